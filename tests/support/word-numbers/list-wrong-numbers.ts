import type { Block } from '#domain/document/block.ts';
import { inlineText, type Inline } from '#domain/document/inline.ts';

/** A paragraph is known by so many of its first letters, and by no fewer than these. */
const LETTERS = { most: 30, least: 8 };
/** Printed lines in which a paragraph is looked for, and the most that its number takes. */
const AHEAD = 400;
const LONGEST_NUMBER = 14;

/** How many paragraphs of a text were found among printed lines, and which of them are numbered otherwise there. */
export function listWrongNumbers(blocks: readonly Block[], printed: string) {
  const lines = printed.split('\n').map(squeeze);
  const wrong: string[] = [];
  let compared = 0;
  let next = 0;
  for (const block of blocks) {
    const start = startOf(block);
    if (start === undefined) continue;
    const at = lines.slice(next, next + AHEAD).findIndex((line) => {
      const place = line.indexOf(start);
      return place >= 0 && place <= LONGEST_NUMBER;
    });
    if (at < 0) continue;
    const line = lines[next + at] ?? '';
    const number = line.slice(0, line.indexOf(start));
    const own = squeeze(('number' in block && block.number) || '');
    if (number !== own) wrong.push(`“${own}” is printed “${number}” before ${start}`);
    compared += 1;
    next += at + 1;
  }
  return { compared, wrong };
}

/** The first letters of a paragraph, up to what prints as something else. */
function startOf(block: Block): string | undefined {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return undefined;
  const end = block.inlines.findIndex(isNoText);
  const letters = squeeze(inlineText(end < 0 ? block.inlines : block.inlines.slice(0, end))).slice(0, LETTERS.most);
  return letters.length < LETTERS.least ? undefined : letters;
}

function isNoText(inline: Inline): boolean {
  if (typeof inline === 'string') return false;
  return 'children' in inline ? inline.children.some(isNoText) : true;
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s\u200b\ufeff]+/gu, '');
}
