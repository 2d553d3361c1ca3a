import type { EditionView } from '#contract/edition-view.ts';
import type { TrackingReport } from '#contract/usage.ts';
import type { RouteResolution } from '#domain/edition/route.ts';

/** Hosts that nothing is reported from: they are no production (SH-004, SH-324, TL-127). */
const SILENT_HOST = /^(?:alpha|beta|test|staging)\./iu;

/** Whether pages of this host carry the tag, if the edition has one. */
export function isTagHost(host: string): boolean {
  return !SILENT_HOST.test(host);
}

/** The module a visitor reads in: that of the first code, else the site itself (SH-325, SH-326). */
export function moduleOf(view: Pick<EditionView, 'siteId' | 'moduleCodes'>, codes: readonly string[]): string {
  const [first] = codes;
  return (first === undefined ? undefined : view.moduleCodes[first]) ?? view.siteId;
}

/** An event before it is known who reads. */
export type TagEvent = Pick<TrackingReport, 'type' | 'url' | 'keywords' | 'article_id'>;

/**
 * What an address that was reached is reported as: pages that are tracked (SH-319, SH-320), searches with their words
 * (SH-322, TL-125), refused addresses (TL-126). `url` is path and query.
 */
export function listEvents(resolution: RouteResolution, url: string): TagEvent[] {
  const [path = '', query = ''] = url.split('?', 2);
  if (resolution.kind === 'refused') return [{ type: 'turnaway', url, ...articleOf(path) }];
  if (resolution.kind !== 'page') return [];
  const { tracked, outcome } = resolution.route;
  const isSearch = 'page' in outcome && outcome.page === 'search';
  const keywords = new URLSearchParams(query).get('q')?.trim() ?? '';
  return [
    ...(tracked ? [{ type: 'page', url } as const] : []),
    ...(isSearch && keywords !== '' ? [{ type: 'Searches Regular', url, keywords } as const] : []),
  ];
}

/** The same search, further on or in another order, is none of its own. */
export function searchKey(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of ['start', 'page', 'resultsPerPage', 'sortBy', 'sortOrder']) parameters.delete(name);
  parameters.sort();
  return `${path}?${parameters}`;
}

function articleOf(path: string): { article_id?: string } {
  const id = /^\/document\/(?:.*\/)?([^/]+)\/?$/iu.exec(path)?.[1];
  return id === undefined ? {} : { article_id: id };
}
