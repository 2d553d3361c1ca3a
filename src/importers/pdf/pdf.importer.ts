import { composeTextRecord } from '#importers/docx/docx-record.ts';
import type { ImportEvent, Importer, SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { collectBytes } from '../reading/source-text.ts';
import { checkStreams } from './check-streams.ts';
import { pagesToBlocks } from './pdf-blocks.ts';
import { readPdfText } from './pdf-text.ts';
import { removeRunningHeads } from './running-heads.ts';

/** PDF files with a text layer. One file is one document; a picture of a page has no words and is refused. */
export const pdfImporter: Importer = {
  format: 'pdf',
  version: 9,
  atomic: 'file',
  accepts: (path) => /\.pdf$/i.test(path),
  read: readPdf,
};

async function* readPdf(file: SourceFile): AsyncGenerator<ImportEvent> {
  const bytes = await collectBytes(file);
  checkStreams(bytes);
  const text = await readPdfText(bytes);
  const blocks = pagesToBlocks(removeRunningHeads(text.pages));
  yield* batchBlocks(blocks);
  yield { kind: 'document', document: composeTextRecord('pdf', file.path, blocks, text.title) };
}
