import { ImportRefusal, type Refusal } from './importer.ts';

/** What an error says of the file that was read when it came; undefined where it is not the file's. */
export function describeFailure(error: unknown): readonly Refusal[] | undefined {
  if (error instanceof ImportRefusal) return [error.refusal, ...error.others];
  if (isFileSystemError(error)) return [{ line: 0, column: 0, reason: `the file could not be read (${error.code})` }];
  return undefined;
}

function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
