import type { Importer } from '#importers/importer.ts';
import type { ImportOptions } from './import-options.ts';

/**
 * Who reads a file, judged by its name and its first bytes: of the format that was asked for, where any is. Nobody reads
 * what only says how that format's files are read.
 */
export function chooseImporter(
  importers: readonly Importer[],
  wanted: ImportOptions['format'],
  path: string,
  head: Uint8Array,
): Importer | undefined {
  if (wanted !== 'auto') {
    const named = importers.filter((importer) => importer.format === wanted);
    if (named.some((importer) => importer.isCompanion?.(path))) return undefined;
    const found = named.find((importer) => importer.accepts(path, head)) ?? named[0];
    if (found) return found;
  }
  return importers.find((candidate) => candidate.accepts(path, head));
}
