/** A set of files that are changed one small step at a time, and the tests that have to notice. */
export type MutantSet = { readonly mutate: readonly string[]; readonly tests: readonly string[] };

/** Small enough that each set runs in minutes; the rules that would hurt somebody come first. */
export const SETS: Readonly<Record<string, MutantSet>> = {
  deadlines: {
    mutate: ['src/domain/{deadline,business-day,calendar-day,holiday,new-york-day}.ts'],
    tests: ['src/domain/{deadline,calendar-day,holiday,business-day,new-york-day}.test.ts'],
  },
  privacy: {
    mutate: [
      'src/domain/privacy/{redact,mask,contact-details,find-emails,find-handles,find-phones,find-street-addresses,phone-figures}.ts',
      'src/domain/privacy/{readable-text,text-span,us-phone}.ts',
    ],
    tests: ['src/domain/privacy/{redact,redact-spellings,mask,us-phone,redact-edges}.test.ts'],
  },
  leads: {
    mutate: ['src/domain/{lead,lead-brief,roles,terms,attorney-order,license,case-change}.ts'],
    tests: ['src/domain/{lead,lead-brief,roles,terms,attorney-order,license,case-change}.test.ts'],
  },
  contract: {
    mutate: ['src/contract/{fields,errors,envelope,account,attorneys,chat,leads,support}.ts'],
    tests: ['src/contract/*.test.ts'],
  },
  documents: {
    mutate: ['src/domain/document/{answers,conditions,secret-answer,format-answer,read-answer}.ts'],
    tests: ['src/domain/document/*.test.ts'],
  },
  // The numbers themselves are not changed by the tool: each has a test on both sides (danger-thresholds.test.ts).
  danger: {
    mutate: ['src/assistant/read/read-message.ts', 'src/assistant/read/danger-words.ts'],
    tests: ['src/assistant/read/{danger-thresholds,danger-words}.test.ts'],
  },
};
