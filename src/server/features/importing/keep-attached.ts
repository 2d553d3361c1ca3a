import { createHash } from 'node:crypto';
import type { DocumentRecord } from '#domain/document/document.ts';
import { ImportRefusal } from '#importers/importer.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';
import { readWhole } from './read-source-file.ts';

/**
 * Keeps the files that a document names, one in memory at a time: whoever reads the document says which they are and
 * that nothing is wrong with them. Throws `ImportRefusal` where one is another now.
 */
export async function keepAttached(
  { sources, writer }: { readonly sources: SourceFiles; readonly writer: Pick<ContentWriter, 'keepFile'> },
  file: ListedFile,
  { files = [] }: DocumentRecord,
): Promise<void> {
  const beside = new Map(files.length === 0 ? [] : sources.listAttached(file).map((one) => [one.path, one]));
  for (const { name, sha256 } of files) {
    const source = beside.get(name);
    const bytes = source ? await readWhole(sources, source) : new Uint8Array();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw new ImportRefusal(`the file “${name}” changed while the import ran; import it again`);
    }
    await writer.keepFile({ sha256, bytes });
  }
}
