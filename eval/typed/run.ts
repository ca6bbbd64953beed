import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutVersion } from '#assistant/apply/apply-statement.ts';
import { createAssistant } from '#assistant/create-assistant.ts';
import { isHeldBack, loadPhrases, topicOf, type Phrase } from '#assistant/find/phrases/phrases.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { TODAY } from '../play.ts';
import { hashed } from './hashed.ts';
import { withSlips } from './slips.ts';

/**
 * How much is lost when people type as people type: held-back questions and what people in danger write, as first messages, bare and behind a greeting, before a plea,
 * both, and with slips of the thumb. The greetings were written by somebody who saw none of those that are learned from.
 */
const QUESTIONS = 400;
const IN_DANGER = 400;

type Around = Readonly<Record<'en' | 'es', Readonly<Record<'before' | 'after', readonly string[]>>>>;
const around = JSON.parse(readFileSync(path.join(import.meta.dirname, 'around.json'), 'utf8')) as Around;
const one = (among: readonly string[], of: string) => among[hashed(of) % among.length] ?? '';

const WAYS: Readonly<Record<string, (phrase: Phrase) => string>> = {
  bare: ({ text }) => text,
  'behind a greeting': ({ text, language }) => one(around[language].before, text) + text,
  'before a plea': ({ text, language }) => text + one(around[language].after, text),
  both: ({ text, language }) => one(around[language].before, text) + text + one(around[language].after, text),
  'with slips': ({ text }) => withSlips(text),
};

const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await embedder.whenReady();

async function first(message: string) {
  let isCrisis = false;
  const turn = { message, state: null, isAnonymous: true, today: TODAY, signal: new AbortController().signal };
  for await (const event of assistant.reply({ ...turn, earlier: () => Promise.resolve([]) })) {
    if (event.type === 'crisis') isCrisis = true;
    if (event.type === 'finished')
      return {
        told: event.state.last.map(withoutVersion),
        isCrisis,
        isLine: event.state.told.some((key) => key.startsWith('line:')),
      };
  }
  throw new Error('no answer');
}

const held = loadPhrases()
  .filter(({ text }) => isHeldBack(text))
  .toSorted((a, b) => hashed(a.text) - hashed(b.text));
const questions = held.filter(({ id }) => id.includes('#')).slice(0, QUESTIONS);
const inDanger = held.filter(({ id }) => id.startsWith('emergency:')).slice(0, IN_DANGER);
const share = (of: readonly unknown[], count: number) => ((100 * count) / of.length).toFixed(1);

for (const [way, typed] of Object.entries(WAYS)) {
  const answers = await Array.fromAsync(questions, async (phrase) => ({ phrase, ...(await first(typed(phrase))) }));
  const alarms = await Array.fromAsync(inDanger, (phrase) => first(typed(phrase)));
  console.log(way.padEnd(18), {
    'right statement leads': share(questions, answers.filter(({ phrase, told }) => told[0] === phrase.id).length),
    'right topic': share(
      questions,
      answers.filter(({ phrase, told }) => topicOf(told[0] ?? '') === topicOf(phrase.id)).length,
    ),
    'no answer': share(questions, answers.filter(({ told }) => told.length === 0).length),
    'alarm in vain': share(questions, answers.filter(({ isCrisis }) => isCrisis).length),
    'danger heard': share(inDanger, alarms.filter(({ isCrisis, isLine }) => isCrisis || isLine).length),
  });
}
await assistant.close();
