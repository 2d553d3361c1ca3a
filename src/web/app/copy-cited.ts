import type { Run } from '#domain/citing/runs.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';

/** A citation for a memo or a mail: titles in italics, all of it a link to what is cited. */
export function writeCitedHtml(runs: readonly Run[], address: string): string {
  const words = runs.map((run) => (typeof run === 'string' ? escapeHtml(run) : `<i>${escapeHtml(run.italic)}</i>`));
  return `<a href="${escapeHtml(address)}">${words.join('')}</a>`;
}

/** Puts words beside HTML for programmes that take more than words; browsers that take no more get the words. */
export async function copyBoth(text: string, html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const flavours = [
    ['text/plain', text],
    ['text/html', html],
  ] as const;
  const item = Object.fromEntries(flavours.map(([type, words]) => [type, new Blob([words], { type })]));
  return navigator.clipboard.write([new ClipboardItem(item)]);
}
