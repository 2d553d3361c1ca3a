import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { askForPageOf, findNamedRun } from '#domain/query/named-run.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import { findPages, MOST_PAGES, type PageSources } from './find-pages.ts';

/**
 * The pages about a place that plain words name, by what stands beside it (OP-181): `merger thresholds Germany` leads to
 * what is called by Germany and speaks of mergers or thresholds.
 */
export async function listPlacePages(
  sources: PageSources,
  reader: Reader,
  { words }: Pick<PlannedSearch, 'words'>,
): Promise<DirectMatch[]> {
  const run = words && findNamedRun(words, findPlace);
  const query = run && askForPageOf(run.named.name, run.others);
  if (!query) return [];
  const request = {
    query,
    titleOnly: false,
    size: MOST_PAGES,
    // As everything that a search names, wherever in the edition it is.
    scope: [{ facet: 'edition', values: [reader.edition.id] }],
    openTo: listOpenings(reader),
    filters: [{ facet: 'jurisdiction', values: [run.named.name] }],
  };
  return findPages(sources, reader, request, 'place', run.named.name);
}
