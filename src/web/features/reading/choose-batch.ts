import type { DocumentDetails } from '#contract/document.ts';

/** At most this much text, and this many parts, in one request. */
const CHARACTERS = 160_000;
const PARTS = 8;

/**
 * The next run of parts to ask for, `from` to `to` (exclusive): the first missing ones at or after the wanted part,
 * else the first missing ones of all; undefined when nothing is missing.
 */
export function chooseBatch(
  parts: DocumentDetails['parts'],
  has: (part: number) => boolean,
  wanted: number,
): { readonly from: number; readonly to: number } | undefined {
  const missing = (part: (typeof parts)[number]) => !has(part.index);
  const first = parts.slice(Math.max(0, wanted)).find(missing) ?? parts.find(missing);
  if (!first) return undefined;
  let to = first.index;
  let characters = 0;
  while (to < parts.length && !has(to) && to - first.index < PARTS && characters < CHARACTERS) {
    characters += parts[to]?.characters ?? 0;
    to += 1;
  }
  return { from: first.index, to };
}
