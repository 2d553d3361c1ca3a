import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { presentHits } from './present-hits.ts';

/** So many pages of each sort stand above the hits. */
export const MOST_PAGES = 2;

/** Where pages are looked for that a search leads to. */
export interface PageSources {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly content: Pick<ContentStore, 'listPreviews' | 'listEditionsOfWorks'>;
}

/** The best documents of a request, as many as its size says, as what a search leads to; `text` is what named them, their title without it. */
export async function findPages(
  { engine, content }: PageSources,
  reader: Reader,
  request: Omit<EngineRequest, 'facets' | 'sort' | 'start' | 'excerpt'>,
  kind: DirectMatch['kind'],
  text?: string,
): Promise<DirectMatch[]> {
  const sort = { field: 'score', descending: true } as const;
  const asked = { ...request, facets: [], sort, start: 0, excerpt: false };
  const found = await presentHits(content, reader, (await askEngine(engine, asked)).hits);
  return found.map(({ id, title, url, type, isOpen, legalDate }) => ({
    kind,
    text: text ?? title,
    id,
    title,
    url,
    type,
    isOpen,
    publicationDate: legalDate?.date ?? null,
  }));
}
