import { ImportRefusal, type Importer, type ImportEvent, type Refusal } from '#importers/importer.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';

/** Errors of the library itself go on; everything a file can cause becomes words, at least one sentence of them. */
export function describeRefusals(error: unknown): readonly Refusal[] {
  if (error instanceof ImportRefusal) return [error.refusal, ...error.others];
  if (error instanceof RecordRefused) return [{ line: 0, column: 0, reason: error.message }];
  if (isFileSystemError(error)) return [{ line: 0, column: 0, reason: `the file could not be read (${error.code})` }];
  throw error;
}

function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** A file that an importer stumbles over is refused like any other; the rest of the import goes on. */
export async function* guardReader(
  importer: Importer,
  events: AsyncIterable<ImportEvent>,
): AsyncGenerator<ImportEvent> {
  try {
    yield* events;
  } catch (error) {
    if (error instanceof ImportRefusal || isFileSystemError(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new ImportRefusal(`the ${importer.format} importer cannot read this file (${message})`);
  }
}
