import { extname } from 'node:path';
import { ImportRefusal, type Importer } from '#importers/importer.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';
import { streamSource } from './read-source-file.ts';

/** A file that nobody accepts is looked through where it is small: this happens outside the bounds of reading. */
const MOST_EXPLAINED = 8 * 1024 * 1024;

/** Throws where a file is too large. Of a list, of any size, one entry is in memory at a time; its importer limits these. */
export function checkSize({ size }: ListedFile, limit: number): void {
  if (size <= limit) return;
  throw new ImportRefusal(
    `the file has ${size.toLocaleString('en')} bytes; the limit is ${limit.toLocaleString('en')}`,
  );
}

/** Why no importer takes a file; one that knows files of this kind may say what is wrong with this one. */
export async function explainUnread(
  importers: readonly Importer[],
  sources: SourceFiles,
  file: ListedFile,
  head: Uint8Array,
): Promise<ImportRefusal> {
  if (head.length === 0) return new ImportRefusal('the file is empty');
  for (const importer of file.size > MOST_EXPLAINED ? [] : importers) {
    const refusal = await importer.explain?.(file.path, () => streamSource(sources, file, () => undefined));
    if (refusal) return new ImportRefusal(refusal.reason, refusal.line, refusal.column);
  }
  const kind = extname(file.path) === '' ? 'kind of file' : `${extname(file.path)} file`;
  const formats = [...new Set(importers.map(({ format }) => format))].join(', ');
  return new ImportRefusal(`no importer reads this ${kind}; the formats are ${formats}`);
}
