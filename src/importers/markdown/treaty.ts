import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { readTreatyBlocks } from './treaty-blocks.ts';
import { composeTreatyRecord, findTreatyFacts } from './treaty-record.ts';
import { splitTreatySections } from './treaty-sections.ts';

/** Whether a Markdown text is a treaty in the laws-markdown form: no front matter, a `##` title, `###` articles. */
export function isTreatyText(text: string): boolean {
  return /^(?:\s*<meta[^>]*>\s*)?##[^#\n]/.test(text) && /^####?[ ]*\S/m.test(text);
}

/**
 * A treaty as one document. With several languages every block carries its own; the title is the English one where
 * there is one. `index` is the text of a companion list of treaties with dates and parties.
 */
export function readTreaty(
  text: string,
  path: string,
  index: string | undefined,
): { document: DocumentRecord; blocks: Iterable<Block> } {
  const treaty = splitTreatySections(text);
  const number = /([^/]+?)\.[^.]+$/.exec(path)?.[1] ?? path;
  const document = composeTreatyRecord(
    treaty,
    text,
    number,
    index === undefined ? undefined : findTreatyFacts(index, number),
  );
  return { document, blocks: readTreatyBlocks(treaty) };
}
