/** A set of files that are changed one small step at a time, and the tests that have to notice. */
export type MutantSet = { readonly mutate: readonly string[]; readonly tests: readonly string[] };

/** Small enough that each set runs in minutes; the rules that would hurt somebody come first. */
export const SETS: Readonly<Record<string, MutantSet>> = {
  deadlines: {
    mutate: [
      'src/domain/deadlines/{deadline,business-day,holiday}.ts',
      'src/domain/calendar/{calendar-day,new-york-day}.ts',
    ],
    tests: ['src/domain/deadlines/*.test.ts', 'src/domain/calendar/*.test.ts'],
  },
  privacy: {
    mutate: [
      'src/domain/privacy/{redact,mask,contact-details,find-emails,find-handles,find-phones,find-street-addresses,phone-figures}.ts',
      'src/domain/privacy/{readable-text,text-span,us-phone}.ts',
    ],
    tests: ['src/domain/privacy/{redact,redact-spellings,mask,us-phone,redact-edges}.test.ts'],
  },
  leads: {
    mutate: [
      'src/domain/leads/{lead,lead-brief}.ts',
      'src/domain/attorneys/{attorney-order,license}.ts',
      'src/domain/{roles,terms}.ts',
      'src/domain/matter/case-change.ts',
    ],
    tests: ['src/domain/{leads,attorneys,matter}/*.test.ts', 'src/domain/{roles,terms}.test.ts'],
  },
  contract: {
    mutate: ['src/contract/{fields,errors,envelope,account,answer,attorneys,chat,leads,support}.ts'],
    tests: ['src/contract/*.test.ts'],
  },
  documents: {
    mutate: ['src/domain/documents/{answers,secret-answer,format-answer,read-answer}.ts'],
    tests: ['src/domain/documents/*.test.ts'],
  },
  // The numbers themselves are not changed by the tool: each has a test on both sides (danger-thresholds.test.ts).
  danger: {
    mutate: ['src/assistant/read/read-message.ts', 'src/assistant/read/danger-words.ts'],
    tests: ['src/assistant/read/{danger-thresholds,danger-words}.test.ts'],
  },
};
