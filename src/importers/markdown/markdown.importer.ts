import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { parseBody } from './parse-body.ts';
import { readDocumentRecord } from '../reading/record-fields.ts';
import { listTreatyRecords } from './treaty-record.ts';
import { readSourceText } from '../reading/source-text.ts';
import { isTreatyText, readTreaty } from './treaty.ts';
import { parseYamlFields } from '../reading/yaml-fields.ts';

/**
 * Markdown documents: those with YAML front matter between `---` lines, and treaties in the laws-markdown form (a
 * `##` title and `### Article` headings, several languages in one file). A file is taken whole or not at all; footnotes
 * stand at its end, so its text is read whole.
 */
export const markdownImporter: Importer = {
  format: 'markdown',
  version: 8,
  atomic: 'file',
  accepts: (path) => /\.(md|markdown)$/i.test(path) && !/(^|\/)readme\.md$/i.test(path),
  explain: async (path) =>
    /(^|\/)readme\.md$/i.test(path)
      ? {
          line: 0,
          column: 0,
          reason: 'a README is about its folder and no document; give it another name to import it',
        }
      : undefined,
  read: readMarkdown,
};

async function* readMarkdown(file: SourceFile): AsyncGenerator<ImportEvent> {
  const text = await readSourceText(file);
  if (isTreatyText(text)) {
    const { document, blocks } = readTreaty(text, file.path, await file.readCompanion('index.csv'));
    yield* batchBlocks(blocks);
    yield { kind: 'document', document };
    yield* listTreatyRecords(document);
    return;
  }
  const front = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!front) {
    throw new ImportRefusal(
      'a Markdown document begins with front matter between two `---` lines, a treaty with a `##` title and `###` articles',
      1,
      1,
    );
  }
  const document = readDocumentRecord(parseYamlFields(front[1] ?? '', 'the front matter', 1), `markdown:${file.path}`);
  yield* batchBlocks(parseBody(text.slice(front[0].length)));
  yield { kind: 'document', document };
}
