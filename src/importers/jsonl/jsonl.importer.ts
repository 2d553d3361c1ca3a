import { htmlToBlocks } from '#importers/html/html-to-blocks.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { LineProblem, readJsonDocument, type JsonDocument } from './json-document.ts';
import { readLines } from './read-lines.ts';
import { textToBlocks } from './text-to-blocks.ts';

/**
 * JSON Lines: one document a line. A line that cannot be taken is refused alone; a repeated `id` updates the document
 * of the earlier line.
 */
export const jsonlImporter: Importer = {
  format: 'jsonl',
  version: 3,
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
      events = [...readDocument(source.text, source.line)];
    } catch (error) {
      if (error instanceof ImportRefusal) yield refuse(source.line, 0, `\`html\`: ${error.refusal.reason}`);
      else if (error instanceof LineProblem) yield refuse(source.line, 0, error.message);
      else if (error instanceof SyntaxError)
        yield refuse(source.line, columnOf(error), `not valid JSON: ${plainReason(error)}`);
      else throw error;
      continue;
    }
    yield* events;
  }
}

function* readDocument(text: string, line: number): Generator<ImportEvent> {
  const read = readJsonDocument(JSON.parse(text));
  yield* batchBlocks(blocksOf(read));
  yield { kind: 'document', document: read.document, line };
}

function blocksOf(read: JsonDocument) {
  const [language] = read.document.languages;
  if (read.html !== undefined) return htmlToBlocks(read.html, language === undefined ? {} : { language });
  return textToBlocks(read.text ?? '');
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
