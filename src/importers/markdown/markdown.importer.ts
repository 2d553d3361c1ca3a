import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { readAttachedFiles, readNamedFiles } from '../attached-files/read-attached-files.ts';
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
 * stand at its end, so its text is read whole. The files of the folder beside it (`clause.files`) come with it.
 */
export const markdownImporter: Importer = {
  format: 'markdown',
  version: 17,
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
  const fields = parseYamlFields(front[1] ?? '', 'the front matter', 1);
  const named = readNamedFiles(fields);
  const document = readDocumentRecord(fields, `markdown:${file.path}`);
  const { files, refused } = await readAttachedFiles(file, named);
  yield* batchBlocks(parseBody(text.slice(front[0].length)));
  for (const refusal of refused) yield { kind: 'refused', refusal };
  yield { kind: 'document', document: files.length === 0 ? document : { ...document, files } };
}
