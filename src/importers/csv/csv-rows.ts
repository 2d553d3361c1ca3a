import { Readable } from 'node:stream';
import { parse, type CsvError, type Options } from 'csv-parse';
import { ImportRefusal } from '#importers/importer.ts';

/** A row of a list with the line it begins on, or why it could not be read. */
export type CsvRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string };

const LARGEST_ROW = 8 * 1024 * 1024;

/** The rows of a CSV file one at a time: any of `,` `;` tab `|` between cells, quoted cells, BOM, any line end. */
export async function* readCsvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const text = decodeChunks(bytes);
  const first = await text.next();
  if (first.done) throw new ImportRefusal('the file is empty');
  const source = Readable.from(resume(first.value, text));
  const problems: { line: number; problem: string }[] = [];
  const options: Options = {
    delimiter: findDelimiter(first.value),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LARGEST_ROW,
    on_skip: (error) => {
      problems.push({ line: readLine(error), problem: plainReason(error) });
    },
  };
  const parser = parse(options);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let end = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // The parser reads ahead: a problem is told where its line comes.
      yield* problems.splice(0, problems.findLastIndex((problem) => problem.line <= end) + 1);
      yield { line: end + 1, cells: record };
      end = info.lines;
    }
  } finally {
    source.destroy();
  }
  yield* problems;
}

/** The sign that parts the header row most often. */
export function findDelimiter(text: string): string {
  const header = (/^[^\r\n]*/.exec(text.replace(/^\ufeff/, ''))?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => [sign, header.split(sign).length] as const);
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

async function* resume(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* decodeChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8', {
      fatal: true,
      ignoreBOM: false,
    });
    const text = decodeChunk(decoder, line, chunk);
    line += text.split('\n').length - 1;
    if (text.includes('\0')) throw new ImportRefusal('the file holds a NUL character: it is not a text file', line, 0);
    if (text !== '') yield text;
  }
  const rest = decoder === undefined ? '' : decodeChunk(decoder, line);
  if (rest !== '') yield rest;
}

function decodeChunk(decoder: TextDecoder, line: number, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ImportRefusal('the text is not valid UTF-8 on or after this line; save the list as UTF-8 CSV', line, 0);
  }
}

function readLine(error: CsvError | undefined): number {
  const lines = (error as { lines?: number } | undefined)?.lines;
  return typeof lines === 'number' ? lines : 0;
}

function plainReason(error: CsvError | undefined): string {
  switch (error?.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is opened and never closed';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'a quotation mark stands inside a cell; double it and quote the cell';
    case 'CSV_MAX_RECORD_SIZE':
      return `the row is larger than ${LARGEST_ROW / 1048576} MB`;
    default:
      return 'the row is not valid CSV';
  }
}
