import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Search } from '../find/find-statements.ts';
import { createDangerJudge, type DangerJudge } from '../find/learned/danger-judge.ts';
import type { EventJudge } from '../find/learned/event-judge.ts';
import { shareOf } from '../find/learned/judgement.ts';
import { readJudges, type Judges } from '../find/learned/judges.ts';
import { createNearestEmergency, type NearestEmergency } from '../find/nearest-emergency.ts';
import { createStatementIndex } from '../find/statement-index.ts';
import { createSigns } from '../find/learned/signs.ts';
import { readWords, type TellingWords } from '../find/words/telling-words.ts';
import { openSharpen } from '../find/vectors/sharpen.ts';
import { readVectorFile } from '../find/vectors/vector-file.ts';
import { createWordIndex } from '../find/words/word-index.ts';
import { createYesOrNo } from '../find/yes-or-no.ts';
import { loadEmergencies, type Emergency } from './emergency.ts';
import { loadTopics } from './load-topics.ts';
import type { Topic } from './topic.ts';

/** All that is known, ready to be searched. It never changes while the program runs. */
export type Knowledge = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly emergencies: ReadonlyMap<string, Emergency>;
  readonly search: Search;
  readonly judges: Judges;
  readonly nearestEmergency: NearestEmergency;
  readonly danger: DangerJudge;
  readonly events: EventJudge;
  readonly aspectWords: TellingWords;
};

const CONTENT = path.resolve(import.meta.dirname, '../../../content');
const SHARPEN = path.resolve(import.meta.dirname, '../../../training/model/sharpen.bin');

let opened: Knowledge | undefined;

/** Read once in each process, however many ask. */
export function openKnowledge(): Knowledge {
  opened ??= readKnowledge();
  return opened;
}

function readKnowledge(): Knowledge {
  const topics = new Map(loadTopics().map((topic) => [topic.id, topic]));
  const { meant, yesNo, ...judges } = readJudges(readFileSync(path.join(CONTENT, 'judges.json'), 'utf8'));
  const wordsIn = (file: string) => readWords(readFileSync(path.join(CONTENT, file)));
  const vectors = readVectorFile(readFileSync(path.join(CONTENT, 'vectors.bin')));
  const sharpen = openSharpen(readFileSync(SHARPEN));
  const nearestEmergency = createNearestEmergency(vectors);
  return {
    topics,
    emergencies: loadEmergencies(),
    search: {
      index: createStatementIndex({
        topics,
        file: vectors,
        sharpen,
        signs: createSigns(judges.topics, {
          topics: wordsIn('words.bin'),
          statements: wordsIn('statement-words.bin'),
          asked: wordsIn('asked-words.bin'),
        }),
        leaning: (vector) => shareOf(judges.followUp, vector, 'follow-up'),
        meant,
      }),
      byWords: createWordIndex(topics),
      yesOrNo: createYesOrNo(vectors, yesNo, sharpen),
    },
    judges,
    nearestEmergency,
    danger: createDangerJudge({
      byMeaning: judges.emergencies,
      byWords: wordsIn('danger-words.bin'),
      nearest: nearestEmergency,
    }),
    events: { byMeaning: judges.events, byWords: wordsIn('event-words.bin') },
    aspectWords: wordsIn('aspect-words.bin'),
  };
}
