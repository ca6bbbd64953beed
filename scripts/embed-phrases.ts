import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { shareOf, train, type Example } from '#assistant/find/learned/judgement.ts';
import { readJudges, writeJudges, type Judges } from '#assistant/find/learned/judges.ts';
import {
  isHeldBack,
  loadEventPhrases,
  loadNothingPhrases,
  loadPhrases,
  loadTalkPhrases,
  NOTHING,
  topicOf,
  type Phrase,
} from '#assistant/find/phrases/phrases.ts';
import { NO_WEIGHTS } from '#assistant/find/learned/weighing.ts';
import { createSigns } from '#assistant/find/learned/signs.ts';
import { readWords, writeWords, type TellingWords } from '#assistant/find/words/telling-words.ts';
import { learnWordJudge } from '#assistant/find/words/word-judge.ts';
import { forMeaning, forWords } from '#assistant/find/learned/event-judge.ts';
import { openSharpen } from '#assistant/find/vectors/sharpen.ts';
import { readVectorFile, writeVectorFile } from '#assistant/find/vectors/vector-file.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { LANGUAGES } from '#domain/language.ts';
import { loadEmergencies } from '#assistant/knowledge/emergency.ts';
import { sentencesOf } from '#assistant/read/sentences.ts';
import { bare } from '#assistant/read/wording/bare.ts';
import { dangerIn } from '#assistant/read/danger/danger-words.ts';
import { MODEL, readCache, writeCache } from './embedded-cache.ts';
import { learnAnswers, measureYesNo } from './learn-answers.ts';
import { answersOf, learnTalks, saidGroups } from './learn-talks.ts';
import { isTypingFresh, learnTyping } from './learn-typing.ts';
import { learnAskedWords, learnToldWords } from './learn-words.ts';
import { measure, measureAspects, measureEvents, measureTurns } from './measure-phrases.ts';
import { ROOT } from './root.ts';

/**
 * Makes content/vectors.bin, content/judges.json and the files of words from content/phrases and the sentence model, and prints what they are worth on
 * the phrases that were held back. With --check it only tells whether they are up to date.
 */
const VECTORS = path.join(ROOT, 'content/vectors.bin');
const JUDGES = path.join(ROOT, 'content/judges.json');
const WORDS = path.join(ROOT, 'content/words.bin');
const STATEMENT_WORDS = path.join(ROOT, 'content/statement-words.bin');
const ASKED_WORDS = path.join(ROOT, 'content/asked-words.bin');
const EVENT_WORDS = path.join(ROOT, 'content/event-words.bin');
const ASPECT_WORDS = path.join(ROOT, 'content/aspect-words.bin');
const DANGER_WORDS = path.join(ROOT, 'content/danger-words.bin');
const SHARPEN = path.join(ROOT, 'training/model/sharpen.bin');
/** Ordinary questions, as examples of what is neither an act nor an emergency; more would only take time. */
const ORDINARY = 12_000;
/** So few say nothing by themselves. */
const FEW_WORDS = 3;
/** Hundreds of labels and tens of thousands of phrases: more passes take minutes and gain nothing on held-back phrases. */
const PASSES_OF_TOPICS = 6;
/** Few phrases for each event: fewer passes are less certain of what they know. */
const PASSES_OF_EVENTS = 40;

/** What people write about a topic that an emergency names may be one or not: it teaches neither. */
const urgent = new Set([...loadEmergencies().values()].flatMap(({ topics }) => topics));

/** What might be told by somebody in danger teaches nothing about it. */
const GRAVE =
  /\b(?:kni(?:fe|ves)|guns?|hits?|hitting|beats?|hurts?|kill\w*|die[ds]?|dead|afraid|scared|threat\w*|threw|touched|police|cops?|choke\w*|push\w*|passport|locked?|marshal|sheriff|ice|migra|golp\w+|pega\w*|mat[ae]\w*|muert\w+|miedo|amenaz\w+|arma|pistola|cuchillo|polic[ií]a|pasaporte|encerr\w+|viol\w+)\b/iu;

