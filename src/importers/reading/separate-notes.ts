import type { Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';

/** Shows nothing and ends a word (see `classifyCharacter`). */
const SEPARATOR = '\u200b';
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** What stands before the next text. */
interface Before {
  isWord: boolean;
  isNote: boolean;
}

/** The block with words kept apart that only a footnote mark stands between: `fourths[1]of` is two words. */
export function separateNotes(block: Block): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return hasNote(block.inlines) ? { ...block, inlines: separate(block.inlines) } : block;
    case 'footnote':
      return { ...block, paragraphs: block.paragraphs.map((inlines) => separate(inlines)) };
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map((inlines) => separate(inlines)) })),
      );
      return { ...block, ...(block.caption ? { caption: separate(block.caption) } : {}), rows };
    }
    case 'figure':
      return block.caption ? { ...block, caption: separate(block.caption) } : block;
    case 'page':
      return block;
  }
}

function separate(inlines: readonly Inline[], before: Before = { isWord: false, isNote: false }): Inline[] {
  return inlines.map((inline) => {
    if (typeof inline === 'string') return separateText(inline, before);
    if (inline.kind === 'note') before.isNote = true;
    else if (inline.kind === 'break') [before.isWord, before.isNote] = [false, false];
    else if (inline.kind !== 'image') return { ...inline, children: separate(inline.children, before) };
    return inline;
  });
}

function separateText(text: string, before: Before): string {
  if (text === '') return text;
  const isJoined = before.isWord && before.isNote && BEGINS_WITH_WORD.test(text);
  before.isWord = ENDS_IN_WORD.test(text);
  before.isNote = false;
  return isJoined ? `${SEPARATOR}${text}` : text;
}

function hasNote(inlines: readonly Inline[]): boolean {
  return inlines.some(
    (inline) =>
      typeof inline !== 'string' && (inline.kind === 'note' || ('children' in inline && hasNote(inline.children))),
  );
}
