import { blockText, type Block } from '#domain/document/block.ts';

/** What a block says, apart from the number that is printed before it: by this it is known again in another version. */
export interface BlockWords {
  /** The whole text (`blockText`). */
  readonly text: string;
  /** Where the block's own words begin in it, after the printed number and its space; UTF-16, as all offsets here. */
  readonly start: number;
  /** Equal where two blocks say the same: the words with their spacing evened out, after the kind of text they are. */
  readonly key: string;
  /** Page marks, figures without caption and numbers that stand alone have no words of their own. */
  readonly hasWords: boolean;
  /** Whether the block only announces what follows: a page mark, or a number that stands alone. */
  readonly isMarker: boolean;
}

/** What of a block tells whether another one says the same. */
export type ComparedBlock = Pick<BlockWords, 'key' | 'hasWords'>;

/** Reads the words of a block. Numbers, marks and page labels are left out: they change when something is inserted. */
export function readBlockWords(block: Block): BlockWords {
  const text = blockText(block);
  const number = printedNumber(block);
  const start = number === '' || text === number ? 0 : number.length + 1;
  const words = text === number ? '' : evenSpacing(text.slice(start));
  if (words !== '') return { text, start, key: `${kindOfText(block)} ${words}`, hasWords: true, isMarker: false };
  const key = block.kind === 'figure' ? `figure ${block.source}` : block.kind;
  return { text, start: 0, key, hasWords: false, isMarker: block.kind !== 'figure' };
}

/** The same of a block as a page draws it, its number left out. `kind` tells apart what never says the same. */
export function readDrawnWords({ text, kind }: { readonly text: string; readonly kind: string }): BlockWords {
  const words = evenSpacing(text);
  if (words === '') return { text: '', start: 0, key: kind, hasWords: false, isMarker: kind === 'page' };
  return { text, start: 0, key: `${kind} ${words}`, hasWords: true, isMarker: false };
}

/** Most texts are even, and there are many. */
function evenSpacing(text: string): string {
  return /[^\S ]| {2}|^ | $/u.test(text) ? text.replaceAll(/\s+/gu, ' ').trim() : text;
}

function printedNumber(block: Block): string {
  if (block.kind === 'footnote') return block.mark;
  return block.kind === 'heading' || block.kind === 'paragraph' ? (block.number ?? '') : '';
}

/** A heading that becomes a paragraph still says the same; a footnote or a caption does not. */
function kindOfText({ kind }: Block): string {
  return kind === 'heading' || kind === 'paragraph' ? 'text' : kind;
}
