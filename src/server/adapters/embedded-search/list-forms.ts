import type { TermNode } from '#domain/query/query-tree.ts';
import { asWritten } from '#domain/words/word-of-text.ts';
import type { FormsRequest, WordForms } from '#server/ports/search-engine.ts';
import { forEachPosting } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { filterMatches } from './filter-matches.ts';
import { findTermWords } from './find-term-lists.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';
import { listOpen } from './reach.ts';

/**
 * The words that a term finds beside itself, counted in the documents that pass the request's filters: its plural or
 * singular and, where related forms are wanted, those of its stem, by a look at the words of the segment; those of a
 * wildcard as a search expands it. The commonest first, then by text.
 */
export function listForms(snapshot: IndexSnapshot, request: FormsRequest, budget: QueryBudget): WordForms {
  const { term, titleOnly, limit } = request;
  const found = new Map<string, number>();
  for (const segment of snapshot.segments) {
    const lists = groupLists(segment, term);
    if (lists.size === 0) continue;
    budget.blame(term);
    budget.checkWords(lists.size);
    const isCounted = markCounted(snapshot, segment, request);
    for (const [word, ofWord] of lists) {
      for (const list of ofWord) budget.spend(segment.postings.listDocuments[list]!);
      const documents = countMarked(segment, ofWord, isCounted, titleOnly);
      if (documents > 0) found.set(word, documents + (found.get(word) ?? 0));
    }
  }
  const forms = [...found]
    .map(([word, documents]) => ({ word, documents }))
    .sort((a, b) => b.documents - a.documents || (a.word < b.word ? -1 : 1));
  return { total: forms.length, forms: forms.slice(0, Math.max(0, limit)) };
}

/** The posting lists of each word beside the term's own: one for English texts, one for others. */
function groupLists(segment: Segment, term: TermNode): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const place of findTermWords(segment, term)) {
    const word = asWritten(segment.words.get(place));
    if (term.kind === 'word' && word === term.word) continue;
    const list = segment.wordLists[place]!;
    const known = lists.get(word);
    if (known) known.push(list);
    else lists.set(word, [list]);
  }
  return lists;
}

/** A 1 for each document of the segment that is not deleted and passes. */
function markCounted(snapshot: IndexSnapshot, segment: Segment, request: FormsRequest): Uint8Array {
  const all = snapshot.listDocuments(segment);
  const documents = request.openTo ? listOpen(segment, all, request.openTo) : all;
  const { passed } = filterMatches(segment, { documents }, request);
  const marks = new Uint8Array(segment.documents);
  for (const document of passed.documents) marks[document] = 1;
  return marks;
}

/** Documents that are marked and have a word, in one of its lists or in several. */
function countMarked(segment: Segment, lists: readonly number[], marks: Uint8Array, titleOnly: boolean): number {
  const left = lists.length > 1 ? marks.slice() : marks;
  let count = 0;
  for (const list of lists) {
    forEachPosting(segment.postings, list, (document, titleCount) => {
      if (titleOnly && titleCount === 0) return;
      count += left[document]!;
      if (left !== marks) left[document] = 0;
    });
  }
  return count;
}
