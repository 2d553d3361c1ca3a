import { ImportRefusal, nameReader, type Importer } from '#importers/importer.ts';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';
import { chooseImporter } from './choose-importer.ts';
import { checkSize, explainUnread } from './explain-unread.ts';
import type { ImportOptions } from './import-options.ts';
import { HEAD_BYTES, hashFile } from './read-source-file.ts';

/** What an import knows of a file before it reads it. */
export interface ExaminedFile {
  readonly importer: Importer;
  readonly sha256: string;
}

/** Answers nothing where a file only says how others are read; throws `ImportRefusal` where nobody reads it. */
export async function examineFile(
  { importers, sources }: { readonly importers: readonly Importer[]; readonly sources: SourceFiles },
  { format, maxFileBytes }: Pick<ImportOptions, 'format' | 'maxFileBytes'>,
  file: ListedFile,
): Promise<ExaminedFile | undefined> {
  if (file.problem !== undefined) throw new ImportRefusal(file.problem);
  const head = await sources.readHead(file, HEAD_BYTES);
  const importer = chooseImporter(importers, format, file.path, head);
  if (importer?.atomic !== 'entry') checkSize(file, maxFileBytes);
  if (!importer && importers.some((candidate) => candidate.isCompanion?.(file.path))) return undefined;
  if (!importer) throw await explainUnread(importers, sources, file, head);
  return { importer, sha256: await hashFile(sources, file) };
}

/** What the library is to remember of a file that is taken, but for its records. */
export function describeSource(
  { importer, sha256 }: ExaminedFile,
  { editions }: Pick<ImportOptions, 'editions'>,
): Pick<SourceFileMemory, 'sha256' | 'editions' | 'reader'> {
  return { sha256, editions: [...editions].sort().join(','), reader: nameReader(importer) };
}

/** Whether the library holds what such a file gives. */
export function isUnchanged(
  known: SourceFileMemory | undefined,
  { sha256, editions, reader }: Pick<SourceFileMemory, 'sha256' | 'editions' | 'reader'>,
): known is SourceFileMemory {
  return known?.sha256 === sha256 && known.editions === editions && known.reader === reader;
}
