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
    tests: ['src/domain/privacy/*.test.ts'],
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
    mutate: [
      'src/contract/{fields,paging,errors,envelope,account,answer,attorneys,chat,deadlines,leads,matter,support}.ts',
      'src/contract/documents/{document-definition,documents,official-form}.ts',
      'src/contract/staff/{accounts,attorneys,leads,messages,register,reports}.ts',
    ],
    tests: ['src/contract/*.test.ts', 'scripts/callables/*.test.ts'],
  },
  domain: {
    mutate: [
      'src/domain/{language,words}.ts',
      'src/domain/text/{months,sentences}.ts',
      'src/domain/chat/{chat,interview-messages,script}.ts',
      'src/domain/calendar/review-period.ts',
      'src/domain/matter/case-file.ts',
      'src/domain/attorneys/{ny-county,ny-region,register-import}.ts',
      'src/domain/staff/staff-period.ts',
    ],
    tests: ['src/domain/*.test.ts', 'src/domain/{text,chat,calendar,matter,attorneys,staff}/*.test.ts'],
  },
  documents: {
    mutate: ['src/domain/documents/{answers,secret-answer,format-answer,read-answer}.ts'],
    tests: ['src/domain/documents/*.test.ts'],
  },
  // The numbers themselves are not changed by the tool: each has a test on both sides (danger-thresholds.test.ts).
  danger: {
    mutate: ['src/assistant/read/read-message.ts', 'src/assistant/read/danger/{danger-words,misuse}.ts'],
    tests: ['src/assistant/read/**/*.test.ts'],
  },
  // Those of what must not go wrong.
  deciders: {
    mutate: [
      'src/assistant/decide/{emergency,refusal,ending,small-talk,advice,repeating,next-question,go-on,still-there,sure,decide,attorneys,misunderstood}.ts',
    ],
    tests: ['src/assistant/decide/tests/*.test.ts'],
  },
  // What a question is like, and what it finds: by made-up directions, without the model.
  finding: {
    mutate: [
      'src/assistant/find/{yes-or-no,rank-story}.ts',
      'src/assistant/read/wording/{clauses,joined-questions,question-frame,question-form}.ts',
      'src/assistant/read/{correcting,picked}.ts',
      'src/assistant/decide/answering/yes-or-no.ts',
    ],
    tests: [
      'src/assistant/find/{yes-or-no,rank-story}.test.ts',
      'src/assistant/read/wording/*.test.ts',
      'src/assistant/read/{correcting,picked}.test.ts',
      'src/assistant/decide/tests/yes-or-no.test.ts',
    ],
  },
  // What is answered, said again, or not known.
  question: {
    mutate: ['src/assistant/decide/{abstain,question}.ts', 'src/assistant/decide/answering/asked-again.ts'],
    tests: ['src/assistant/decide/tests/{abstain,question,asked-again}.test.ts'],
  },
  // What an answer is made of, and the sides of a problem.
  answering: {
    mutate: [
      'src/assistant/decide/sides/*.ts',
      'src/assistant/decide/other-language.ts',
      'src/assistant/decide/answering/answering.ts',
    ],
    tests: ['src/assistant/decide/tests/answering.test.ts', 'src/assistant/decide/sides/*.test.ts'],
  },
  // The day and the sum that a paper means.
  papers: {
    mutate: ['src/domain/papers/{find-dates,written-days,find-amount}.ts'],
    tests: ['src/domain/papers/{find-dates,find-amount}.test.ts'],
  },
  // Its kind, court, number and sides, by a few lines of a paper: whole papers take seconds for each change.
  kinds: {
    mutate: [
      'src/domain/papers/{find-kind,likeness,find-court,find-number,find-parties,flow,page-text,paper-message,read-paper}.ts',
    ],
    tests: ['src/domain/papers/tests/*.test.ts'],
  },
  // Forms and letters that are begun and filled in, and papers that somebody got.
  'papers-said': {
    mutate: ['src/assistant/decide/papers/{documents,papers,shown-paper}.ts'],
    tests: ['src/assistant/decide/tests/{documents,filling-in,papers}.test.ts'],
  },
  // What of all we know is nearest to what was asked: by made-up directions, without the model.
  statements: {
    mutate: ['src/assistant/find/find-statements.ts', 'src/assistant/find/learned/story.ts'],
    tests: ['src/assistant/find/find-statements.test.ts', 'src/assistant/find/learned/story.test.ts'],
  },
  // What is printed, and what a paper asks in Spanish.
  templates: {
    mutate: [
      'src/domain/documents/template/{blocks,fill-template,parse-blocks,parse-line,parse-template,plain-text,write-part}.ts',
      'src/domain/documents/{answer-problems,blank,definition,listed-options,official-form,stops,translated}.ts',
    ],
    tests: ['src/domain/documents/*.test.ts', 'src/domain/documents/template/*.test.ts'],
  },
};
