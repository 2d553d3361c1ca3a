import type { DocumentDetails } from '#contract/document.ts';

/**
 * The text that came with a document, by number of part. Every block is one element that carries its number, and `<`
 * never stands inside a tag, so a part begins where the tag of its first block does.
 */
export function splitContent(document: DocumentDetails): ReadonlyMap<number, string> {
  const { content, contentFrom, contentTo } = document;
  const parts = document.parts.slice(contentFrom, contentTo);
  const starts = parts.map((part, index) => (index === 0 ? 0 : findBlock(content, part.fromBlock)));
  return new Map(parts.map((part, index) => [part.index, content.slice(starts[index], starts[index + 1])]));
}

function findBlock(content: string, block: number): number {
  const at = content.indexOf(` data-block="${block}"`);
  return at < 0 ? content.length : content.lastIndexOf('<', at);
}
