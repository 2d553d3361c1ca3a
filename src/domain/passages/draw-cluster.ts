import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import type { Cluster } from './choose-passages.ts';
import { drawPassage, type Passage, PIECE, WHOLE } from './draw-passage.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Matches behind a cluster that may still fit into its passage. */
const AFTERWARDS = 50;

/**
 * Draws a cluster as one passage, or as a piece for each term that the pieces before do not show, where the matches are
 * too far apart or stand in several paragraphs: a match is never shown by half. Empty where `earlier` shows it already.
 */
export function drawCluster(
  spans: readonly FieldSpan[],
  { from, to }: Cluster,
  findBlockOf: (position: number) => PlacedBlock | undefined,
  earlier?: Passage,
): Passage[] {
  const draw = (at: number, room: typeof WHOLE, before?: Passage): Passage | undefined => {
    const block = findBlockOf(spans[at]!.first);
    return block && drawPassage(block, spans.slice(at, to + AFTERWARDS), room, before);
  };
  const whole = draw(from, WHOLE, earlier);
  const terms = new Set(spans.slice(from, to).map(({ term }) => term));
  if (whole && showsAll([whole], terms)) return [whole];
  const pieces: Passage[] = [];
  for (let at = from; at < to && !showsAll(pieces, terms); at++) {
    if (showsAll(pieces, new Set([spans[at]!.term]))) continue;
    const piece = draw(at, PIECE, pieces.at(-1) ?? earlier);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

function showsAll(pieces: readonly Passage[], terms: ReadonlySet<number>): boolean {
  const shown = new Set(pieces.flatMap(({ marks }) => marks.map(({ term }) => term)));
  return [...terms].every((term) => shown.has(term));
}
