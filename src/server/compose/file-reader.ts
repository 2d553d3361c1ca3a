import { ProcessFileReader } from '#server/adapters/read/process-file-reader.ts';

/** What reads files to import: processes, so that none takes the machine. */
export function openFileReader(): ProcessFileReader {
  return new ProcessFileReader(new URL('./read-process.ts', import.meta.url));
}
