import { printTerm } from '#domain/search/print-query.ts';
import { matchesWildcard } from '#domain/search/match-wildcard.ts';
import type { TermNode } from '#domain/search/query-tree.ts';
import { remember } from '#domain/search/remember.ts';
import { isAsWritten, stemWord } from '#domain/search/stem.ts';

/** The positions (from 0, ascending) of each term among the words of one field, by `printTerm`. */
export type TermPositions = ReadonlyMap<string, readonly number[]>;

/** Finds where terms stand among folded words. Made once for a query and used for many documents. */
export type TermLocator = (words: readonly string[]) => TermPositions;

const MOST_WORDS_REMEMBERED = 20_000;

/** A locator for some terms; terms of equal `printTerm` are one. */
export function createTermLocator(terms: readonly TermNode[]): TermLocator {
  const byExactWord = new Map<string, string[]>();
  const byStem = new Map<string, string[]>();
  const wildcards: string[] = [];
  const keys = new Set<string>();
  for (const term of terms) {
    const key = printTerm(term);
    if (keys.has(key)) continue;
    keys.add(key);
    if (term.kind === 'wildcard') wildcards.push(key);
    else if (isAsWritten(term)) addTo(byExactWord, term.word, key);
    else addTo(byStem, stemWord(term.word), key);
  }
  const listKeys = remember(MOST_WORDS_REMEMBERED, (word): readonly string[] => [
    ...(byExactWord.get(word) ?? []),
    ...(byStem.get(stemWord(word)) ?? []),
    ...wildcards.filter((pattern) => matchesWildcard(pattern, word)),
  ]);
  return (words) => {
    const positions = new Map<string, number[]>();
    words.forEach((word, position) => {
      for (const key of listKeys(word)) addTo(positions, key, position);
    });
    return positions;
  };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
