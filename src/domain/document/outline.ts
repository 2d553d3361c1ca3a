import { inlineText, type Inline } from './inline.ts';
import type { Block } from './block.ts';

/** An entry of the contents beside the text. `block` counts from 0. */
export interface OutlineEntry {
  readonly anchor: string;
  readonly label: string;
  readonly level: number;
  readonly block: number;
}

const LABEL_LENGTH = 160;

/** The outline entry of a heading block, or undefined for any other block. */
export function findOutlineEntry(block: Block, number: number): OutlineEntry | undefined {
  if (block.kind !== 'heading' || block.anchor === undefined) return undefined;
  const text = inlineText(block.inlines.map(inCapitals)).replace(/\s+/g, ' ').trim();
  const label = [block.number, text].filter((part) => part !== undefined && part !== '').join(' ');
  if (label === '') return undefined;
  return { anchor: block.anchor, label: shorten(label), level: block.level, block: number };
}

/** Small capitals without a capital among them are capitals where there are no small ones: `executive office`. */
function inCapitals(inline: Inline): Inline {
  if (typeof inline === 'string' || !('children' in inline)) return inline;
  if (inline.kind !== 'small-caps') return { ...inline, children: inline.children.map(inCapitals) };
  const text = inlineText(inline.children);
  return /\p{Lu}/u.test(text) ? inline : text.toUpperCase();
}

function shorten(label: string): string {
  if (label.length <= LABEL_LENGTH) return label;
  const cut = label.lastIndexOf(' ', LABEL_LENGTH);
  return `${label.slice(0, cut > LABEL_LENGTH / 2 ? cut : LABEL_LENGTH)}…`;
}
