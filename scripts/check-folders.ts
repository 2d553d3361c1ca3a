import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** The page names each folder that lies in one of these. */
const WHOLE = [
  'content',
  'scripts',
  'src',
  'src/domain',
  'src/domain/tools',
  'src/importers',
  'src/server',
  'src/server/adapters',
  'src/server/adapters/sql',
  'src/server/features',
  'src/web',
  'src/web/features',
  'tests',
];

/** What the tree at the top of docs/ARCHITECTURE.md leaves out, and what it names that is not there. */
export function checkFolders(): string[] {
  const page = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
  const there = WHOLE.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
  return compareFolders(page, there, (path) => existsSync(join(ROOT, path)));
}

/** `there`: the folders that have to be named. */
export function compareFolders(page: string, there: readonly string[], exists: (path: string) => boolean): string[] {
  const named = listNamed(page);
  return [
    ...there.filter((path) => !named.has(path)).map((path) => `docs/ARCHITECTURE.md does not name ${path} in its tree`),
    ...[...named]
      .filter((path) => !exists(path))
      .map((path) => `docs/ARCHITECTURE.md names ${path} in its tree, which is not there`),
  ];
}

/**
 * Paths that the tree names: entries of their own (`words/, names/`), and the single words of a list behind an entry
 * (`desk, usage (what is counted): the tools`). What stands in brackets, and behind a colon, is said of them.
 */
function listNamed(page: string): Set<string> {
  const [, tree = ''] = /```\n(├──[\s\S]*?)```/u.exec(page) ?? [];
  const entries = tree
    .replaceAll(/\n[│ ]+(?=[^│├└ ])/gu, ' ')
    .matchAll(/^([│ ]*)[├└]── ([^\s,]+(?:, [^\s,]+)*)(.*)$/gmu);
  const above: string[] = [];
  const named = new Set<string>();
  for (const [, indent = '', names = '', words = ''] of entries) {
    const depth = indent.length / 4;
    const paths = names.split(', ').map((name) => [...above.slice(0, depth), name.replace(/\/$/u, '')].join('/'));
    const [path = ''] = paths;
    above[depth] = path.slice(path.lastIndexOf('/') + 1);
    const [list = ''] = words.replaceAll(/\([^)]*\)/gu, '').split(/[:;]/u);
    const listed = list.split(',').map((word) => word.trim());
    for (const one of paths) named.add(one);
    if (!WHOLE.includes(path)) continue;
    for (const word of listed) if (/^[a-z][\w-]*$/u.test(word)) named.add(`${path}/${word}`);
  }
  return named;
}
