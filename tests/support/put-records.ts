import { createHash } from 'node:crypto';
import type { ContentWriter, StagedRecord } from '#server/ports/content-writer.ts';
import type { LibraryRecord } from '#server/ports/content-store.test-support.ts';

/** Stages records through a writer that is open and commits them together. */
export async function putRecords(
  writer: ContentWriter,
  records: readonly LibraryRecord[],
  demo = false,
): Promise<void> {
  for (const record of records) {
    const sha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex');
    await writer.stage(await createStaged(writer, record), { path: 'test', sha256, editions: [], demo });
  }
  await writer.commit();
}

async function createStaged(writer: ContentWriter, record: LibraryRecord): Promise<StagedRecord> {
  if (record.kind !== 'document') return record;
  const content = writer.stageContent();
  await content.addBlocks(record.blocks);
  return { kind: 'document', record: record.record, content };
}
