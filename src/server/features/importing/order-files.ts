import { posix } from 'node:path';
import type { ListedFile } from '#server/ports/source-files.ts';

/** Records that others refer to are read before those that refer to them. */
const READ_FIRST = ['people.yaml', 'organizations.yaml', 'publication.yaml'];

/**
 * Files that show less of a text than mark-up does, the fuller first. Of one work in several formats the fullest is read
 * first, so that none takes the place of another that was just imported and leaves it behind as a version (OP-171).
 */
const FLATTER = [/\.html?$/i, /\.docx$/i, /\.pdf$/i, /\.txt$/i];

/** The files in reading order. */
export function orderFiles(files: readonly ListedFile[]): ListedFile[] {
  return [...files].sort((a, b) => rank(a) - rank(b) || compare(a.path, b.path));
}

function rank({ path }: ListedFile): number {
  const found = READ_FIRST.indexOf(posix.basename(path));
  if (found >= 0) return found;
  if (/\.ya?ml$/i.test(path)) return READ_FIRST.length;
  return READ_FIRST.length + 2 + FLATTER.findIndex((name) => name.test(path));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
