import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { createEmbedder } from '#assistant/search/embedder.ts';
import { allPhrases, loadUtterances } from '#assistant/search/phrases.ts';
import { phraseKey, readVectors, writeVectors } from '#assistant/search/vector-table.ts';

/** Keeps content/vectors.bin in step with the phrases; with --check it only tells whether it is. */
const FILE = path.resolve(import.meta.dirname, '../content/vectors.bin');

const topics = loadTopics();
const phrases = allPhrases(topics, loadUtterances(topics));
const known = existsSync(FILE) ? readVectors(readFileSync(FILE)) : new Map<string, Float32Array>();
const wanted = new Map(phrases.map((text) => [phraseKey(text), text]));
const missing = [...wanted].filter(([key]) => !known.has(key));
const stale = [...known.keys()].filter((key) => !wanted.has(key));

if (process.argv.includes('--check')) {
  if (missing.length + stale.length > 0) {
    console.error(
      `content/vectors.bin lacks ${missing.length} phrases and has ${stale.length} too many: run "npm run embed".`,
    );
    process.exit(1);
  }
} else if (missing.length + stale.length > 0) {
  for (const key of stale) known.delete(key);
  const embedder = createEmbedder((error) => console.error(error), true);
  await embedder.whenReady();
  for (const [index, [key, text]] of missing.entries()) {
    const vector = await embedder.embed(text);
    if (vector) known.set(key, vector);
    if (index % 100 === 99) console.log(`${index + 1} of ${missing.length}`);
  }
  writeFileSync(FILE, writeVectors(known));
  await embedder.close();
  console.log(`${known.size} vectors`);
}
