import { posix } from 'node:path';
import type { ListedFile } from '#server/ports/source-files.ts';

/** Records that others refer to are read before those that refer to them. */
const READ_FIRST = ['people.yaml', 'organizations.yaml', 'publication.yaml'];

/** The files in reading order. */
export function orderFiles(files: readonly ListedFile[]): ListedFile[] {
  return [...files].sort((a, b) => rank(a) - rank(b) || compare(a.path, b.path));
}

function rank({ path }: ListedFile): number {
  const found = READ_FIRST.indexOf(posix.basename(path));
  if (found >= 0) return found;
  return /\.ya?ml$/i.test(path) ? READ_FIRST.length : READ_FIRST.length + 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
