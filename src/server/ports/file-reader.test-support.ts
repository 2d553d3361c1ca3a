import type { Importer, SourceFile } from '#importers/importer.ts';
import type { FileReader } from './file-reader.ts';
import type { ListedFile } from './source-files.ts';

/** Reads files in the very process of a test, by importers that no other process knows. */
export function createInlineReader(
  importers: readonly Importer[],
  open: (file: ListedFile, onBytes: (bytes: number) => void) => SourceFile,
): FileReader {
  return {
    read: ({ file, format }, { onBytes = () => undefined }) => {
      const importer = importers.find((one) => one.format === format);
      if (!importer) throw new Error(`No importer reads ${format}.`);
      return importer.read(open(file, onBytes));
    },
    close: () => Promise.resolve(),
  };
}
