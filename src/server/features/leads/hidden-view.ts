import { briefFrom, firstOf } from '#domain/leads/lead-brief.ts';
import { REDACTION_RULES, redactTogether } from '#domain/privacy/redact.ts';
import type { HiddenView, SharedMessage } from '#server/platform/db/schema/leads.ts';

export type Shared = {
  readonly title: string;
  readonly category: string | null;
  readonly messages: readonly SharedMessage[];
};

/**
 * The snapshot with contact details hidden and without what was answered for a document. A person's messages are looked at
 * in one piece, because a number can begin in one and end in the next.
 */
export function hiddenView({ title, category, messages }: Shared, note: string | null): HiddenView {
  const visible = messages.filter(({ isInterview }) => !isInterview);
  const own = visible.filter(({ role }) => role === 'user');
  const contents = redactTogether(own.map(({ content }) => content));
  const redacted = new Map(own.map(({ id }, index) => [id, contents[index] ?? '']));
  const others = visible.filter(({ role }) => role === 'assistant');
  for (const { id, content } of others) redacted.set(id, redactTogether([content])[0] ?? '');
  const said = redactTogether(firstOf([...own.map(({ source }) => source ?? ''), note ?? '']));
  return {
    rules: REDACTION_RULES,
    title: redactTogether([title])[0] ?? '',
    messages: visible.map(({ id }) => ({ id, content: redacted.get(id) ?? '' })),
    brief: asStored(briefFrom(category, said)),
  };
}

/** As the attorney may read it once they have accepted. */
export function openBrief({ category, messages }: Shared, note: string | null): HiddenView['brief'] {
  const said = messages.filter(({ role }) => role === 'user').map(({ source }) => source ?? '');
  return asStored(briefFrom(category, [...said, note ?? '']));
}

const asStored = ({ dates, ...brief }: ReturnType<typeof briefFrom>) => ({ ...brief, dates: [...dates] });
