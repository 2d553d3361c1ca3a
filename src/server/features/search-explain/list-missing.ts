import { saysNothing } from '#domain/search/ask-otherwise.ts';
import { listTerms, termKey } from '#domain/search/list-terms.ts';
import type { QueryNode, TermOrPhrase } from '#domain/search/query-tree.ts';

/** Terms of a query that are looked at, and words of its phrases. */
const MOST_TERMS = 8;
const MOST_WORDS = 6;

/** Documents of the edition that have a term; undefined where no more may be counted. */
export type CountTerm = (term: TermOrPhrase) => Promise<number | undefined>;

/** What a document may match by and no document has; of a phrase the words that are in none, where there are such. */
export async function listMissing(tree: QueryNode, countTerm: CountTerm): Promise<readonly TermOrPhrase[]> {
  const missing = new Map<string, TermOrPhrase>();
  let left = MOST_WORDS;
  for (const term of listTerms(tree).slice(0, MOST_TERMS)) {
    if ((await countTerm(term)) !== 0) continue;
    const words = listPhraseWords(term).slice(0, left);
    left -= words.length;
    const absent: TermOrPhrase[] = [];
    for (const word of words) if ((await countTerm(word)) === 0) absent.push(word);
    for (const each of absent.length > 0 ? absent : [term]) missing.set(termKey(each), each);
  }
  return [...missing.values()];
}

/** The words of a phrase that say something; of a word none. */
export function listPhraseWords(term: TermOrPhrase) {
  if (term.kind !== 'phrase') return [];
  return term.terms.filter((word) => word.kind === 'word').filter((word) => !saysNothing(word));
}