const FOLLOW_UP = 'act:follow-up';
/** "What does it cost?": a side of whatever is spoken about. */
const ASPECT = 'act:ask-';
/** The same with the problem named, which leans on nothing: "what if the landlord says no". `act:about-none`: for no side of it. */
const ABOUT = 'act:about-';
const NEED_LAWYER = 'act:need-lawyer';
const phrases = loadPhrases();
const topics = new Map(loadTopics().map((topic) => [topic.id, topic]));
/** The question on a statement's button asks for it as plainly as can be. It was written to be known: none is held back. */
const asked = [...topics.values()]
  .flatMap(({ statements }) => statements)
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  .flatMap(({ id, ask }) =>
    ask ? LANGUAGES.map((language) => ({ id, language, text: ask[language], isButton: true as const })) : [],
  );
const talkPhrases = loadTalkPhrases();
const nothingPhrases = loadNothingPhrases();
const eventPhrases = loadEventPhrases();
const saidKnown = talkPhrases.filter(({ id, text }) => id !== NOTHING && !isHeldBack(text));
/** What we know is told apart more sharply; what people do, and danger, is heard as it is. */
const sharpen = openSharpen(readFileSync(SHARPEN));
const sharpened = (vector: Float32Array | undefined) => vector && sharpen(vector);
const isKnowledge = (id: string) => id.includes('/');
/** All that was embedded, now or before. */
const embedded = new Map<string, Float32Array>();
const typed = { phrases: [...phrases, ...talkPhrases], topics };
const stamp = fingerprint([...phrases, ...asked, ...talkPhrases, ...nothingPhrases, ...eventPhrases]);

if (process.argv.includes('--check')) {
  const isFresh = existsSync(VECTORS) && readVectorFile(readFileSync(VECTORS)).stamp === stamp;
  if (!isFresh || !isTypingFresh(typed)) {
    console.error('What is made of content/phrases does not fit them or the model: run "npm run embed".');
    process.exit(1);
  }
} else {
  await make();
}

async function make(): Promise<void> {
  learnTyping(typed);
  for (const [text, vector] of readCache()) embedded.set(text, vector);
  const vectors = await embedPhrases();
  const known = [...phrases.filter(({ text }) => !isHeldBack(text)), ...asked];
  const ids = [...new Set(known.filter(({ id }) => id !== 'no-emergency').map(({ id }) => id))].toSorted();
  const groups = ids.filter((id) => !id.startsWith('act:')).map((id) => groupOf(id, known, vectors));
  writeFileSync(
    VECTORS,
    writeVectorFile(stamp, [...groups, ...(await saidGroups(saidKnown, topics, { embed: embedAll, sharpen }))]),
  );
  const fragments = await fragmentsOfTalks();
  const ofTopics = known.filter(({ id }) => id.includes('/')).map(({ id, text }) => ({ text, id: topicOf(id) }));
  const told = await eventExamples();
  const byWords = keepWords(EVENT_WORDS, learnWordJudge(eventWords()));
  const ofDanger = [
    ...examples(known, vectors, emergencyLabel),
    ...[...fragments.filter(isCalm), ...(await calmSentences())].map(asNone),
  ];
  const judges = trainJudges({ known, vectors, fragments, ofDanger, told, ofTopics });
  const ofAspects = examples(known, vectors, aspectLabel);
  const aspectWords = keepWords(
    ASPECT_WORDS,
    learnWordJudge(ofAspects.map(({ text, label }) => ({ text, id: label }))),
  );
  const dangerWords = keepWords(DANGER_WORDS, learnWordJudge(ofDanger.map(({ text, label }) => ({ text, id: label }))));
  const words = keepWords(WORDS, learnWordJudge(ofTopics));
  const statements = keepWords(STATEMENT_WORDS, learnToldWords(topics));
  const askedWords = keepWords(ASKED_WORDS, learnAskedWords(topics, [...known, ...saidKnown]));
  // As they are kept: eight bits instead of thirty-two.
  const kept = readJudges(writeJudges({ ...judges, meant: NO_WEIGHTS, yesNo: NO_WEIGHTS }));
  const signs = createSigns(kept.topics, { topics: words, statements, asked: askedWords });
  const heldBack = phrases.filter(({ text }) => isHeldBack(text));
  const leaning = (vector: Float32Array) => shareOf(kept.followUp, vector, 'follow-up');
  const { meant, measured } = await learnTalks({
    topics,
    known,
    heldBack,
    groups,
    signs,
    leaning,
    sharpen,
    talkPhrases,
    nothingPhrases,
    embed: embedAll,
  });
  const answered = await answeredPhrases();
  const yesNo = learnAnswers(answered);
  writeFileSync(JUDGES, writeJudges({ ...judges, meant, yesNo }));
  console.log(`${known.length} vectors in ${groups.length} groups, ${heldBack.length} phrases held back`);
  measure(heldBack, vectors, { judges, dangerWords });
  measureAspects(examples(heldBack, vectors, aspectLabel), { byMeaning: kept.aspects, byWords: aspectWords });
  measureEvents(
    told.filter(({ text }) => isHeldBack(text)),
    { byMeaning: kept.events, byWords },
  );
  measureTurns(measured, meant);
  measureYesNo(answered, yesNo);
}

