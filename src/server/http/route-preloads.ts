import type { Edition } from '#domain/edition/edition.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the build says of the chunks: source file or name of a shared chunk -> its files. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * What the browser needs for a page beside the application itself: addresses of the scripts and style sheets of its
 * chunk and of what the chunk imports. The chunk of a page is `routes/<page id>.tsx`; empty for a page that has none.
 */
export function listPreloads(manifest: Manifest, pageId: string): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const loaded = collectFiles(manifest, entries);
  return [...collectFiles(manifest, [`routes/${pageId}.tsx`])]
    .filter((file) => !loaded.has(file))
    .map((file) => `/${file}`);
}

/** The links for the head of the page that an address shows to whoever holds `codes`; empty where it shows none. */
export function renderPreloads(manifest: Manifest, edition: Edition, codes: readonly string[], url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const resolution = resolveRoute(edition.routes, edition.subscriptions, codes, path, query);
  if (resolution.kind !== 'page' || !('page' in resolution.route.outcome)) return '';
  return listPreloads(manifest, resolution.route.outcome.page)
    .map((href) => `<link rel="${href.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${href}">`)
    .join('');
}

function collectFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    entry.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}
