import type { Block, ParagraphBlock } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';

/** Whether a block is nothing but the punctuation after a quotation. */
export function isStop(block: Block): block is ParagraphBlock {
  if (block.kind !== 'paragraph' || block.number !== undefined || block.sourceIds) return false;
  const [only] = block.inlines;
  return block.inlines.length === 1 && typeof only === 'string' && /^[.,;:”’")\]]{1,4}$/.test(only);
}

/** A heading is bold by itself. */
export function withoutBold(inlines: readonly Inline[]): readonly Inline[] {
  const [only] = inlines;
  return inlines.length === 1 && typeof only === 'object' && only.kind === 'strong' ? only.children : inlines;
}

/** What a single mark contains when that is a single thing. */
export function unwrapOnly(inline: Inline | undefined): Inline | undefined {
  if (typeof inline !== 'object' || !('children' in inline)) return inline;
  return inline.children.length === 1 ? unwrapOnly(inline.children[0]) : inline;
}