/** The phrases of one id, as what is asked is compared with them. */
function groupOf(id: string, known: readonly Phrase[], vectors: ReadonlyMap<string, Float32Array>) {
  const own = known.filter((one) => one.id === id && vectors.has(one.text));
  const asTheyAre = own.flatMap(({ text }) => vectors.get(text) ?? []);
  return { id, vectors: isKnowledge(id) ? asTheyAre.map(sharpen) : asTheyAre, ...answersOf(own) };
}

type Taught = {
  readonly known: readonly Phrase[];
  readonly vectors: ReadonlyMap<string, Float32Array>;
  readonly fragments: readonly Fragment[];
  readonly ofDanger: readonly Example[];
  readonly told: readonly Taken[];
  readonly ofTopics: readonly { readonly text: string; readonly id: string }[];
};

function trainJudges({ known, vectors, fragments, ofDanger, told, ofTopics }: Taught): Judges {
  return {
    // Half questions are near to every act: "it's the weekend" to a goodbye.
    acts: train([...examples(known, vectors, actLabel), ...fragments.map(asNone)]),
    emergencies: train(ofDanger),
    elsewhere: train(examples(known, vectors, placeLabel)),
    followUp: train(examples(known, vectors, followUpLabel)),
    aspects: train(examples(known, vectors, aspectLabel)),
    events: train(
      told.filter(({ text }) => !isHeldBack(text)),
      PASSES_OF_EVENTS,
    ),
    topics: train(
      ofTopics.flatMap(({ text, id }) => {
        const vector = vectors.get(text);
        return vector ? [{ vector, label: id }] : [];
      }),
      PASSES_OF_TOPICS,
    ),
  };
}

/** What people ask, at first and in talks, with what is answered where a yes or a no fits. */
async function answeredPhrases() {
  const all = [...phrases, ...talkPhrases];
  const vectors = await embedAll(all.map(({ text }) => bare(text)));
  return { topics, phrases: all, vectorOf: (text: string) => sharpened(vectors.get(bare(text))) };
}

/** What is told of days, with the event that it tells. */
async function eventExamples(): Promise<Taken[]> {
  const meanings = eventPhrases.map(({ text, language }) => forMeaning(text, language));
  const vectors = await embedAll(meanings);
  return eventPhrases.flatMap(({ id, text }, at) => {
    const vector = vectors.get(meanings[at] ?? '');
    return vector ? [{ text, label: id, vector }] : [];
  });
}

function eventWords(): { id: string; text: string }[] {
  return eventPhrases.filter(({ text }) => !isHeldBack(text)).map(({ id, text }) => ({ id, text: forWords(text) }));
}

/** As a running server reads them. */
function keepWords(file: string, words: TellingWords): TellingWords {
  const bytes = writeWords(words);
  writeFileSync(file, bytes);
  return readWords(bytes);
}

type Spoken = { readonly text: string; readonly vector: Float32Array };
type Fragment = Spoken & { readonly topics: readonly string[] };

/** Short things said in the middle of talks: without them whatever is short sounds like danger. */
async function fragmentsOfTalks(): Promise<Fragment[]> {
  const said = [
    ...talkPhrases.map(({ text, about, id }) => ({ text, topics: [about, topicOf(id)] })),
    ...nothingPhrases.map(({ text }) => ({ text, topics: [] })),
  ].filter(({ text }) => !isHeldBack(text));
  const vectors = await embedAll(said.map(({ text }) => bare(text)));
  return said.flatMap((one) => {
    const vector = vectors.get(bare(one.text));
    return vector ? [{ ...one, vector }] : [];
  });
}

