import { drawPassages } from '#domain/passages/draw-passages.ts';
import { markText } from '#domain/passages/mark-spans.ts';
import type { EngineHit } from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import type { RankedHit } from './best-hits.ts';
import type { DocumentSpans } from './document-spans.ts';
import type { SpanLocator } from './locate-spans.ts';

/** Matches of a field looked at for passages and marks; a long judgment may have a hundred thousand. */
const MOST_SPANS = 20_000;

/**
 * Turns ranked hits into what a page shows: titles with marks, counts of each term, and passages of the text and of the
 * record. Hits whose matches would take too long are shown without any.
 */
export async function presentHits(
  hits: readonly RankedHit[],
  locator: SpanLocator | undefined,
  source: TextSource,
  excerpt: boolean,
): Promise<EngineHit[]> {
  const matches = locator ? locateAll(hits, locator) : new Map<RankedHit, DocumentSpans>();
  const found = hits.map((hit) => ({
    document: hit.segment.numbers[hit.document]!,
    spans: matches.get(hit)?.spans ?? [],
  }));
  const titles = await source.readTitles(found.map(({ document }) => document));
  const excerpts = excerpt && locator ? await drawPassages(found, locator.reach, source) : [];
  return hits.map((hit, index) => ({
    id: hit.segment.ids.get(hit.document),
    score: hit.score,
    title: markText(
      titles[index] ?? '',
      found[index]!.spans.filter(({ field }) => field === 'title'),
    ),
    excerpt: excerpts[index] ?? [],
    termCounts: matches.get(hit)?.termCounts ?? [],
  }));
}

/** The hits by themselves: nothing is read for them. */
export function presentIds(hits: readonly RankedHit[]): EngineHit[] {
  return hits.map(({ segment, document, score }) => ({
    id: segment.ids.get(document),
    score,
    title: { text: '', marks: [] },
    excerpt: [],
    termCounts: [],
  }));
}

/** The matches of the hits, segment by segment, so that each posting list is walked once for the page. */
function locateAll(hits: readonly RankedHit[], locator: SpanLocator): Map<RankedHit, DocumentSpans> {
  const found = new Map<RankedHit, DocumentSpans>();
  for (const [segment, members] of Map.groupBy(hits, (hit) => hit.segment)) {
    const sorted = members.toSorted((a, b) => a.document - b.document);
    const matches = locator.locateInTime(
      segment,
      Uint32Array.from(sorted, (hit) => hit.document),
      MOST_SPANS,
    );
    for (const [index, hit] of sorted.entries()) {
      const match = matches[index];
      if (match) found.set(hit, match);
    }
  }
  return found;
}
