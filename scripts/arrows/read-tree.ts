import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isStyles } from './read-styles.ts';
import { isCode } from './source-file.ts';

export const ROOT = join(import.meta.dirname, '../..');
/** What is built, fetched or written by readers lies elsewhere. */
const OURS = ['{src,scripts,tests,bench}/**/*', '*.{ts,json}', 'docs/ARCHITECTURE.md'];

/** All files that code may import, and what the check reads: path from the root -> text, empty where it is not read. */
export function readTree(): Map<string, string> {
  const files = globSync(OURS, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).split(sep).join('/'));
  return new Map(paths.map((path) => [path, isRead(path) ? readFileSync(join(ROOT, path), 'utf8') : '']));
}

/** The other files are only there to be named by code. */
function isRead(path: string): boolean {
  return isCode(path) || isStyles(path) || path === 'package.json' || path.startsWith('docs/');
}