/** Of what is no emergency no sentence is one; a message is listened to as a whole and sentence by sentence. */
async function calmSentences(): Promise<Spoken[]> {
  const said = phrases
    .filter(({ id, text }) => id === 'no-emergency' && !isHeldBack(text))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((text) => text.split(/\s+/).length > FEW_WORDS);
  const vectors = await embedAll(said.map(bare));
  return [...new Set(said)].flatMap((text) => {
    const vector = vectors.get(bare(text));
    return vector ? [{ text, vector }] : [];
  });
}

function asNone({ text, vector }: Spoken): Taken {
  return { text, vector, label: 'none' };
}

function isCalm({ text, topics }: Fragment): boolean {
  return !topics.some((id) => urgent.has(id)) && dangerIn(text) === null && !GRAVE.test(text);
}

type Label = (id: string) => string | null;

function actLabel(id: string): string | null {
  // What is said there may well be an act too ("thanks", "do I need a lawyer for it").
  if (id.startsWith(ABOUT)) return null;
  if (id.startsWith('act:place') || id.startsWith(ASPECT) || id === FOLLOW_UP) return 'none';
  if (id.startsWith('act:')) return id.slice('act:'.length);
  return 'none';
}
function emergencyLabel(id: string): string | null {
  if (id.startsWith('emergency:')) return id.slice('emergency:'.length);
  return urgent.has(topicOf(id)) ? null : 'none';
}
/** "And how long?" stands for nothing of its own: it is told apart from questions that do. */
function followUpLabel(id: string): string | null {
  if (id === FOLLOW_UP || id.startsWith(ASPECT)) return 'follow-up';
  return id.includes('/') ? 'none' : null;
}
/** Only questions that are asked in a talk are told apart by it. */
function aspectLabel(id: string): string | null {
  if (id === FOLLOW_UP) return 'none';
  if (id === NEED_LAWYER) return 'lawyer';
  if (id.startsWith(ABOUT)) return id.slice(ABOUT.length);
  return id.startsWith(ASPECT) ? id.slice(ASPECT.length) : null;
}
function placeLabel(id: string): string | null {
  return id.startsWith('act:place') ? id.slice('act:'.length) : null;
}

type Taken = Example & { readonly text: string };

/** Ordinary phrases are thinned out evenly; those that look like an emergency and are none all stay. */
function examples(from: readonly Phrase[], vectors: ReadonlyMap<string, Float32Array>, labelOf: Label): Taken[] {
  const isOrdinary = ({ id }: Phrase) => labelOf(id) === 'none' && id !== 'no-emergency' && !id.startsWith('act:');
  const ordinary = from.filter(isOrdinary);
  const every = Math.max(1, Math.floor(ordinary.length / ORDINARY));
  const kept = new Set(ordinary.filter((_, at) => at % every === 0));
  return from.flatMap((phrase) => {
    const label = labelOf(phrase.id);
    const vector = vectors.get(phrase.text);
    if (label === null || !vector || (isOrdinary(phrase) && !kept.has(phrase))) return [];
    return [{ text: phrase.text, vector, label }];
  });
}

async function embedPhrases(): Promise<Map<string, Float32Array>> {
  const all: readonly Phrase[] = [...phrases, ...asked];
  const vectors = await embedAll(all.map(({ text }) => bare(text)));
  return new Map(
    all.flatMap(({ text }) => {
      const vector = vectors.get(bare(text));
      return vector ? [[text, vector] as const] : [];
    }),
  );
}

async function embedAll(all: readonly string[]): Promise<Map<string, Float32Array>> {
  const texts = [...new Set(all)].filter((text) => !embedded.has(text));
  if (texts.length === 0) return embedded;
  const embedder = createEmbedder((error) => console.error(error), true);
  await embedder.whenReady();
  for (let at = 0; at < texts.length; at += 64) {
    const batch = texts.slice(at, at + 64);
    const made = await embedder.embed(batch);
    batch.forEach((text, index) => made?.[index] && embedded.set(text, made[index]));
  }
  await embedder.close();
  writeCache(embedded);
  return embedded;
}

function fingerprint(all: readonly Phrase[]): string {
  const hash = createHash('sha256').update(readFileSync(MODEL)).update(readFileSync(SHARPEN));
  for (const { id, text, answer = '' } of all) hash.update(`${id}\n${text}\n${answer}\n`);
  return hash.digest('hex').slice(0, 16);
}
