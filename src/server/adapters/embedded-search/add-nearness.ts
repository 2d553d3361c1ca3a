import { END_OF_NAMES } from '#domain/query/record-places.ts';
import { amountOf, countNear, type FieldCounts, shareOf, type WordPlaces } from '#domain/query/relevance.ts';
import { keyOfTerm } from '#domain/query/normalized-key.ts';
import type { WordNode } from '#domain/query/query-tree.ts';
import { RECORD_BASE, TEXT_BASE } from '../index/posting-cursor.ts';
import { leapTo } from './document-sets.ts';
import { rangeOf } from './field-range.ts';
import { findTermLists } from './find-term-lists.ts';
import { LeafPositions, type PositionTable } from './leaf-positions.ts';
import type { LiftedDocuments } from './lifted-documents.ts';

/** Pairs of words, the first of a query. */
const MOST_PAIRS = 12;

/** Two words that follow one another in the query, and what standing side by side adds at most. */
interface WordPair {
  readonly words: readonly [WordNode, WordNode];
  readonly factor: number;
}

/** Adds how close together documents have words that follow one another in the query. */
export function addNearness(lifted: LiftedDocuments): void {
  const { segment, documents, added, relevance, titleOnly, snapshot, budget } = lifted;
  const pairs = listPairs(lifted);
  if (pairs.length === 0) return;
  const tables = new Map<string, PositionTable>();
  const tableOf = (word: WordNode): PositionTable => {
    const key = keyOfTerm(word);
    let table = tables.get(key);
    if (!table) {
      const lists = findTermLists(segment, word);
      table = new LeafPositions(
        segment.postings,
        lists,
        rangeOf(segment, titleOnly ? 'title' : undefined),
        documents.length,
      ).read(documents);
      budget.spend(table.starts[documents.length]!);
      tables.set(key, table);
    }
    return table;
  };
  const resistances = snapshot.resistances(segment, relevance);
  for (const { words, factor } of pairs) {
    const [first, second] = [tableOf(words[0]), tableOf(words[1])];
    for (let place = 0; place < documents.length; place++) {
      const near = amountOf(countInFields(first, second, place), relevance);
      if (near > 0) added[place]! += factor * shareOf(near, resistances[documents[place]!]!);
    }
  }
}

function listPairs({ plan: { leaves, scored }, rarities, relevance }: LiftedDocuments): WordPair[] {
  if (relevance.nearness === 0) return [];
  const nodes = scored.map(({ leaf }) => leaves[leaf]!.node);
  const rarityOf = (word: WordNode): number => rarities.get(keyOfTerm(word)) ?? 0;
  const pairs: WordPair[] = [];
  for (const [index, second] of nodes.entries()) {
    const first = nodes[index - 1];
    if (first?.kind !== 'word' || second.kind !== 'word') continue;
    pairs.push({ words: [first, second], factor: ((rarityOf(first) + rarityOf(second)) / 2) * relevance.nearness });
  }
  return pairs.slice(0, MOST_PAIRS);
}

function countInFields(first: PositionTable, second: PositionTable, place: number): FieldCounts {
  const [a, b] = [splitFields(first, place), splitFields(second, place)];
  const count = (field: 0 | 1 | 2): number => countNear(a[field]!, b[field]!);
  return { title: count(0), text: count(1), record: count(2) };
}

/** Where the positions of each field begin and end; none of them are names, which weigh nothing. */
function splitFields({ starts, positions }: PositionTable, place: number): readonly WordPlaces[] {
  const [from, to] = [starts[place]!, starts[place + 1]!];
  const text = leapTo(positions, from, TEXT_BASE, to);
  const names = leapTo(positions, text, RECORD_BASE, to);
  const record = leapTo(positions, names, RECORD_BASE + END_OF_NAMES, to);
  return [
    { positions, from, to: text },
    { positions, from: text, to: names },
    { positions, from: record, to },
  ];
}
