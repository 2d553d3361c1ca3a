import type { Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';

/** A piece of running text, in reading order, whatever it stands in. */
type Leaf = { text: string } | 'note' | 'other';

/** What print never sets apart from the mark before it. */
const SPACE_BEFORE_STOP = /^\s+(?=[,.)\]])/u;

/**
 * The block with each footnote mark at its word, as print has it: sources that are set out for the eye put the mark on
 * a line of its own, which leaves a space before it and one between it and a comma. Two marks stay apart, lest 1 and 2
 * read as 12.
 */
export function attachMarks(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, inlines: attach(block.inlines) };
    case 'paragraph':
      return block.role === 'preformatted' ? block : { ...block, inlines: attach(block.inlines) };
    case 'footnote':
      return { ...block, paragraphs: block.paragraphs.map(attach) };
    case 'table': {
      const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(attach) })));
      return { ...block, ...(block.caption ? { caption: attach(block.caption) } : {}), rows };
    }
    case 'figure':
      return block.caption ? { ...block, caption: attach(block.caption) } : block;
    case 'page':
      return block;
  }
}

function attach(inlines: readonly Inline[]): readonly Inline[] {
  const leaves: Leaf[] = [];
  collect(inlines, leaves);
  if (!leaves.includes('note')) return inlines;
  let next: Leaf = 'other';
  for (let index = leaves.length - 1; index >= 0; index -= 1) {
    const leaf = leaves[index]!;
    const before = leaves[index - 1];
    if (typeof leaf === 'object') {
      if (before === 'note') leaf.text = leaf.text.replace(SPACE_BEFORE_STOP, '');
      if (next === 'note' && (hasWords(leaf) || hasWords(before))) leaf.text = leaf.text.trimEnd();
      if (leaf.text === '') continue;
    }
    next = leaf;
  }
  return rebuild(inlines, leaves[Symbol.iterator]());
}

function hasWords(leaf: Leaf | undefined): boolean {
  return typeof leaf === 'object' && leaf.text.trim() !== '';
}

function collect(inlines: readonly Inline[], leaves: Leaf[]): void {
  for (const inline of inlines) {
    if (typeof inline === 'string') leaves.push({ text: inline });
    else if ('children' in inline) collect(inline.children, leaves);
    else leaves.push(inline.kind === 'note' ? 'note' : 'other');
  }
}

/** The same text with the leaves as they are now; one of which nothing is left is gone. */
function rebuild(inlines: readonly Inline[], leaves: Iterator<Leaf>): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (typeof inline !== 'string' && 'children' in inline) {
      const children = rebuild(inline.children, leaves);
      return children.length === 0 && inline.children.length > 0 ? [] : [{ ...inline, children }];
    }
    const { value } = leaves.next();
    if (typeof inline !== 'string') return [inline];
    const text = typeof value === 'object' ? value.text : inline;
    return text === '' && inline !== '' ? [] : [text];
  });
}
