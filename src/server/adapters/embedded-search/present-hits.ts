import type { FieldSpan } from '#domain/search/evaluate-query.ts';
import { tokenizeText } from '#domain/search/tokenize.ts';
import type { EngineHit, MarkedText } from '#server/ports/search-engine.ts';
import type { RankedHit } from './best-hits.ts';
import { choosePassages } from './choose-passages.ts';
import { drawCluster } from './draw-cluster.ts';
import { findBlock, isIn, joinPassages, markSpans, type Passage, type PlacedBlock } from './draw-passage.ts';
import type { DocumentSpans } from './document-spans.ts';
import type { SpanLocator } from './locate-spans.ts';
import { placeRecordTexts } from './record-blocks.ts';
import type { TextSource } from './text-source.ts';

/** Matches of a field looked at for passages and marks; a long judgment may have a hundred thousand. */
const MOST_SPANS = 20_000;

/**
 * Turns ranked hits into what a page shows: titles with marks, counts of each term, and passages of the text, and of the
 * record where only that has a term. Hits whose matches
 * would take too long are shown without any.
 */
export function presentHits(
  hits: readonly RankedHit[],
  locator: SpanLocator | undefined,
  source: TextSource,
  excerpt: boolean,
): EngineHit[] {
  const matches = locator ? locateAll(hits, locator) : new Map<RankedHit, DocumentSpans>();
  return hits.map((hit) => {
    const number = hit.segment.numbers[hit.document]!;
    const match = matches.get(hit);
    const { title = [], text = [], record = [] } = Object.groupBy(match?.spans ?? [], ({ field }) => field);
    const shown = new Set([...title, ...text].map(({ term }) => term));
    const unseen = record.filter(({ term }) => !shown.has(term));
    const reach = locator?.reach ?? 0;
    return {
      id: hit.segment.ids.get(hit.document),
      score: hit.score,
      title: markTitle(source.findTitle(number) ?? '', title),
      excerpt: excerpt ? [...drawText(number, text, reach, source), ...drawRecord(number, unseen, reach, source)] : [],
      termCounts: match?.termCounts ?? [],
    };
  });
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

function markTitle(title: string, spans: readonly FieldSpan[]): MarkedText {
  return { text: title, marks: spans.length === 0 ? [] : markSpans(tokenizeText(title), 0, spans) };
}

function drawText(number: number, spans: readonly FieldSpan[], reach: number, source: TextSource): MarkedText[] {
  let block: PlacedBlock | undefined;
  const findBlockOf = (position: number): PlacedBlock | undefined => {
    if (block && isIn(block, position)) return block;
    const chunk = source.findChunk(number, position);
    block = chunk && findBlock(chunk, position);
    return block;
  };
  return drawPassages(spans, reach, findBlockOf).map(joinPassages);
}

/** What the record says that the terms were found in, each passage with what it is. */
function drawRecord(number: number, spans: readonly FieldSpan[], reach: number, source: TextSource): MarkedText[] {
  const record = spans.length > 0 ? source.findRecord(number) : undefined;
  if (!record) return [];
  const blocks = placeRecordTexts(record);
  return drawPassages(spans, reach, (position) => blocks.find((block) => isIn(block, position))).map((pieces) => {
    const label = blocks.find(({ block }) => block === pieces[0]?.block)?.label ?? '';
    return labelText(label, joinPassages(pieces));
  });
}

function labelText(label: string, { text, marks }: MarkedText): MarkedText {
  const before = `${label}: `;
  const shift = before.length;
  return {
    text: before + text,
    marks: marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift })),
  };
}

/** Each passage in its pieces. */
function drawPassages(
  spans: readonly FieldSpan[],
  reach: number,
  findBlockOf: (position: number) => PlacedBlock | undefined,
): Passage[][] {
  const passages: Passage[][] = [];
  for (const cluster of choosePassages(spans, reach)) {
    const pieces = drawCluster(spans, cluster, findBlockOf, passages.at(-1)?.at(-1));
    if (pieces.length > 0) passages.push(pieces);
  }
  return passages;
}
