import type { ReadyDocument, ReadyVersion } from './document-rows.ts';
import type { NumberSequence } from './number-sequence.ts';
import type { StagedItem } from './staged-document.ts';
import type { StagedMemory } from './staged-memory.ts';
import { listDocuments, listFormats, listVersions } from './staged-items.ts';
import type { ReadyFormat } from './write-formats.ts';
import type { StagedBatch } from './write-staged.ts';

/** All that is staged, ready to be written: each text with its number. */
export async function prepareBatch(
  { items: staged, titles }: Pick<StagedMemory, 'items' | 'titles'>,
  contents: NumberSequence,
): Promise<StagedBatch> {
  const versions = listVersions(listDocuments(staged));
  const last = new Map(versions.flatMap((document) => (document.isFormer ? [] : [[document.number, document]])));
  const documents: ReadyDocument[] = [];
  const passed: ReadyVersion[] = [];
  for (const document of versions) {
    const content = await document.content.number();
    const publication = await titles.find(document.record.publication);
    if (last.get(document.number) !== document) {
      passed.push({ document, content, publication });
      continue;
    }
    documents.push({ document, content, publication, links: await document.content.listLinks() });
  }
  return {
    documents,
    passed,
    records: staged.flatMap((item) => (item.kind === 'record' ? [item.record] : [])),
    formats: await readyFormats(staged, contents),
    files: staged.flatMap((item) => (item.kind === 'file' ? [item.memory] : [])),
    left: staged.flatMap((item) => (item.kind === 'left' ? [item.left] : [])),
    moves: staged.flatMap((item) => (item.kind === 'move' ? [item.move] : [])),
  };
}

async function readyFormats(staged: readonly StagedItem[], contents: NumberSequence): Promise<ReadyFormat[]> {
  const ready: ReadyFormat[] = [];
  for (const format of listFormats(staged)) {
    const copied = format.copyOf === undefined ? format.format.content : await contents.take();
    ready.push({ ...format, content: format.text ? await format.text.number() : copied });
  }
  return ready;
}
