import { readKind, readRecord } from '#importers/records/read-record.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { parseYamlEntries } from '../reading/yaml-fields.ts';
import { LineProblem } from './json-document.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';

/**
 * JSON Lines: one record a line, a document where it says no `kind`. A line that cannot be taken is refused alone; a
 * repeated `id` updates the record of the earlier line.
 */
export const jsonlImporter: Importer = {
  format: 'jsonl',
  version: 10,
  atomic: 'entry',
  accepts: (path) => /\.(jsonl|ndjson)$/i.test(path),
  read: readJsonLines,
};

async function* readJsonLines(file: SourceFile): AsyncGenerator<ImportEvent> {
  for await (const source of readLines(file.bytes)) {
    if ('problem' in source) {
      yield refuse(source.line, 0, source.problem);
      continue;
    }
    if (source.text.trim() === '') continue;
    let events: ImportEvent[];
    try {
      events = [...readEntry(source.text, source.line)];
    } catch (error) {
      if (error instanceof ImportRefusal) yield refuse(source.line, error.refusal.column, error.refusal.reason);
      else if (error instanceof LineProblem) yield refuse(source.line, 0, error.message);
      else if (error instanceof SyntaxError)
        yield refuse(source.line, columnOf(error), `not valid JSON: ${plainReason(error)}`);
      else throw error;
      continue;
    }
    yield* events;
  }
}

function* readEntry(text: string, line: number): Generator<ImportEvent> {
  const value: unknown = JSON.parse(text);
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const isAbout = typeof value === 'object' && value !== null && 'subject' in value;
  if (kind === undefined || kind === null || (kind === 'document' && !isAbout)) return yield* readDocument(value, line);
  // JSON is YAML, whose reader knows where each value stands.
  for (const { fields } of parseYamlEntries(text, line - 1)) {
    const known = readKind(fields);
    if (known === 'document') yield* readDocument(value, line);
    else yield readRecord(fields, known, line);
  }
}

function refuse(line: number, column: number, reason: string): ImportEvent {
  return { kind: 'refused', refusal: { line, column, reason } };
}

function columnOf(error: SyntaxError): number {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined ? 0 : Number(position) + 1;
}

/** The parser's words without the quotation of the line. */
function plainReason(error: SyntaxError): string {
  return error.message.replace(/ in JSON at position.*$/s, '').replace(/, (?:\.\.\.)?".*" is not valid JSON$/s, '');
}
