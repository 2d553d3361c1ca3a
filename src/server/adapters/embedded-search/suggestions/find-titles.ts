import type { SuggestRequest } from '#server/ports/search-engine.ts';
import { BestList } from './best-list.ts';
import type { SuggestionSegment } from './suggestion-segment.ts';

/** A document whose title goes with what was typed. */
export interface FoundTitle {
  readonly id: string;
  /** Its number in the store. */
  readonly number: number;
  /** See `measureFit`. */
  readonly fit: number;
}

/** While looking: text is decoded only for the few that are left. */
interface TitlePlace {
  readonly document: number;
  readonly fit: number;
  /** Words of the title. */
  readonly words: number;
  /** Place in the alphabet of the segment. */
  readonly rank: number;
}

interface RankedTitle extends FoundTitle {
  readonly words: number;
  readonly key: string;
}

/** The titles that fit best, the shorter first, then by text; `total` counts them all. */
export function findTitles(
  segments: readonly SuggestionSegment[],
  typed: readonly string[],
  among: Pick<SuggestRequest, 'scope' | 'openTo'>,
  limit: number,
): { readonly total: number; readonly best: readonly FoundTitle[] } {
  const best = new BestList<RankedTitle>(
    limit,
    (a, b) => a.fit - b.fit || a.words - b.words || (a.key < b.key ? -1 : Number(a.key > b.key)) || a.number - b.number,
  );
  let total = 0;
  for (const part of segments) {
    const found = findInSegment(part, typed, among, limit);
    total += found.total;
    for (const place of found.best) best.add(readTitle(part, place));
  }
  return { total, best: best.items };
}

function findInSegment(
  part: SuggestionSegment,
  typed: readonly string[],
  among: Pick<SuggestRequest, 'scope' | 'openTo'>,
  limit: number,
): { readonly total: number; readonly best: readonly TitlePlace[] } {
  const { segment, texts } = part;
  const best = new BestList<TitlePlace>(
    limit,
    (a, b) =>
      a.fit - b.fit ||
      a.words - b.words ||
      a.rank - b.rank ||
      segment.numbers[a.document]! - segment.numbers[b.document]!,
  );
  const isInside = part.findInside(among.scope, among.openTo);
  let total = 0;
  texts.titles.find(typed, (document, fit) => {
    if (isInside[document] === 0) return;
    total++;
    best.add({ document, fit, words: texts.titles.countWords(document), rank: segment.titleRanks[document]! });
  });
  return { total, best: best.items };
}

function readTitle({ segment }: SuggestionSegment, { document, fit, words }: TitlePlace): RankedTitle {
  const number = segment.numbers[document]!;
  return { id: segment.ids.get(document), number, fit, words, key: segment.titleKeys.get(document) };
}
