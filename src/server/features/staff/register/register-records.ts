import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportFault } from './import-fault.ts';
import { readHeader, readRow, type Header, type RegisterRow } from './register-row.ts';
import { utf8Lines } from './utf8-lines.ts';

/** A row of the register, or a line that could not be read as one. */
export type FileRow = { readonly line: number } & ({ readonly row: RegisterRow } | { readonly reason: string });

type CsvRecord = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

/** A real row has a few hundred characters; more than this is a quotation mark that nobody closed. */
const RECORD_MAX_BYTES = 100_000;
const OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: RECORD_MAX_BYTES,
} as const;

/** Reads the file as it arrives, one row at a time; the columns are found by their names. */
export async function* registerRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> {
  let header: Header | undefined;
  for await (const { info, record } of records(chunks)) {
    if (!header) {
      header = readHeader(record);
      continue;
    }
    const read = readRow(record, header);
    yield { line: info.lines, ...('reason' in read ? read : { row: read }) };
  }
  if (!header) throw new ImportFault('This file is empty.');
}

async function* records(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const lines = Readable.from(utf8Lines(chunks), { objectMode: false });
  const parser = parse(OPTIONS);
  // Piping carries no errors along.
  lines.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of lines.pipe(parser)) yield record as CsvRecord;
  } catch (error) {
    throw error instanceof CsvError ? new ImportFault(sentence(error)) : error;
  } finally {
    lines.destroy();
  }
}

function sentence(error: CsvError): string {
  const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
  return UNCLOSED.includes(error.code)
    ? `A quotation mark is not closed${line}: the file is damaged or not complete.`
    : `This file cannot be read as CSV${line}.`;
}

const UNCLOSED: readonly string[] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'];
