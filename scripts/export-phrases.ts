import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isHeldBack, loadPhrases, topicOf } from '#assistant/find/phrases/phrases.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { bare } from '#assistant/read/wording/bare.ts';
import { ROOT } from './root.ts';

/**
 * The phrases as training/train.py reads them, into .cache/phrases.jsonl. A phrase about a topic belongs to its first
 * statement; the statements themselves are in it too, so that a question lies near its answer in both languages. Everything else that
 * content says in both languages is in it as pairs that mean the same.
 */
const file = path.join(ROOT, '.cache/phrases.jsonl');
const topics = new Map(loadTopics().map((topic) => [topic.id, topic]));

const asked = loadPhrases().map(({ text, id, language }) => {
  const topic = topicOf(id);
  const group = topics.has(topic) ? 'knowledge' : id.startsWith('act:') ? 'act' : 'emergency';
  const own = id.includes('#') ? id : (topics.get(topic)?.statements[0]?.id ?? id);
  return {
    text: bare(text),
    id: own,
    topic: group === 'knowledge' ? topic : group,
    language,
    group,
    heldBack: isHeldBack(text),
  };
});
const said = [...topics.values()].flatMap((topic) =>
  topic.statements.flatMap(({ id, en, es }) =>
    (['en', 'es'] as const).map((language) => ({
      text: language === 'en' ? en : es,
      id,
      topic: topic.id,
      language,
      group: 'statement',
      heldBack: false,
    })),
  ),
);

/** What a talk about a topic is called, and what lies near to it. */
const labels = [...topics.values()].map(({ id, label, related }) => ({ group: 'label', topic: id, ...label, related }));

const pairs = new Map(
  globSync('content/{knowledge,facts,emergencies,deadlines,documents,pages}/**/*.yaml', { cwd: ROOT })
    .toSorted()
    .flatMap((name) => pairsIn(parse(readFileSync(path.join(ROOT, name), 'utf8'))).map((pair) => [pair.en, pair])),
);

function pairsIn(value: unknown): { group: 'same'; en: string; es: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(pairsIn);
  if (!('en' in value) || !('es' in value)) return within;
  const { en, es } = value;
  return typeof en === 'string' && typeof es === 'string' ? [{ group: 'same', en, es }, ...within] : within;
}

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, [...asked, ...said, ...labels, ...pairs.values()].map((row) => JSON.stringify(row)).join('\n'));
console.log(
  `${asked.length} phrases, ${asked.filter(({ heldBack }) => heldBack).length} held back, ${said.length} statements, ${pairs.size} pairs`,
);
