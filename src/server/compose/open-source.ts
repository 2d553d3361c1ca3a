import type { SourceFile } from '#importers/importer.ts';
import { DISK_SOURCE_FILES } from '#server/adapters/system/disk-source-files.ts';
import { streamSource } from '#server/features/importing/read-source-file.ts';
import type { ListedFile } from '#server/ports/source-files.ts';

/** A file of this machine as an importer reads it. */
export function openSource(file: ListedFile, onBytes: (bytes: number) => void): SourceFile {
  return streamSource(DISK_SOURCE_FILES, file, onBytes);
}
