import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { Importer, ImportEvent } from '../importer.ts';

/** One imported document with its blocks. */
interface ImportedDocument {
  readonly document: DocumentRecord;
  readonly blocks: readonly Block[];
}

export interface ImportedFile {
  readonly documents: readonly ImportedDocument[];
  readonly publications: readonly PublicationRecord[];
  readonly blocks: readonly Block[];
}

/** Reads a file through an importer, in chunks of the given size. */
export async function importText(
  importer: Importer,
  source: string | Uint8Array,
  { path = 'folder/file.xml', chunk = 1000 } = {},
): Promise<ImportedFile> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const file = { path, size: bytes.length, bytes: cut(bytes, chunk), readCompanion: async () => undefined };
  return gather(importer.read(file));
}

async function* cut(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function gather(events: AsyncIterable<ImportEvent>): Promise<ImportedFile> {
  const documents: ImportedDocument[] = [];
  const publications: PublicationRecord[] = [];
  let blocks: Block[] = [];
  for await (const event of events) {
    if (event.kind === 'blocks') blocks.push(...event.blocks);
    else if (event.kind === 'publication') publications.push(event.record);
    else if (event.kind === 'document') {
      documents.push({ document: event.document, blocks });
      blocks = [];
    }
  }
  if (blocks.length > 0) throw new Error('Blocks were left without a document.');
  return { documents, publications, blocks: documents.flatMap((imported) => imported.blocks) };
}
