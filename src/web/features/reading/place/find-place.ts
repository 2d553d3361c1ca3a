import { blockAt } from '../text/block-at.ts';

/** How far below the top of the window the first line stands that is read, in CSS pixels: below the bar. */
const READING_LINE = 60;

/**
 * The anchor of the first block that is read; null at the end of the text, undefined above it and where nothing is laid
 * out.
 */
export function findPlace(): string | null | undefined {
  const text = document.querySelector('.document-text');
  const box = text?.getBoundingClientRect();
  if (!text || !box || box.top > 0) return undefined;
  if (box.bottom <= window.innerHeight) return null;
  const block = blockAt(READING_LINE);
  const element = block === undefined ? undefined : text.querySelector(`[data-block="${block}"]`);
  return element?.id || undefined;
}
