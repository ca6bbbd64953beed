import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** What a reader would do by itself, or what carries another file along. */
const ACTIVE_KEYS = [
  'AA',
  'OpenAction',
  'JavaScript',
  'JS',
  'EmbeddedFiles',
  'AF',
  'EF',
  'RichMediaContent',
  'Collection',
];
const ACTIVE_ACTIONS = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'RichMediaExecute',
    'GoToE',
    'GoToR',
    'Movie',
    'Sound',
  ].map((name) => PDFName.of(name).toString()),
);
const EMBEDDED = PDFName.of('EmbeddedFile').toString();
const [S, TYPE, EF] = [PDFName.of('S'), PDFName.of('Type'), PDFName.of('EF')];
/** Deeper than any form of an office. */
const DEEPEST = 200;

/** Takes scripts, actions that start something, and embedded files out of a PDF. Links that a person clicks stay. */
export function stripActive(pdf: PDFDocument): void {
  const { context } = pdf;
  const gone: PDFRef[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream && object.dict.get(TYPE)?.toString() === EMBEDDED) gone.push(ref);
    else strip(object, gone, 0);
  }
  for (const ref of gone) context.delete(ref);
}

function strip(object: PDFObject, gone: PDFRef[], depth: number): void {
  if (depth > DEEPEST) throw new RangeError('nested too deeply');
  if (object instanceof PDFArray) {
    for (const entry of object.asArray()) strip(entry, gone, depth + 1);
    return;
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  const carriesFile = dict.has(EF);
  const acts = ACTIVE_ACTIONS.has(dict.get(S)?.toString() ?? '');
  if (acts || carriesFile) for (const key of dict.keys()) remove(dict, key, gone);
  for (const key of ACTIVE_KEYS) remove(dict, PDFName.of(key), gone);
  for (const value of dict.values()) strip(value, gone, depth + 1);
}

function remove(dict: PDFDict, key: PDFName, gone: PDFRef[]): void {
  const value = dict.get(key);
  if (value instanceof PDFRef) gone.push(value);
  dict.delete(key);
}
