import { NOT_AN_ISSUE } from '#domain/script.ts';

/** The category as the conversation named it; what the script keeps there is not ours to know otherwise. */
export function categoryIn(state: unknown): string | null {
  const variables = (state as { variables?: { issueCategory?: unknown } } | null)?.variables;
  const category = variables?.issueCategory;
  return typeof category === 'string' && category !== NOT_AN_ISSUE ? category : null;
}
