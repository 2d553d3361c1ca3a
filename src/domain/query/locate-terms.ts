import { printTerm } from '#domain/query/print-query.ts';
import { numberKey } from '#domain/words/number-key.ts';
import { matchesWildcard } from '#domain/words/match-wildcard.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { remember } from '#domain/words/remember.ts';
import { stemWord } from '#domain/words/stem.ts';
import { asWritten, isForeign } from '#domain/words/word-of-text.ts';

/** The positions (from 0, ascending) of each term among the words of one field, by `printTerm`. */
export type TermPositions = ReadonlyMap<string, readonly number[]>;

/** Finds where terms stand among the words of a text (`TokenList`). Made once for a query and used for many documents. */
export type TermLocator = (words: readonly string[]) => TermPositions;

const MOST_WORDS_REMEMBERED = 20_000;

/** A locator for some terms; terms of equal `printTerm` are one. */
export function createTermLocator(terms: readonly TermNode[]): TermLocator {
  const byWord = new Map<string, string[]>();
  const byNumber = new Map<string, string[]>();
  const byFamily = new Map<string, string[]>();
  const wildcards: string[] = [];
  const keys = new Set<string>();
  for (const term of terms) {
    const key = printTerm(term);
    if (keys.has(key)) continue;
    keys.add(key);
    if (term.kind === 'wildcard') wildcards.push(key);
    else {
      addTo(byWord, term.word, key);
      if (!term.exact) addTo(byNumber, numberKey(term.word), key);
      if (term.related) addTo(byFamily, stemWord(term.word), key);
    }
  }
  const listKeys = remember(MOST_WORDS_REMEMBERED, (word): readonly string[] => {
    const written = asWritten(word);
    const found = [
      ...(byWord.get(written) ?? []),
      ...(isForeign(word) ? [] : (byNumber.get(numberKey(written)) ?? [])),
      ...(isForeign(word) ? [] : (byFamily.get(stemWord(written)) ?? [])),
      ...wildcards.filter((pattern) => matchesWildcard(pattern, written)),
    ];
    return [...new Set(found)];
  });
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
