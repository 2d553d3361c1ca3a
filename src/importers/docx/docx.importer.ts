import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { leaveCrest } from '../reading/leave-crest.ts';
import { readNumberedHeadings } from '../reading/numbered-heading.ts';
import { collectBytes } from '../reading/source-text.ts';
import { composeTextRecord } from './docx-record.ts';
import { readDocx } from './read-docx.ts';

/** Word files (.docx), read without Word. One file is one document. */
export const docxImporter: Importer = {
  format: 'docx',
  version: 10,
  atomic: 'file',
  accepts: (path) => /\.docx$/i.test(path),
  explain: async (path) =>
    /\.(doc|dot)$/i.test(path)
      ? { line: 0, column: 0, reason: 'this is an older Word file (.doc); open it in Word and save it as .docx' }
      : undefined,
  read: readWordFile,
};

async function* readWordFile(file: SourceFile): AsyncGenerator<ImportEvent> {
  const { blocks, coreTitle, creator } = readDocx(await collectBytes(file));
  if (blocks.length === 0) throw new ImportRefusal('the Word file holds no text');
  const record = composeTextRecord('docx', file.path, blocks, coreTitle);
  const shown = record.type === 'Case law' ? leaveCrest(blocks) : blocks;
  yield* batchBlocks(readNumberedHeadings(shown));
  yield { kind: 'document', document: creator === undefined ? record : { ...record, meta: { creator } } };
}
