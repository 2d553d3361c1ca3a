import type { ExplainAnswer } from '#contract/explain.ts';
import { askAllWords } from '#domain/query/ask-all-words.ts';
import type { QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import { respellQuery } from '#domain/query/respell-query.ts';
import { numberKey } from '#domain/words/number-key.ts';
import type { SimilarWord } from '#server/ports/search-engine.ts';
import { listPhraseWords, type CountTerms } from './list-missing.ts';
import type { Totals } from './search-counts.ts';

const MOST_PROPOSALS = 3;
/** Spellings that are tried, those of missing words first. */
const MOST_TRIED = 8;
const MOST_NEIGHBOURS = 4;
/** Words of a query that are looked at, and of each so many that are written much like it. */
const MOST_WORDS = 6;
const MOST_SIMILAR = 3;
const MOST_SIMILAR_ASKED = 10;
/** Shorter words are like too many others. */
const LEAST_LETTERS = 3;

/** What proposing needs to know of the library; undefined where no more may be counted. */
export interface Vocabulary {
  readonly countTerms: CountTerms;
  listSimilar(word: string, limit: number): Promise<readonly SimilarWord[]>;
  /** A word as documents print it. */
  printWord(word: string): Promise<string>;
  /** Documents that the whole search finds with each of these texts. */
  countQueries(texts: readonly string[]): Promise<Totals>;
}

/**
 * Queries with words as the library writes them in place of words that it does not have, and of words of a phrase that it
 * does not have; those only that find more than the search does. `missing` is what no document has (`listMissing`).
 */
export async function proposeSpellings(
  tree: QueryNode,
  missing: readonly TermOrPhrase[],
  total: number,
  vocabulary: Vocabulary,
): Promise<ExplainAnswer['spellings']> {
  const words = missing.flatMap((term) => (term.kind === 'word' && isLong(term.word) ? [term.word] : []));
  const similar = new Map<string, readonly SimilarWord[]>();
  for (const word of words.slice(0, MOST_WORDS)) {
    const found = oneOfEachNumber(await vocabulary.listSimilar(word, MOST_SIMILAR_ASKED)).slice(0, MOST_SIMILAR);
    if (found.length > 0) similar.set(word, found);
  }
  const neighbours = await listNeighbours(missing, vocabulary);
  // A phrase is wanted as one: its words apart are offered as they were typed.
  const tried = [...listSpellings(similar), ...neighbours].slice(0, MOST_TRIED).map((spelling) => {
    const query = respellQuery(tree, spelling);
    return { spelling, query, apart: neighbours.includes(spelling) ? undefined : askAllWords(query) };
  });
  const proposals: ExplainAnswer['spellings'] = [];
  while (tried.length > 0 && proposals.length < MOST_PROPOSALS) {
    const wanted = tried.splice(0, MOST_PROPOSALS - proposals.length);
    const found = await countSpellings(wanted, vocabulary);
    for (const { spelling, isApart, total: more } of found.filter((one) => one.total > total)) {
      const printed = await printSpelling(spelling, vocabulary);
      const [from, to] = [[...printed.keys()].join(' '), [...printed.values()].join(' ')];
      const query = respellQuery(tree, printed);
      proposals.push({ from, to, query: (isApart ? askAllWords(query) : undefined) ?? query, total: more });
    }
  }
  return proposals;
}

/**
 * Commoner words for one word of a phrase that is in no document although its words are, the rarest word first: `most
 * favored nation` where the library writes `favoured`, and has `favored` somewhere too.
 */
async function listNeighbours(
  missing: readonly TermOrPhrase[],
  { countTerms, listSimilar }: Vocabulary,
): Promise<readonly Map<string, string>[]> {
  const found: { readonly documents: number; readonly spelling: Map<string, string> }[] = [];
  const words = missing
    .flatMap(listPhraseWords)
    .filter(({ word }) => isLong(word))
    .slice(0, MOST_WORDS);
  const totals = await countTerms(words);
  for (const [place, { word }] of words.entries()) {
    const documents = totals[place] ?? 0;
    const similar = oneOfEachNumber(await listSimilar(word, MOST_SIMILAR_ASKED), word);
    for (const other of similar.filter((each) => each.documents > documents).slice(0, MOST_SIMILAR)) {
      found.push({ documents, spelling: new Map([[word, other.word]]) });
    }
  }
  const rarest = found.sort((one, other) => one.documents - other.documents).slice(0, MOST_NEIGHBOURS);
  return rarest.map(({ spelling }) => spelling);
}

function isLong(word: string): boolean {
  return word.length >= LEAST_LETTERS;
}

interface Tried {
  readonly spelling: ReadonlyMap<string, string>;
  readonly query: string;
  /** The query with its phrases taken apart, where that may be asked instead. */
  readonly apart: string | undefined;
}

/** What each query finds, or where it finds nothing the same taken apart; without those that could not be counted. */
async function countSpellings(tried: readonly Tried[], { countQueries }: Vocabulary) {
  const totals = await countQueries(tried.map(({ query }) => query));
  const inParts = tried.flatMap(({ apart }, place) => (totals[place] === 0 && apart !== undefined ? [apart] : []));
  const totalsApart = await countQueries(inParts);
  return tried.flatMap(({ spelling, apart }, place) => {
    const isApart = totals[place] === 0 && apart !== undefined;
    const total = isApart ? totalsApart[inParts.indexOf(apart)] : totals[place];
    return total === undefined ? [] : [{ spelling, isApart, total }];
  });
}

/** The spelling with its words as documents print them: Müller, not `muller` (OP-185). */
async function printSpelling(
  spelling: ReadonlyMap<string, string>,
  { printWord }: Vocabulary,
): Promise<Map<string, string>> {
  return new Map(await Promise.all([...spelling].map(async ([word, to]) => [word, await printWord(to)] as const)));
}

/** Singular and plural find the same, and so does nothing else than what is `known`. */
function oneOfEachNumber(words: readonly SimilarWord[], known?: string): SimilarWord[] {
  const keys = new Set(known === undefined ? [] : [numberKey(known)]);
  return words.filter(({ word }) => {
    const key = numberKey(word);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Every missing word by its likeliest neighbour, then with one of them by its next ones. */
function listSpellings(similar: ReadonlyMap<string, readonly SimilarWord[]>): Map<string, string>[] {
  const likeliest = new Map([...similar].flatMap(([word, [first]]) => (first ? [[word, first.word]] : [])));
  if (likeliest.size === 0) return [];
  const others = [...similar].flatMap(([word, found]) =>
    found.slice(1).map((other) => new Map([...likeliest, [word, other.word]])),
  );
  return [likeliest, ...others];
}
