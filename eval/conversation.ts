import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IssueCategory } from '#domain/issue-category.ts';

export type ReplyKind =
  | 'answer'
  | 'ask-paper'
  | 'abstain'
  | 'emergency'
  | 'out-of-state'
  | 'not-legal'
  | 'refusal'
  | 'small-talk';

/** What a good reply has; everything is optional, and what is not asked for is not judged. */
export type Expected = {
  readonly triage?: ReplyKind;
  readonly emergency?: string;
  /** Of these kinds of opening one must hold. */
  readonly opens?: readonly string[];
  /** Of each group one wording must be in what is seen at once. */
  readonly mentions?: readonly (readonly string[])[];
  readonly never?: readonly (readonly string[])[];
  readonly category?: IssueCategory;
  /** What was told already. */
  readonly neverAsks?: readonly string[];
  readonly deadline?: string;
  readonly noDeadline?: boolean;
  readonly act?: string;
  /** For whoever reads the data; not judged. */
  readonly document?: string;
  readonly language?: 'en' | 'es';
};

export type Spoken = { readonly say: string; readonly expect: Expected };
export type Conversation = {
  readonly id: string;
  readonly persona: string;
  readonly language: 'en' | 'es';
  readonly turns: readonly Spoken[];
};

type Written = Omit<Conversation, 'turns'> & Partial<Spoken> & { readonly turns?: readonly Spoken[] };

/** Single questions are conversations of one turn. */
export function loadConversations(): { group: string; conversation: Conversation }[] {
  return ['questions', 'conversations'].flatMap((kind) => {
    const folder = path.resolve(import.meta.dirname, kind);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) =>
        (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Written[]).map(
          ({ say, expect, turns, ...rest }) => ({
            group: `${kind === 'questions' ? 'asked' : 'talk'}: ${path.basename(file, '.json')}`,
            conversation: { ...rest, turns: turns ?? [{ say: say ?? '', expect: expect ?? {} }] },
          }),
        ),
      );
  });
}
