import { LICENCE_STATES, type LicenceState } from '#domain/licence.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findAllLicences } from '#server/platform/licence/licence-repo.ts';
import { staffAttorneyView } from './attorney-view.ts';
import { listAllAttorneys } from './attorneys-repo.ts';
import { countMessages, countPendingLeads } from './overview-repo.ts';
import { listImports } from './registry-repo.ts';
import { countWrongAnswers } from './wrong-answers-repo.ts';

const DAY_MS = 86_400_000;
/** As long as an attorney has before they are reminded. */
const LONG_WAIT_DAYS = 3;
/** The state publishes its file anew every month. */
const OLD_REGISTER_DAYS = 40;

export const staffGetOverview: Handler<'staffGetOverview'> = async ({ deps }) => {
  const { db } = deps;
  const now = deps.now();
  const [newest] = await listImports(db, { finished: true, limit: 1 });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    attorneys: await countAttorneys(deps),
    leads: {
      pending: await countPendingLeads(db),
      waitingLong: await countPendingLeads(db, daysAgo(LONG_WAIT_DAYS)),
    },
    messages: { new: await countMessages(db, 'new'), open: await countMessages(db, 'open') },
    answers: { new: await countWrongAnswers(db, 'new') },
    register: {
      asOf: newest?.startedAt.toISOString() ?? null,
      isOld: !newest || newest.startedAt < daysAgo(OLD_REGISTER_DAYS),
    },
  };
};

type Deps = Parameters<typeof staffGetOverview>[0]['deps'];

async function countAttorneys({ db, now }: Deps) {
  const licences = await findAllLicences(db, now());
  const attorneys = (await listAllAttorneys(db)).map((row) => staffAttorneyView(row, licences.get(row.id)));
  const howMany = (fits: (attorney: (typeof attorneys)[number]) => boolean) => attorneys.filter(fits).length;
  const byLicence = Object.fromEntries(
    LICENCE_STATES.map((state) => [state, howMany(({ licence }) => licence.state === state)]),
  ) as Record<LicenceState, number>;
  return {
    shown: howMany(({ isShown }) => isShown),
    paused: howMany(({ paused }) => paused),
    unlicensed: howMany(({ paused, licence }) => !paused && licence.state !== 'current'),
    byLicence,
  };
}
