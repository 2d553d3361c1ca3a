import { blockText, type Block } from '#domain/document/block.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { headLines } from '../reading/judgment-facts.ts';
import { findJudges } from '../reading/judgment-judges.ts';
import { leaveCrest } from '../reading/leave-crest.ts';
import { readNumberedHeadings } from '../reading/numbered-heading.ts';
import { collectBytes } from '../reading/source-text.ts';
import { decodeHtml } from './decode-html.ts';
import { parseHtml } from './dom.ts';
import { readCasePage } from './html-case.ts';
import { readHtmlRecord } from './html-metadata.ts';
import { documentToBlocks } from './html-to-blocks.ts';

/** Web pages. One page is one document; what is not text, table or link to the web is left behind. */
export const htmlImporter: Importer = {
  format: 'html',
  version: 11,
  atomic: 'file',
  accepts: (path) => /\.(html?|xhtml)$/i.test(path),
  read: readHtml,
};

async function* readHtml(file: SourceFile): AsyncGenerator<ImportEvent> {
  const document = parseHtml(decodeHtml(await collectBytes(file)));
  const { record: head, titleElement, hasOwnTitle } = readHtmlRecord(document, file.path);
  const record = readCasePage(document, head);
  const [language] = record.languages;
  const blocks = documentToBlocks(document, {
    ...(language === undefined ? {} : { language }),
    isTitle: (element) => element === titleElement,
  });
  if (blocks.length === 0) throw new ImportRefusal('the page holds no text');
  yield* batchBlocks(readNumberedHeadings(record.type === 'Case law' ? leaveCrest(blocks) : blocks));
  const title = hasOwnTitle ? undefined : leadingTitle(blocks);
  const judges = record.type === 'Case law' ? findJudges(headLines(blocks)) : [];
  yield { kind: 'document', document: { ...record, judges, ...(title === undefined ? {} : { title }) } };
}

/** The lines centred or in capitals at the head of a page that has no title of its own. */
function leadingTitle(blocks: readonly Block[]): string | undefined {
  const isTitleLine = (block: Block | undefined) =>
    block?.kind === 'paragraph' && (block.role === 'centred' || /^[^\p{Ll}]{10,}$/u.test(blockText(block)));
  const start = blocks.slice(0, 8).findIndex(isTitleLine);
  const rest = start < 0 ? [] : blocks.slice(start, start + 4);
  const end = rest.findIndex((block) => !isTitleLine(block));
  const lines = rest.slice(0, end < 0 ? rest.length : end).map((block) => blockText(block).replace(/\s+/g, ' '));
  const title = lines.join(' ');
  return title !== '' && title.length <= 300 ? title : undefined;
}
