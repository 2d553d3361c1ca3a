import type { NewsPublication } from '#contract/news.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from './ask-engine.ts';
import { planAll } from './plan-all.ts';

/** Content types of items and of the publications they come from. */
export const NEWS = 'News';
const NEWSLETTER = 'Newsletter';
/** The filter by the title of the publication. */
export const PUBLICATION_TITLE = 'publicationtitle';

/** More than any edition has. */
const MOST_PUBLICATIONS = 200;

type Asker = Pick<Reader, 'edition' | 'codes'>;

export interface NewsParts {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly content: Pick<ContentStore, 'listPreviews'>;
}

/** What news of an edition is asked of: what the reader may open, dated up to today; nothing undated is news. */
export function planNews(
  asker: Asker,
  type: string,
  dates: { readonly from?: string | undefined; readonly to: string },
): Omit<EngineRequest, 'size'> {
  const { from, to } = dates;
  return {
    ...planAll(asker, { facet: CONTENT_TYPE, values: [type] }),
    dateRange: { field: 'published', ...(from === undefined ? {} : { from }), to },
    sort: { field: 'relevant-date', descending: true, dateField: 'published' },
  };
}

/** The publications that an edition has news of, by title, each with how much of it the reader may open (OP-132). */
export async function listNewsPublications(parts: NewsParts, asker: Asker, today: string): Promise<NewsPublication[]> {
  const [found, counted] = await Promise.all([
    askEngine(parts.engine, {
      ...planAll(asker, { facet: CONTENT_TYPE, values: [NEWSLETTER] }),
      sort: { field: 'title', descending: false },
      size: MOST_PUBLICATIONS,
    }),
    askEngine(parts.engine, {
      ...planNews(asker, NEWS, { to: today }),
      facets: [{ facet: PUBLICATION_TITLE, limit: MOST_PUBLICATIONS }],
      size: 0,
    }),
  ]);
  const counts = new Map(counted.facets.flatMap(({ values }) => values.map(({ value, count }) => [value, count])));
  const previews = await parts.content.listPreviews(found.hits.map(({ id }) => id));
  return previews.map(({ id, record }) => ({
    id,
    title: record.title,
    description: record.summary ?? null,
    count: counts.get(record.title) ?? 0,
  }));
}
