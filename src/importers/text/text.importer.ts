import type { Block } from '#domain/document/block.ts';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { MarkedText } from '#importers/courtlistener/marked-text.ts';
import { slipTextToBlocks } from '#importers/courtlistener/slip-text.ts';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { textToBlocks } from '#importers/jsonl/text-to-blocks.ts';
import { batchBlocks } from '../reading/batch-blocks.ts';
import { detectLanguage } from '../reading/detect-language.ts';
import { headLines } from '../reading/judgment-facts.ts';
import { findJudges } from '../reading/judgment-judges.ts';
import { readSourceText } from '../reading/source-text.ts';
import { countEscapedNumbers, dropEscapes } from './escaped-numbers.ts';
import { findIndianBench } from './indian-bench.ts';
import { readOpinionHead } from './opinion-head.ts';

/** Plain text: opinions and other prose, one document a file. A list of numbers or codes is none. */
export const textImporter: Importer = {
  format: 'text',
  version: 6,
  atomic: 'file',
  accepts: (path, head) => isTextName(path) && isProse(new TextDecoder().decode(head)),
  explain: async (path) => {
    if (/\.(?:tar|zip|t?gz|t?xz|bz2|7z|rar)$/i.test(path))
      return { line: 0, column: 0, reason: 'this is an archive; unpack it and import the folder' };
    const reason =
      'the lines of this text are no sentences; a list is imported as CSV with a mapping, or as JSON Lines';
    return isTextName(path) ? { line: 1, column: 0, reason } : undefined;
  },
  read: readText,
};

function isTextName(path: string): boolean {
  return /\.te?xt$/i.test(path);
}

async function* readText(file: SourceFile): AsyncGenerator<ImportEvent> {
  const text = countEscapedNumbers(await readSourceText(file));
  const blocks = isTypewritten(text) ? readTypewritten(text) : [...textToBlocks(text)].map(withoutEscapes);
  if (blocks.length === 0) throw new ImportRefusal('the file holds no words');
  yield* batchBlocks(blocks);
  yield { kind: 'document', document: composeRecord(text, blocks, file.path) };
}

function withoutEscapes(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const [first, ...others] = block.inlines;
  return typeof first === 'string' ? { ...block, inlines: [dropEscapes(first), ...others] } : block;
}

/** Whether lines are words with spaces between rather than codes: most of a text's characters are letters. */
function isProse(head: string): boolean {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const words = head.match(/(?<=^|[\s(“"'])\p{L}[\p{L}'’-]{0,60}(?=[\s.,;:)”"']|$)/gu)?.length ?? 0;
  return words >= 3 && words >= lines.length && words * 2 >= (head.match(/\S+/g)?.length ?? 0);
}

/** Pages, or lines set in the middle, were made on a typewriter: their indentation says where paragraphs begin. */
function isTypewritten(text: string): boolean {
  return text.includes('\f') || (text.match(/^ {16,}\S/gm)?.length ?? 0) >= 3;
}

function readTypewritten(text: string): Block[] {
  const source = new MarkedText();
  source.addText(text);
  return slipTextToBlocks(source);
}

function listJudges(lines: readonly string[]): readonly string[] {
  const bench = findIndianBench(lines);
  return bench.length > 0 ? bench : findJudges(lines);
}

function composeRecord(text: string, blocks: readonly Block[], path: string): DocumentRecord {
  const { title, ...head } = readOpinionHead(text);
  const isOpinion = Object.keys(head).length > 0;
  const language = detectLanguage(text.slice(0, 20_000));
  return {
    ...EMPTY_RECORD,
    ...head,
    key: `text:${path}`,
    title: title ?? path.replace(/^.*\//, '').replace(/\.[^.]+$/, ''),
    type: isOpinion ? 'Case law' : 'Document',
    judges: isOpinion ? listJudges(headLines(blocks)) : [],
    ...(language === undefined ? {} : { languages: [language] }),
  };
}
