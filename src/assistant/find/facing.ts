import type { OtherSide } from '#domain/matter/case-file.ts';
import { FACING } from '../numbers.ts';
import { FACED, type Faced, type Topic } from '../knowledge/topic.ts';

/** Whom the person who writes has on the other side, where some topics are written to just that one and others to the one across. */
export const facedIn = (side: OtherSide | undefined): Faced | undefined => FACED.find((one) => one === side);

const ACROSS: Readonly<Record<Faced, Faced>> = {
  tenant: 'landlord',
  landlord: 'tenant',
  worker: 'employer',
  employer: 'worker',
  accuser: 'abuser',
  abuser: 'accuser',
};

type WrittenTo = Pick<Topic, 'facing'>;

/** Written to the one across: true as it is, and no "you" in it is the person who asked. */
export const isWrittenAcross = ({ facing }: WrittenTo, faced: Faced | undefined): boolean =>
  facing !== undefined && faced !== undefined && facing === ACROSS[faced];

/** Written to an owner, an employer or somebody accused, as few topics are: whoever is one asks for these. */
const isWrittenToFew = ({ facing }: WrittenTo): boolean => FEW.some((one) => one === facing);
const FEW: readonly Faced[] = ['tenant', 'worker', 'accuser'];

/** Written to few, and whoever asks has somebody else on the other side: nobody who fears an ex rents out a home. */
const isOfOthers = (topic: WrittenTo, faced: Faced): boolean => isWrittenToFew(topic) && topic.facing !== faced;

/** What is looked at for an owner or an employer, however far it may seem. */
export const writtenTo = (topics: ReadonlyMap<string, Topic>, faced: Faced | undefined): readonly Topic[] =>
  faced === undefined ? [] : [...topics.values()].filter((one) => one.facing === faced && isWrittenToFew(one));

/** At the beginning of a talk: so much nearer, or farther, by whom it is written to. */
export function nearerFacing(topic: WrittenTo, faced: Faced | undefined): number {
  if (faced === undefined) return 0;
  if (isWrittenAcross(topic, faced) || isOfOthers(topic, faced)) return -FACING.farther;
  return topic.facing === faced && isWrittenToFew(topic) ? FACING.nearer : 0;
}

/** In a talk: so many times as likely. */
export function timesFacing(topic: WrittenTo, faced: Faced | undefined): number {
  if (faced === undefined) return 1;
  if (isOfOthers(topic, faced)) return 1 / FACING.timesOfFew;
  if (isWrittenAcross(topic, faced)) return 1 / FACING.times;
  return topic.facing === faced && isWrittenToFew(topic) ? FACING.times : 1;
}
