import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { nameReader, type Importer } from '#importers/importer.ts';
import { DISK_SOURCE_FILES } from '#server/adapters/system/disk-source-files.ts';
import { orderFiles } from '#server/features/importing/order-files.ts';

/**
 * What the demo library in a folder is made of, as 16 hexadecimal digits: another one as soon as a file comes, goes,
 * moves or changes, or an importer reads it differently.
 */
export function digestDemo(folder: string, importers: readonly Importer[]): string {
  const hash = createHash('sha256').update(importers.map(nameReader).join(' '));
  for (const { path, size, absolute } of orderFiles(DISK_SOURCE_FILES.list([folder]))) {
    hash.update(`\n${path} ${size}\n`).update(readFileSync(absolute));
  }
  return hash.digest('hex').slice(0, 16);
}
