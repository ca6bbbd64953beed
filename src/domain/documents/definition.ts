/** What a form or letter asks and prints: data that a lawyer reviews (docs/documents.md). */
export const DOCUMENT_KINDS = ['letter', 'court', 'form', 'agreement'] as const;

export const STEP_ACTIONS = ['sign', 'notarize', 'witness', 'copy', 'send', 'serve', 'file', 'keep', 'ask'] as const;

/** A question with a single line or a few lines of text as its answer. */
export const SIMPLE_TYPES = [
  'text',
  'paragraph',
  'name',
  'address',
  'date',
  'money',
  'number',
  'phone',
  'email',
  'index-number',
  'yes-no',
] as const;
export const FIELD_TYPES = [...SIMPLE_TYPES, 'choice', 'several', 'list'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** `printed` is what the paper says where that differs from what is asked. */
export type Option = { readonly id: string; readonly label: string; readonly printed?: string | undefined };

/** Holds for an earlier field: one of these values, a chosen option among several, or any answer at all. */
export type Condition = {
  readonly field: string;
  readonly is?: readonly string[] | undefined;
  readonly has?: readonly string[] | undefined;
  readonly answered?: boolean | undefined;
  /** In a text alone: left to be filled in by hand, and either that or answered. */
  readonly open?: boolean | undefined;
  readonly shown?: boolean | undefined;
};

export type Field = {
  readonly id: string;
  readonly ask: string;
  readonly label: string;
  readonly why: string;
  readonly type: FieldType;
  readonly options?: readonly Option[] | undefined;
  /** The list that the options were taken from. */
  readonly from?: 'counties' | 'courts' | undefined;
  /** Something that the chat or the account may know already. */
  readonly prefill?: string | undefined;
  /** Left out of the paper when it is not answered. */
  readonly optional?: boolean | undefined;
  readonly example?: string | undefined;
  readonly max?: number | undefined;
  /** Of a date: one that has come already, or one that is still to come. */
  readonly day?: 'past' | 'future' | undefined;
  /** All must hold, or the question is not asked and prints nothing. */
  readonly when?: readonly Condition[] | undefined;
  /** Of a list: what one row is called, its questions, and how many rows there may be. */
  readonly item?: string | undefined;
  readonly fields?: readonly Field[] | undefined;
  readonly most?: number | undefined;
};

export type Section = { readonly title: string; readonly fields: readonly Field[] };

/** As much of a definition as asking, checking and printing need. */
export type Questions = { readonly sections: readonly Section[] };

const TEXT_MAX = 200;
const PARAGRAPH_MAX = 4000;
export const ROWS_MAX = 20;

export const fieldsOf = ({ sections }: Questions): Field[] => sections.flatMap(({ fields }) => fields);

export const maxLengthOf = ({ type, max }: Field): number => max ?? (type === 'paragraph' ? PARAGRAPH_MAX : TEXT_MAX);
