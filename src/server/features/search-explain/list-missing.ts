import { isLoneWord } from '#domain/words/classify-character.ts';
import { saysNothing } from '#domain/query/ask-otherwise.ts';
import { listTerms, termKey } from '#domain/query/list-terms.ts';
import type { QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import type { Totals } from './search-counts.ts';

/** Terms of a query that are looked at, and words of its phrases. */
const MOST_TERMS = 8;
const MOST_WORDS = 6;

/** Documents of the edition that have each term; undefined where no more may be counted. */
export type CountTerms = (terms: readonly TermOrPhrase[]) => Promise<Totals>;

/** What a document may match by and no document has; of a phrase the words that are in none, where there are such. */
export async function listMissing(tree: QueryNode, countTerms: CountTerms): Promise<readonly TermOrPhrase[]> {
  const terms = await keepAbsent(listTerms(tree).slice(0, MOST_TERMS), countTerms);
  let left = MOST_WORDS;
  const words = terms.map((term) => {
    const looked = listPhraseWords(term).slice(0, left);
    left -= looked.length;
    return looked;
  });
  const absent = new Set((await keepAbsent(words.flat(), countTerms)).map(termKey));
  const missing = terms.flatMap((term, place) => {
    const ofPhrase = words[place]!.filter((word) => absent.has(termKey(word)));
    return ofPhrase.length > 0 ? ofPhrase : [term];
  });
  return [...new Map(missing.map((term) => [termKey(term), term])).values()];
}

async function keepAbsent(terms: readonly TermOrPhrase[], countTerms: CountTerms): Promise<readonly TermOrPhrase[]> {
  const totals = await countTerms(terms);
  return terms.filter((_, place) => totals[place] === 0);
}

/** The words of a phrase that say something by themselves, which no Chinese character does; of a word none. */
export function listPhraseWords(term: TermOrPhrase) {
  if (term.kind !== 'phrase') return [];
  const words = term.terms.filter((word) => word.kind === 'word');
  return words.filter((word) => !saysNothing(word) && !isLoneWord(word.word));
}
