import type { Suggestion } from '#contract/suggestions.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { Destination } from '#domain/edition/edition.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import { isExternal, listMenu } from '#domain/edition/list-menu.ts';
import type { MenuItem } from '#domain/edition/menu.ts';
import { foldName } from '#domain/names/fold-name.ts';

/** Words by the addresses of the pages that they are for. */
type PageWords = Extract<Destination, { of: 'pages' }>['alsoBy'];

interface Page {
  readonly name: string;
  readonly type: 'Tool' | 'Page';
  readonly url: string;
}

/**
 * Tools and pages of this reader of whose names the words are beginnings, those whose name itself begins so first; then by
 * the further words of their collections and those that the edition says (OP-182).
 */
export function listPages(
  reader: Reader,
  { collections, alsoBy }: { readonly collections: readonly Collection[]; readonly alsoBy: PageWords },
  text: string,
): Suggestion[] {
  const { edition, codes } = reader;
  const typed = foldName(text);
  const found = listCandidates(reader).flatMap((page) => {
    const [path = ''] = page.url.split('?');
    const ofCollection = collections.find(({ address }) => address === path)?.palette ?? [];
    const place = placeOf(page.name, [...ownWords(path), ...ofCollection, ...(alsoBy[page.url] ?? [])], typed);
    return place === undefined || !isToolOpen(edition, codes, page.url) ? [] : [{ page, place }];
  });
  found.sort((one, other) => one.place - other.place);
  const pages = found.map(({ page }) => page);
  return pages
    .filter(({ url }, at) => pages.findIndex((other) => other.url === url) === at)
    .map(({ name, type, url }) => ({ text: name, type, count: 1, url }));
}

/** By the names that are the most telling: a tool's own, an entry's of the menu, a route's. */
function listCandidates({ edition, codes, visitor }: Reader): Page[] {
  const tools = edition.tools.map(({ title, link }): Page => ({ name: title, type: 'Tool', url: link }));
  const menu = flatten(listMenu(edition.menus, edition.routes, edition.subscriptions, codes, edition.id));
  const routes = edition.routes.filter(
    ({ path, breadcrumb, outcome }) =>
      !path.includes('$') &&
      breadcrumb !== 'hidden' &&
      // Who is known by address alone has no password.
      (visitor.account !== null || !('page' in outcome) || outcome.page !== 'account-security'),
  );
  return [...tools, ...menu, ...routes.map(({ name, path }): Page => ({ name, type: 'Page', url: path }))];
}

function flatten(items: readonly MenuItem[]): Page[] {
  return items.flatMap(({ label, url, children = [], isVuePage }) => {
    const isOurs = url !== undefined && isVuePage && !isExternal(url);
    return [...(isOurs ? [{ name: label, type: 'Page', url } as const] : []), ...flatten(children)];
  });
}

/** 0 where the name begins so, 1 where words in it do, 2 where other words for it do; undefined where none does. */
function placeOf(name: string, also: readonly string[], typed: string): number | undefined {
  const folded = foldName(name);
  if (folded.startsWith(typed)) return 0;
  if (beginsWords(folded, typed)) return 1;
  return also.some((words) => beginsWords(foldName(words), typed)) ? 2 : undefined;
}

/** A tool by its address, too: `nyctool`. */
function ownWords(path: string): string[] {
  return path.lastIndexOf('/') === 0 ? [path] : [];
}

function beginsWords(folded: string, typed: string): boolean {
  const words = folded.split(' ');
  return typed.split(' ').every((beginning) => words.some((word) => word.startsWith(beginning)));
}
