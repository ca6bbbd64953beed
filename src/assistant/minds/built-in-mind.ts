import type { NodeId, Variables } from '#domain/script.ts';
import { NOT_AN_ISSUE } from '#domain/script.ts';
import { CATEGORY_LABELS, categoryOf } from './category-words.ts';
import type { Mind } from './mind.ts';
import { usStateIn } from './us-states.ts';

/** Works with no key and no network. */
export function createBuiltInMind(): Mind {
  return { understand: (node, known, message) => Promise.resolve(understand(node, known, message)), say };
}

function understand(node: NodeId, known: Variables, message: string): Variables {
  const usState = usStateIn(message, { bareAbbreviations: node === 'check_state' });
  const withState = usState ? { ...known, usState } : known;
  if (known.issueSummary !== undefined && node !== 'root') return withState;
  const category = categoryOf(message);
  if (!category)
    return { ...withState, issueSummary: NOT_AN_ISSUE, issueCategory: NOT_AN_ISSUE, issueCategoryEnum: 'courts' };
  return { ...withState, issueSummary: message, issueCategory: CATEGORY_LABELS[category], issueCategoryEnum: category };
}

async function* say(node: NodeId, variables: Variables): AsyncIterable<string> {
  yield* paragraphs(node, variables);
}

function paragraphs(node: NodeId, { issueCategory = '', usState = '' }: Variables): string[] {
  switch (node) {
    case 'root':
    case 'cant_understand_contact_help':
      return [
        'I could not make out a legal issue in that. ',
        'You can tell me what happened in your own words, for example:\n\n',
        '- “My landlord kept my security deposit.”\n- “My boss did not pay my last two weeks.”\n- “I got papers from a debt collector.”\n\n',
        'If you would rather write to a person, use the [contact page](/contact).',
      ];
    case 'check_state':
      return [
        `Thank you. This sounds like a question about **${issueCategory}**.\n\n`,
        'Laws differ from state to state. Which state is this in?',
      ];
    case 'inform':
      return [
        `Thank you. I noted this as a New York question about **${issueCategory}**. `,
        'I do not have a sourced answer for it that I could stand behind, so I will not guess.\n\n',
        'What you can do now: keep every letter, message, receipt and photo; write down dates while you remember them; ',
        'and if you received court papers, look for a date on them first.\n\n',
        'You can contact an attorney below, or write to us on the [contact page](/contact).',
      ];
    case 'out_of_state':
      return [
        `Thank you. The attorneys here are licensed in New York, and what I know is New York law, so I cannot go into the law of ${usState}.\n\n`,
        'Your state’s bar association and its legal aid organizations can point you to help where you are. ',
        'If part of this happened in New York, tell me which part.',
      ];
  }
}
