import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { askForPageOf, findNamedRun } from '#domain/query/named-run.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { presentHits } from './present-hits.ts';

const MOST_PAGES = 2;

interface Sources {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly content: Pick<ContentStore, 'listPreviews' | 'listEditionsOfWorks'>;
}

/**
 * The pages about a place that plain words name, by what stands beside it (OP-181): `merger thresholds Germany` leads to
 * what is called by Germany and speaks of mergers or thresholds.
 */
export async function listPlacePages(
  { engine, content }: Sources,
  reader: Reader,
  { words }: Pick<PlannedSearch, 'words'>,
): Promise<DirectMatch[]> {
  const run = words && findNamedRun(words, findPlace);
  const query = run && askForPageOf(run.named.name, run.others);
  if (!query) return [];
  const { hits } = await askEngine(engine, {
    query,
    titleOnly: false,
    // As everything that a search names, wherever in the edition it is.
    scope: [{ facet: 'edition', values: [reader.edition.id] }],
    openTo: listOpenings(reader),
    filters: [{ facet: 'jurisdiction', values: [run.named.name] }],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: MOST_PAGES,
    excerpt: false,
  });
  const found = await presentHits(content, reader, hits);
  return found.map(({ id, title, url, type, isOpen, legalDate }) => ({
    kind: 'place',
    text: run.named.name,
    id,
    title,
    url,
    type,
    isOpen,
    publicationDate: legalDate?.date ?? null,
  }));
}
