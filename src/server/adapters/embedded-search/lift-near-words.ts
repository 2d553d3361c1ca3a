import { amountOf, countNear, type FieldCounts, type Relevance, shareOf } from '#domain/search/relevance.ts';
import { keyOfTerm } from '#domain/search/normalized-key.ts';
import type { QueryNode, WordNode } from '#domain/search/query-tree.ts';
import { RECORD_BASE, TEXT_BASE } from '../index/posting-cursor.ts';
import type { Segment } from '../index/segment.ts';
import { BestHits } from './best-hits.ts';
import { compilePlan } from './compile-plan.ts';
import { leapTo } from './document-sets.ts';
import { rangeOf } from './field-range.ts';
import { findTermLists } from './find-term-lists.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { LeafPositions, type PositionTable } from './leaf-positions.ts';
import type { SegmentMatches } from './match-set.ts';
import type { QueryBudget } from './query-budget.ts';

/** Documents whose places are looked at: the best by their words alone. */
const MOST_DOCUMENTS = 200;
/** Pairs of words, the first of a query. */
const MOST_PAIRS = 12;

export interface LiftedSearch {
  readonly snapshot: IndexSnapshot;
  readonly query: QueryNode;
  readonly titleOnly: boolean;
  /** How rare each term is, by `keyOfTerm`. */
  readonly rarities: ReadonlyMap<string, number>;
  readonly relevance: Relevance;
  readonly budget: QueryBudget;
}

/** Two words that follow one another in the query, and what standing side by side adds. */
interface WordPair {
  readonly words: readonly [WordNode, WordNode];
  readonly factor: number;
}

/** Adds to the scores of the best matches how close together they have words that follow one another in the query. */
export function liftNearWords(search: LiftedSearch, matches: readonly SegmentMatches[]): readonly SegmentMatches[] {
  const pairs = listPairs(search);
  if (pairs.length === 0) return matches;
  const best = pickBest(search.snapshot.segments, matches);
  return search.snapshot.segments.map((segment, index) => {
    const found = matches[index]!;
    const documents = best.get(segment);
    if (!documents || !found.scores) return found;
    const scores = found.scores.slice();
    const added = addNearness(search, segment, documents.sort(), pairs);
    let at = 0;
    for (const [place, document] of documents.entries()) {
      at = leapTo(found.documents, at, document);
      scores[at]! += added[place]!;
    }
    return { documents: found.documents, scores };
  });
}

function listPairs({ query, rarities, relevance }: LiftedSearch): WordPair[] {
  if (relevance.nearness === 0) return [];
  const { leaves, scored } = compilePlan(query);
  const nodes = scored.map(({ leaf }) => leaves[leaf]!.node);
  const pairs: WordPair[] = [];
  for (const [index, second] of nodes.entries()) {
    const first = nodes[index - 1];
    if (first?.kind !== 'word' || second.kind !== 'word') continue;
    const rarity = ((rarities.get(keyOfTerm(first)) ?? 0) + (rarities.get(keyOfTerm(second)) ?? 0)) / 2;
    pairs.push({ words: [first, second], factor: rarity * relevance.nearness });
  }
  return pairs.slice(0, MOST_PAIRS);
}

/** The best by their words alone, segment by segment. */
function pickBest(segments: readonly Segment[], matches: readonly SegmentMatches[]): Map<Segment, Uint32Array> {
  const best = new BestHits(MOST_DOCUMENTS);
  for (const [index, segment] of segments.entries()) {
    const { documents, scores } = matches[index]!;
    let { threshold } = best;
    for (let at = 0; at < documents.length; at++) {
      const score = scores?.[at] ?? 0;
      if (score < threshold) continue;
      best.offer({ segment, document: documents[at]!, score, rank: score, date: 0 });
      threshold = best.threshold;
    }
  }
  const picked = Map.groupBy(best.take(), ({ segment }) => segment);
  return new Map([...picked].map(([segment, hits]) => [segment, Uint32Array.from(hits, ({ document }) => document)]));
}

/** What the pairs add to each of some documents of a segment, given in ascending order. */
function addNearness(
  { snapshot, titleOnly, relevance, budget }: LiftedSearch,
  segment: Segment,
  documents: Uint32Array,
  pairs: readonly WordPair[],
): Float64Array {
  const range = rangeOf(segment, titleOnly ? 'title' : undefined);
  const tables = new Map<string, PositionTable>();
  const tableOf = (word: WordNode): PositionTable => {
    const key = keyOfTerm(word);
    let table = tables.get(key);
    if (!table) {
      const lists = findTermLists(segment, word);
      table = new LeafPositions(segment.postings, lists, range, documents.length).read(documents);
      budget.spend(table.starts[documents.length]!);
      tables.set(key, table);
    }
    return table;
  };
  const added = new Float64Array(documents.length);
  const resistances = snapshot.resistances(segment, relevance);
  for (const { words, factor } of pairs) {
    const [first, second] = [tableOf(words[0]), tableOf(words[1])];
    for (const [place, document] of documents.entries()) {
      const near = amountOf(countInFields(first, second, place), relevance);
      if (near > 0) added[place]! += factor * shareOf(near, resistances[document]!);
    }
  }
  return added;
}

function countInFields(first: PositionTable, second: PositionTable, place: number): FieldCounts {
  const [a, b] = [splitFields(first, place), splitFields(second, place)];
  const count = (field: 0 | 1 | 2): number =>
    countNear(
      { positions: first.positions, from: a[field], to: a[field + 1]! },
      { positions: second.positions, from: b[field], to: b[field + 1]! },
    );
  return { title: count(0), text: count(1), record: count(2) };
}

/** Where the positions of title, text and record begin, and where the last end. */
function splitFields({ starts, positions }: PositionTable, place: number): readonly [number, number, number, number] {
  const [from, to] = [starts[place]!, starts[place + 1]!];
  const text = leapTo(positions, from, TEXT_BASE, to);
  return [from, text, leapTo(positions, text, RECORD_BASE, to), to];
}
