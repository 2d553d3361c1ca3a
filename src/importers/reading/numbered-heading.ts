import type { Block } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';

/** A number of a heading, `4.` or `5.1`; each level of it is a level of headings. */
const NUMBER = /^\d{1,2}(?:\.\d{1,2})*\.?$/u;
/** A bold line longer than this is a sentence. */
const LONGEST = 120;

/** A numbered line that is bold from end to end is a heading, whatever its source calls it; anything else stays what it is. */
export function readNumberedHeading(block: Block): Block {
  if (block.kind !== 'paragraph' || block.role === 'quote' || !NUMBER.test(block.number ?? '')) return block;
  const text = inlineText(block.inlines).trim();
  // The last number of a line of printed contents is that of a page.
  const isTitle = text.length <= LONGEST && /^["“‘(]?\p{Lu}/u.test(text) && !/[.;:,]$|\s\d{1,3}$/u.test(text);
  if (!isTitle || !isBold(block.inlines)) return block;
  const { role: _role, depth: _depth, ...base } = block;
  const level = Math.min(6, (block.number ?? '').replace(/\.$/, '').split('.').length) as 1 | 2 | 3;
  return { ...base, kind: 'heading', level, inlines: block.inlines.flatMap(withoutBold) };
}

/** Whether every word is bold. */
export function isBold(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => {
    if (typeof inline === 'string') return inline.trim() === '';
    if (inline.kind === 'strong' || inline.kind === 'note') return true;
    return 'children' in inline && isBold(inline.children);
  });
}

function withoutBold(inline: Inline): readonly Inline[] {
  if (typeof inline === 'string' || !('children' in inline)) return [inline];
  const children = inline.children.flatMap(withoutBold);
  return inline.kind === 'strong' ? children : [{ ...inline, children }];
}
