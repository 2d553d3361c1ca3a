import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** A file to import. `path` is relative to the root that was named, with forward slashes. */
export interface ListedFile {
  readonly path: string;
  readonly absolute: string;
  readonly size: number;
}

/** Records that others refer to are read before those that refer to them. */
const READ_FIRST = ['people.yaml', 'organizations.yaml', 'publication.yaml'];

/**
 * Every file under the named files and folders in reading order; hidden ones are left out, links are not followed out
 * of the tree. Throws when a name does not exist.
 */
export function listSourceFiles(roots: readonly string[]): ListedFile[] {
  const files = roots.flatMap((root) => {
    const info = statSync(root);
    return info.isDirectory() ? listFolder(root, root) : [{ path: basename(root), absolute: root, size: info.size }];
  });
  return files.sort((a, b) => rank(a) - rank(b) || compare(a.path, b.path));
}

function listFolder(root: string, folder: string): ListedFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, absolute);
    if (!entry.isFile()) return [];
    return [{ path: relative(root, absolute).split(sep).join('/'), absolute, size: statSync(absolute).size }];
  });
}

function rank(file: ListedFile): number {
  const found = READ_FIRST.indexOf(basename(file.path));
  if (found >= 0) return found;
  return /\.ya?ml$/i.test(file.path) ? READ_FIRST.length : READ_FIRST.length + 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
