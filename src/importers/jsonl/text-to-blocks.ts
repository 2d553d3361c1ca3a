import type { Block } from '#domain/document/block.ts';
import { splitPrintedNumber } from '../reading/printed-number.ts';

/**
 * Plain text as paragraphs: empty lines part them and wrapped lines are joined; a text without empty lines has one
 * paragraph a line. A printed number at the start (`12. `, `(a) `) is kept as the paragraph's number.
 */
export function* textToBlocks(text: string): Generator<Block> {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\f/g, '\n\n');
  const parts = /\n[ \t]*\n/.test(clean.trim()) ? clean.split(/\n(?:[ \t]*\n)+/) : clean.split('\n');
  for (const part of parts) {
    const paragraph = joinWords(part);
    if (paragraph === '') continue;
    const { kind, number, text: words } = splitPrintedNumber(paragraph);
    yield {
      kind: 'paragraph',
      ...(number === undefined ? {} : { number }),
      ...(kind === 'item' || kind === 'bullet' ? { role: 'list-item', depth: kind === 'item' ? 1 : 0 } : {}),
      inlines: [words],
    };
  }
}

/** One space between words; most texts have it so and need not be written anew. */
function joinWords(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
