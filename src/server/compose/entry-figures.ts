import type { EditionId } from '#domain/edition/edition.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { EDITIONS } from '#editions/editions.ts';
import { ENTRY_FIGURES, type EntryFigure } from '#editions/shared/entry-words.ts';
import { scopeOfMode } from '#server/asking/plan-request.ts';
import type { EngineAnswer, SearchEngine } from '#server/ports/search-engine.ts';

/** Values of a facet that are looked through for one. */
const MOST_VALUES = 1000;

const whole = new Intl.NumberFormat('en-GB');

/** What an edition holds, for example `278 documents`; empty where the index does not answer. */
export type CountFigures = (edition: EditionId) => Promise<readonly string[]>;

/** Counts with the library's index, once for each state of it. */
export function createEntryFigures(engine: Pick<SearchEngine, 'search' | 'generation'>): CountFigures {
  const kept = new Map<EditionId, { readonly generation: number; readonly figures: Promise<readonly string[]> }>();
  return async (edition) => {
    try {
      const generation = await engine.generation();
      const former = kept.get(edition);
      if (former?.generation === generation) return await former.figures;
      const figures = countFigures(engine, edition);
      kept.set(edition, { generation, figures });
      return await figures;
    } catch {
      // Signing in works without them; searches report what is wrong.
      kept.delete(edition);
      return [];
    }
  };
}

async function countFigures(engine: Pick<SearchEngine, 'search'>, edition: EditionId): Promise<readonly string[]> {
  const figures = ENTRY_FIGURES[edition];
  const answer = await engine.search({
    titleOnly: false,
    scope: scopeOfSearch(edition),
    filters: [],
    facets: figures.flatMap(({ facet }) => (facet === undefined ? [] : [{ facet, limit: MOST_VALUES }])),
    sort: { field: 'title', descending: false },
    start: 0,
    size: 0,
    excerpt: false,
    idsOnly: true,
  });
  return figures.flatMap((figure) => {
    const count = readCount(answer, figure);
    return count === 0 ? [] : [`${whole.format(count)} ${count === 1 ? figure.one : figure.many}`];
  });
}

/** What a search without words looks in, whose number the home page says: profiles of people are no documents of it. */
function scopeOfSearch(id: EditionId) {
  const edition = EDITIONS[id];
  const mode = findUsualMode(edition);
  if (!mode) throw new Error(`The edition ${id} has no search of all content.`);
  return scopeOfMode({ edition, codes: [] }, mode);
}

function readCount({ total, facets }: EngineAnswer, { facet, value }: EntryFigure): number {
  if (facet === undefined) return total;
  const counted = facets.find((answer) => answer.facet === facet);
  if (value === undefined) return counted?.distinct ?? 0;
  return counted?.values.find((known) => known.value === value)?.count ?? 0;
}
