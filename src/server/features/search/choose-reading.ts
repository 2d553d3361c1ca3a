import type { SearchAnswer } from '#contract/search.ts';
import { ENOUGH_AS_PHRASE, printReading, readWordsAs } from '#domain/query/plain-words.ts';
import { READINGS, type ReadAs } from '#domain/query/readings.ts';
import { countAll } from '#server/asking/count-all.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';

interface Choice {
  /** What the page shows; undefined where the search is as it was planned. */
  readonly read: ReadAs | undefined;
  readonly parts: SearchAnswer['parts'];
}

const AS_PLANNED: Choice = { read: undefined, parts: [] };

/**
 * How plain words are read on a page (OP-181): as the reader chose, else as all of the words where the phrase is found
 * in few documents, else as any of them where there is nothing at all.
 */
export async function chooseReading(
  engine: Pick<SearchEngine, 'count'>,
  { words, request }: Pick<PlannedSearch, 'words' | 'request'>,
  chosen: ReadAs | undefined,
): Promise<Choice> {
  if (!words) return AS_PLANNED;
  const counted = (query: PlannedSearch['request']['query']) => ({ ...request, ...(query ? { query } : {}) });
  const trees = READINGS.map((read) => readWordsAs(words, read));
  const [asPhrase, asAll] = await countAll(engine, trees.slice(0, 2).map(counted));
  // A phrase that goes beyond the engine's bounds is for the search to refuse.
  if (typeof asPhrase !== 'number' || (asPhrase >= ENOUGH_AS_PHRASE && chosen === undefined)) return AS_PLANNED;
  const isNothing = asPhrase === 0 && asAll === 0;
  const any = trees[READINGS.indexOf('best')];
  const [asAny] = any && (isNothing || chosen === 'best') ? await countAll(engine, [counted(any)]) : [];
  const totals = { phrase: asPhrase, all: asAll, best: asAny };
  const parts = READINGS.flatMap((read) => {
    const total = totals[read];
    const isShown = read === 'phrase' || read === chosen || (typeof total === 'number' && total > 0);
    return isShown && typeof total === 'number' ? [{ read, total, query: printReading(words, read) }] : [];
  });
  if (parts.length < 2) return AS_PLANNED;
  return { read: chosen ?? parts.at(-1)?.read, parts };
}
