import type { Block } from '#domain/document/block.ts';

/** “[64]” and the sentence that it numbers. */
const SENTENCE = /^(\[\d+\])\s+(.*[.:;])\s*$/u;

/** A judgment that quotes another by paragraph may have one of them as a heading in its file: it is read as a paragraph. */
export function readQuotedParagraph(block: Block): Block {
  if (block.kind !== 'heading' || block.number !== undefined) return block;
  const [only, ...others] = block.inlines;
  const [, number, sentence] = others.length === 0 && typeof only === 'string' ? (SENTENCE.exec(only) ?? []) : [];
  if (number === undefined || sentence === undefined) return block;
  const { level: _level, part: _part, ...shared } = block;
  return { ...shared, kind: 'paragraph', number, inlines: [sentence] };
}
