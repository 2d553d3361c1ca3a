import type { ComponentType } from 'react';
import type { PageId } from '#domain/edition/route.ts';
import { loadModule } from '#web/app/load-module.ts';

type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/**
 * What draws each page. A page's file is named after its id: the server finds the chunks of a page by it and has them
 * fetched before the application asks for them.
 */
const PAGES: Readonly<Record<PageId | 'not-yet', LoadPage>> = {
  home: () => import('./home.tsx'),
  search: () => import('./search.tsx'),
  alerts: () => import('./alerts.tsx'),
  favorites: () => import('./favorites.tsx'),
  history: () => import('./history.tsx'),
  'conflict-check': () => import('./conflict-check.tsx'),
  relations: () => import('./relations.tsx'),
  news: () => import('./news.tsx'),
  customize: () => import('./customize.tsx'),
  'my-data': () => import('./my-data.tsx'),
  'account-security': () => import('./account-security.tsx'),
  'research-record': () => import('./research-record.tsx'),
  document: () => import('./document.tsx'),
  case: () => import('./case.tsx'),
  'case-document': () => import('./case-document.tsx'),
  profile: () => import('./profile.tsx'),
  'sign-in': () => import('./sign-in.tsx'),
  'sign-out': () => import('./sign-out.tsx'),
  'signed-out': () => import('./signed-out.tsx'),
  'address-sign-in': () => import('./address-sign-in.tsx'),
  'switch-account': () => import('./switch-account.tsx'),
  landing: () => import('./landing.tsx'),
  legacy: () => import('./legacy.tsx'),
  failed: () => import('./failed.tsx'),
  accessibility: () => import('./accessibility.tsx'),
  terms: () => import('./terms.tsx'),
  privacy: () => import('./privacy.tsx'),
  cookies: () => import('./cookies.tsx'),
  support: () => import('./support.tsx'),
  demo: () => import('./demo.tsx'),
  place: () => import('./place.tsx'),
  collection: () => import('./collection.tsx'),
  insights: () => import('./insights.tsx'),
  templates: () => import('./templates.tsx'),
  thresholds: () => import('./thresholds.tsx'),
  comparison: () => import('./comparison.tsx'),
  gallery: () => import('./gallery.tsx'),
  'not-yet': () => import('./not-yet.tsx'),
};

/** The modules that are loaded when a reader first goes there; their names stand in error texts (OP-43). */
const MODULES: Readonly<Record<string, LoadPage>> = {
  'market-definitions-locator': () => import('./modules/market-definitions-locator.tsx'),
  'manual-ip': () => import('./modules/manual-ip.tsx'),
};

/**
 * Loads the component of a page or a module.
 * @throws ChunkError naming the page or the module when its chunk does not come.
 */
export async function loadPage(page: string, module?: string): Promise<ComponentType> {
  const load = module === undefined ? PAGES[page as PageId] : MODULES[module];
  if (!load) throw new Error(`No page ${module ?? page}.`);
  return (await loadModule(module ?? page, load)).default;
}
