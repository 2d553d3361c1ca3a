import { htmlToBlocks } from '#importers/html/html-to-blocks.ts';
import { ImportRefusal, type ImportEvent } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { LineProblem, readJsonDocument, type JsonDocument } from './json-document.ts';
import { textToBlocks } from './text-to-blocks.ts';

/** The document that an object describes, with its text before it. Throws `LineProblem` with the reason. */
export function* readDocument(value: unknown, line: number): Generator<ImportEvent> {
  const read = readJsonDocument(value);
  yield* batchBlocks(listBlocks(read));
  yield { kind: 'document', document: read.document, line };
}

function listBlocks(read: JsonDocument) {
  const [language] = read.document.languages;
  if (read.html === undefined) return textToBlocks(read.text ?? '');
  try {
    return htmlToBlocks(read.html, language === undefined ? {} : { language });
  } catch (error) {
    if (error instanceof ImportRefusal) throw new LineProblem(`\`html\`: ${error.refusal.reason}`);
    throw error;
  }
}
