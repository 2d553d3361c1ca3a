import type { ExplainAnswer } from '#contract/explain.ts';
import { askAllWords } from '#domain/search/ask-all-words.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import { stemWord } from '#domain/search/stem.ts';
import { listWords, respellQuery } from '#domain/search/respell-query.ts';
import type { SimilarWord } from '#server/ports/search-engine.ts';

const MOST_PROPOSALS = 3;
/** Words of a query that are looked at, and of each that is missing so many that are written much like it. */
const MOST_WORDS = 6;
const MOST_SIMILAR = 3;
const MOST_SIMILAR_ASKED = 10;
/** Shorter words are like too many others. */
const LEAST_LETTERS = 3;

/** What proposing needs to know of the library; undefined where no more may be counted. */
export interface Vocabulary {
  /** Documents of the edition that have a word. */
  countWord(word: string): Promise<number | undefined>;
  listSimilar(word: string, limit: number): Promise<readonly SimilarWord[]>;
  /** Documents that the whole search finds with this text. */
  countQuery(text: string): Promise<number | undefined>;
}

/** Queries in which words that no document has are written as the library writes them, those only that find something. */
export async function proposeSpellings(tree: QueryNode, vocabulary: Vocabulary): Promise<ExplainAnswer['spellings']> {
  const similar = new Map<string, readonly SimilarWord[]>();
  for (const word of listWords(tree).slice(0, MOST_WORDS)) {
    if (word.length < LEAST_LETTERS || (await vocabulary.countWord(word)) !== 0) continue;
    const found = oneOfEachStem(await vocabulary.listSimilar(word, MOST_SIMILAR_ASKED)).slice(0, MOST_SIMILAR);
    if (found.length > 0) similar.set(word, found);
  }
  const proposals: ExplainAnswer['spellings'] = [];
  for (const spelling of listSpellings(similar)) {
    const found = await countFirst(respellQuery(tree, spelling), vocabulary);
    if (!found) continue;
    const [from, to] = [[...spelling.keys()].join(' '), [...spelling.values()].join(' ')];
    proposals.push({ from, to, ...found });
    if (proposals.length === MOST_PROPOSALS) break;
  }
  return proposals;
}

/** The query, or where it finds nothing the same with its phrases taken apart; undefined where neither does. */
async function countFirst(
  query: string,
  { countQuery }: Vocabulary,
): Promise<{ query: string; total: number } | undefined> {
  const total = await countQuery(query);
  if (total !== 0) return total === undefined ? undefined : { query, total };
  const apart = askAllWords(query);
  const others = apart === undefined ? undefined : await countQuery(apart);
  return apart === undefined || !others ? undefined : { query: apart, total: others };
}

/** Words of one stem find the same. */
function oneOfEachStem(words: readonly SimilarWord[]): SimilarWord[] {
  const stems = new Set<string>();
  return words.filter(({ word }) => {
    const stem = stemWord(word);
    if (stems.has(stem)) return false;
    stems.add(stem);
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
