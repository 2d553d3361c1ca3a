import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type { ImportSite } from './read-imports.ts';
import { isCode } from './source-file.ts';

/** What an import means. `unknown`: its name shows only when the program runs. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'data'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'unknown' };

/** `#domain/*` -> `./src/domain/*`, as `imports` of package.json has it. */
export type Aliases = Readonly<Record<string, string>>;

/** The paths of all files of ours. */
export type Paths = Pick<ReadonlySet<string>, 'has'>;

/** Ways to write the path of a file short, as bundlers let one. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What an import of the file at `from` means; undefined where an address or a path names no code of ours. */
export function resolveImport(from: string, site: ImportSite, paths: Paths, aliases: Aliases): Target | undefined {
  if (site.kind === 'path') {
    const beside = join(dirname(from), site.specifier);
    const path = [beside, join(site.specifier)].find((candidate) => isCode(candidate) && paths.has(candidate));
    return path === undefined ? undefined : { kind: 'file', path };
  }
  if (site.specifier === undefined) return { kind: 'unknown' };
  const path = findPath(from, site.specifier.replace(/\?.*$/u, ''), aliases);
  if (path === undefined) return { kind: 'package', name: writeInFull(site.specifier) };
  if (path.startsWith('content/')) return { kind: 'data', path };
  const file = [path, path.replace(/\.[cm]?jsx?$/u, '')]
    .flatMap((written) => ENDINGS.map((ending) => written + ending))
    .find((candidate) => paths.has(candidate));
  return file === undefined ? { kind: 'missing', path } : { kind: 'file', path: file };
}

/** The path from the root that a specifier stands for; undefined for a package. */
function findPath(from: string, specifier: string, aliases: Aliases): string | undefined {
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return join(dirname(from), specifier);
  // Vite starts at the browser's part; to Node it is no file of ours.
  if (specifier.startsWith('/')) return join('src/web', specifier);
  if (!specifier.startsWith('#')) return undefined;
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', end = ''] = alias.split('*');
    const rest = specifier.slice(start.length, specifier.length - end.length);
    if (start + rest + end === specifier) return join(target.replace('*', rest));
  }
  return specifier;
}

function writeInFull(name: string): string {
  return isBuiltin(name) && !name.startsWith('node:') ? `node:${name}` : name;
}
