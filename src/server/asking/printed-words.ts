import type { MarkedText } from '#domain/passages/marked-text.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { TermOrPhrase } from '#domain/query/query-tree.ts';
import { foldWord } from '#domain/words/fold-text.ts';
import { isQueryTooExpensive, type CountRequest, type SearchEngine } from '#server/ports/search-engine.ts';
import { RecentAnswers } from './recent-answers.ts';

/** Words whose print is remembered. */
const REMEMBERED = 2_000;
const HYPHENS = /[\s\p{Pd}]+/gu;
/** What stands between the words of a phrase, or the letters of an abbreviation. */
const BETWEEN = /[^\p{L}\p{N}\p{M}]+/u;

/** How documents print a word that the index knows folded (OP-185): `bockstiegel` is Böckstiegel, `w l r` is W.L.R. */
export class PrintedWords {
  readonly #engine: Pick<SearchEngine, 'search' | 'listMatches' | 'generation'>;
  readonly #printed = new RecentAnswers<string>(REMEMBERED);

  constructor(engine: Pick<SearchEngine, 'search' | 'listMatches' | 'generation'>) {
    this.#engine = engine;
  }

  /**
   * The words as the first document prints them that the search would reach, nothing closed among them; as they are where
   * that differs in capitals alone, which say where in a sentence they stand, or in hyphens, which texts set either way.
   */
  async print(words: TermOrPhrase, reached: Omit<CountRequest, 'query'>): Promise<string> {
    const plain = printQuery(words).replaceAll('"', '');
    const generation = await this.#engine.generation();
    const key = JSON.stringify([generation, plain, reached]);
    return this.#printed.remember(key, async () => (await this.#find(words, plain, reached)) ?? plain);
  }

  /** One word, as `print` has it. */
  printWord(word: string, reached: Omit<CountRequest, 'query'>): Promise<string> {
    return this.print({ kind: 'word', word, exact: false, at: 0, length: 0 }, reached);
  }

  async #find(query: TermOrPhrase, plain: string, reached: Omit<CountRequest, 'query'>): Promise<string | undefined> {
    const sort = { field: 'score', descending: true } as const;
    try {
      const { hits } = await this.#engine.search({
        ...reached,
        query,
        facets: [],
        sort,
        start: 0,
        size: 1,
        excerpt: true,
      });
      const [hit] = hits;
      if (!hit) return undefined;
      const shown = readMarked([hit.title, ...hit.excerpt], plain);
      if (shown !== undefined) return shown;
      return readMarked((await this.#engine.listMatches({ id: hit.id, query, limit: 1 })).said, plain);
    } catch (error) {
      if (isQueryTooExpensive(error)) return undefined;
      throw error;
    }
  }
}

/** The first marked stretch that is these words, printed otherwise than in capitals or hyphens. */
function readMarked(texts: readonly MarkedText[], plain: string): string | undefined {
  const found = texts.flatMap(({ text, marks }) => marks.map(({ start, end }) => printStretch(text, start, end)));
  const same = found.find((printed) => foldWords(printed) === plain);
  return same === undefined || same.toLowerCase().replace(HYPHENS, ' ') === plain ? undefined : same;
}

/** A full stop behind the last letter belongs to an abbreviation that has others, a bracket before a year to what closes it. */
function printStretch(text: string, start: number, end: number): string {
  const printed = text.slice(start, end);
  const isOpened = /^[^[(]*[\])]/u.test(printed) && /[[(]/u.test(text[start - 1] ?? '');
  const isEnded = printed.includes('.') && text[end] === '.';
  return text.slice(isOpened ? start - 1 : start, isEnded ? end + 1 : end);
}

function foldWords(printed: string): string {
  return printed.split(BETWEEN).filter(Boolean).map(foldWord).join(' ');
}
