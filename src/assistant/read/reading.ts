import type { Sender } from './told/papers/senders.ts';
import type { CaseFile, PaperKind } from '#domain/matter/case-file.ts';
import type { Language } from '../content/words.ts';
import type { Aspect } from './aspects/aspect-words.ts';
import type { Place } from './told/places.ts';
import type { QuestionKind } from './wording/question-form.ts';

/** Part of a message that is looked up on its own: a question, or the whole of it. */
export type Unit = {
  readonly text: string;
  readonly isQuestion: boolean;
  readonly kind: QuestionKind | null;
  /** Null while the model is not there. */
  readonly vector: Float32Array | null;
  /** The same, said together with what is spoken about; none where nothing is. */
  readonly inTalk: readonly Float32Array[];
  /** Of the whole, in a talk: each thing that it says, together with what is spoken about. */
  readonly pieces?: readonly Float32Array[];
};

export type Danger = {
  /** The emergency, by its id in `content/emergencies`. */
  readonly id: string;
  /** `sure` interrupts with what to do; `unsure` adds one quiet line. */
  readonly level: 'sure' | 'unsure';
  /** How near it came to what people in danger wrote; none where the words leave no doubt. */
  readonly nearness?: number;
};

/** Papers that people call by one name and that mean different things, and letters of which only the sender is told. */
export type UnclearPaper = 'eviction' | 'petition' | 'court' | 'home' | Sender;

/** What a message holds, made out once and before anything is decided. Nothing later looks at the raw words again. */
export type Reading = {
  readonly message: string;
  readonly today: string;
  readonly language: Language;
  readonly danger: Danger | null;
  /** What the message does in the conversation, if it is more than asking or telling. */
  readonly act: string | null;
  /** Somebody who read the message says that it does nothing else; a pattern cannot know. */
  readonly isActWhole?: boolean;
  /** Attorneys are asked for in a sentence of its own, beside something else. */
  readonly wantsCardsToo: boolean;
  readonly isYes: boolean;
  readonly isNo: boolean;
  readonly isUnsure: boolean;
  /** It tries to turn the assistant into something else, or wants help with deceiving. */
  readonly isMisuse: boolean;
  /** The whole first, then its questions in order. */
  readonly units: readonly Unit[];
  /** A story, taken apart into what it tells; none for what is short. */
  readonly clauses: readonly Unit[];
  /** It stands for nothing of its own ("and how long?"): what was spoken about is meant. */
  readonly isFollowUp: boolean;
  /** "Another question: …", and it stands for itself. */
  readonly changesSubject: boolean;
  readonly asksSomething: boolean;
  /** It tells what the other side says, or what is feared, to learn whether it is so. */
  readonly impliesQuestion: boolean;
  /** What we think of it, or how it will end, is asked in so many words. */
  readonly asksOpinion: boolean;
  /** A side of whatever is spoken about. */
  readonly aspect: Aspect | null;
  /** Of a day that is told only the month is named. */
  readonly isMonthOnly: boolean;
  /** It is no more than a day, a place or a sum. */
  readonly isBareFact: boolean;
  /** The words whose meaning is asked for. */
  readonly term: string | null;
  /** A paper came that follows the one that was spoken of. */
  readonly isNextPaper: boolean;
  /** "What if it was by mail": what it tells is not so, as far as we know. */
  readonly isSupposed: boolean;
  /** For the case file. */
  readonly told: Partial<CaseFile>;
  readonly place: Place | null;
  /** Another state is named, but what it is about is not there. */
  readonly isPlaceAside: boolean;
  readonly unclearPaper: UnclearPaper | null;
  /** The message is a paper that was read on the person's device and confirmed. */
  readonly shownPaper: PaperKind | null;
};

/** Nothing was heard but that something was said. */
export const NOTHING_HEARD: Omit<Reading, 'message' | 'today' | 'language'> = {
  danger: null,
  act: null,
  wantsCardsToo: false,
  isYes: false,
  isNo: false,
  isUnsure: false,
  isMisuse: false,
  units: [],
  clauses: [],
  isFollowUp: false,
  changesSubject: false,
  asksSomething: false,
  impliesQuestion: false,
  asksOpinion: false,
  aspect: null,
  isMonthOnly: false,
  isBareFact: false,
  term: null,
  isNextPaper: false,
  isSupposed: false,
  told: {},
  place: null,
  isPlaceAside: false,
  unclearPaper: null,
  shownPaper: null,
};
