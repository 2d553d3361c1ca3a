import type { DocumentDetails } from '#contract/document.ts';
import { findPart, findSection } from './match-blocks.ts';

/** So many stretches of equal length a text is cut into. */
const STRETCHES = 20;

/** The matches of one stretch of a text. */
export interface MatchStretch {
  /** From 0. */
  readonly place: number;
  /** The first of its matches, from 0, and how many follow with it. */
  readonly first: number;
  readonly count: number;
  /** The heading that the first stands under; empty where there is none. */
  readonly section: string;
}

/** Where in a text the matches lie, by its length in characters; stretches without any are left out. */
export function listStretches({
  highlights,
  parts,
  tocItems,
}: Pick<DocumentDetails, 'highlights' | 'parts' | 'tocItems'>): readonly MatchStretch[] {
  const starts: number[] = [];
  let characters = 0;
  for (const part of parts) {
    starts.push(characters);
    characters += part.characters;
  }
  const found = new Map<number, MatchStretch>();
  for (const [match, block] of (highlights?.blocks ?? []).entries()) {
    const index = findPart(parts, block);
    const part = parts[index];
    if (!part) continue;
    const within = (block - part.fromBlock) / Math.max(1, part.toBlock - part.fromBlock);
    const at = (starts[index] ?? 0) + within * part.characters;
    const place = Math.min(STRETCHES - 1, Math.floor((at / Math.max(1, characters)) * STRETCHES));
    const known = found.get(place);
    const section = tocItems[findSection(tocItems, block)]?.label ?? '';
    found.set(place, known ? { ...known, count: known.count + 1 } : { place, first: match, count: 1, section });
  }
  return [...found.values()];
}
