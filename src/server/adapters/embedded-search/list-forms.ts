import type { TermNode } from '#domain/search/query-tree.ts';
import { isAsWritten, stemWord } from '#domain/search/stem.ts';
import type { FormsRequest, WordForms } from '#server/ports/search-engine.ts';
import { forEachPosting } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { expandWildcard } from './expand-wildcard.ts';
import { filterMatches } from './filter-matches.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';

/**
 * The words that a term finds beside itself, counted in the documents that pass the request's filters: those of its stem
 * by a look at the stem of every word, those of a wildcard as a search expands it. The commonest first, then by text.
 */
export function listForms(snapshot: IndexSnapshot, request: FormsRequest, budget: QueryBudget): WordForms {
  const { term, titleOnly, limit } = request;
  const found = new Map<string, number>();
  for (const segment of snapshot.segments) {
    const places = listPlaces(segment, term);
    if (places.length === 0) continue;
    budget.blame(term);
    budget.checkWords(places.length);
    const isCounted = markCounted(snapshot, segment, request);
    for (const place of places) {
      budget.spend(segment.postings.listDocuments[segment.wordLists[place]!]!);
      const documents = countMarked(segment, segment.wordLists[place]!, isCounted, titleOnly);
      if (documents === 0) continue;
      const word = segment.words.get(place);
      found.set(word, documents + (found.get(word) ?? 0));
    }
  }
  const forms = [...found]
    .map(([word, documents]) => ({ word, documents }))
    .sort((a, b) => b.documents - a.documents || (a.word < b.word ? -1 : 1));
  return { total: forms.length, forms: forms.slice(0, Math.max(0, limit)) };
}

/** Places in the segment's vocabulary. */
function listPlaces(segment: Segment, term: TermNode): number[] {
  if (term.kind === 'wildcard') return expandWildcard(segment.words, term.pattern);
  const stem = isAsWritten(term) ? -1 : segment.stems.find(stemWord(term.word));
  if (stem < 0) return [];
  const { wordStems } = segment;
  const itself = segment.words.find(term.word);
  const places: number[] = [];
  for (let place = wordStems.indexOf(stem); place >= 0; place = wordStems.indexOf(stem, place + 1)) {
    if (place !== itself) places.push(place);
  }
  return places;
}

/** A 1 for each document of the segment that is not deleted and passes. */
function markCounted(snapshot: IndexSnapshot, segment: Segment, request: FormsRequest): Uint8Array {
  const { passed } = filterMatches(segment, { documents: snapshot.listDocuments(segment) }, request);
  const marks = new Uint8Array(segment.documents);
  for (const document of passed.documents) marks[document] = 1;
  return marks;
}

function countMarked(segment: Segment, list: number, marks: Uint8Array, titleOnly: boolean): number {
  let count = 0;
  forEachPosting(segment.postings, list, (document, titleCount) => {
    if (!titleOnly || titleCount > 0) count += marks[document]!;
  });
  return count;
}
