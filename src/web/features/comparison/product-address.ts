import type { EditionView } from '#contract/edition-view.ts';
import { EMPTY_COMPARISON, printComparisonQuery } from '#domain/comparison/comparison-address.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';

/** A product of the comparison that a reader has a page of. */
export interface ProductPage {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

const FOLDER = '/compare-jurisdictions/';

/** The products of the edition that are open to whoever holds `codes`. */
export function listProductPages(view: EditionView, codes: readonly string[]): ProductPage[] {
  return view.routes.flatMap(({ path, name, outcome }): readonly ProductPage[] => {
    if (!path.startsWith(FOLDER) || !('page' in outcome) || outcome.page !== 'comparison') return [];
    if (resolveAddress(view, codes, path, '').kind !== 'page') return [];
    return [{ slug: path.slice(FOLDER.length), name, path }];
  });
}

/** A product with a place chosen, and a topic where one is named; what else is chosen follows there. */
export function hrefOfPlace({ path }: ProductPage, place: string, topic?: string): string {
  const topics = topic === undefined ? [] : [topic];
  return path + printComparisonQuery({ ...EMPTY_COMPARISON, places: [place], topics, isChoosing: true });
}
