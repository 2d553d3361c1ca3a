import type { Block, HeadingBlock } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';

/** A number of a heading, `4.` or `5.1`, of which each level is a level of headings; `IV.`; `B.`, below the others. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,5}\.|[A-Z]\.)$/u;
/** A bold line longer than this is a sentence. */
const LONGEST = 120;

/** Its number where that is typed: `A. INTRODUCTION`. */
const TYPED = /^(\d{1,2}\.|\d{1,2}(?:\.\d{1,2})+\.?|[IVX]{1,5}\.|[A-Z]\.)\s+(?=["“‘(]?\p{Lu})/u;

/** The blocks of a text with its numbered bold lines as headings; where one follows another, they are a list, as of parties. */
export function readNumberedHeadings(blocks: readonly Block[]): Block[] {
  const read = blocks.map(readNumberedHeading);
  const levelAt = (index: number) => {
    const block = read[index];
    return block?.kind === 'heading' && block !== blocks[index] ? block.level : undefined;
  };
  return read.map((block, index) => {
    const level = levelAt(index);
    const isList = level !== undefined && (levelAt(index - 1) === level || levelAt(index + 1) === level);
    return isList ? (blocks[index] ?? block) : block;
  });
}

/** A numbered line that is bold from end to end is a heading, whatever its source calls it; anything else stays what it is. */
export function readNumberedHeading(block: Block): Block {
  if (block.kind !== 'paragraph' || (block.role !== undefined && block.role !== 'list-item')) return block;
  const text = inlineText(block.inlines).trim();
  const number = block.number ?? TYPED.exec(text)?.[1] ?? '';
  // The last number of a line of printed contents is that of a page.
  const isTitle = text.length <= LONGEST && /^["“‘(]?[\p{Lu}\d]/u.test(text) && !/[.;:,]$|\s\d{1,3}$/u.test(text);
  if (!NUMBER.test(number) || !isTitle || !isBold(block.inlines)) return block;
  const { role: _role, depth: _depth, ...base } = block;
  return { ...base, kind: 'heading', level: levelOf(number), inlines: block.inlines.flatMap(withoutBold) };
}

function levelOf(number: string): HeadingBlock['level'] {
  if (/^[A-HJ-UW-Z]\.$/u.test(number)) return 2;
  return Math.min(6, number.replace(/\.$/u, '').split('.').length) as HeadingBlock['level'];
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
