import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '#domain/document/block.ts';
import { listChanges } from '#domain/versions/list-changes.ts';
import { shortenChanges, type ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

/** Two contents of the library at a place. */
export interface CompareTask {
  readonly storage: string;
  readonly former: number;
  readonly next: number;
}

export type CompareAnswer = { readonly changes: ShownChanges } | { readonly failure: string };

/** Where a thread reads texts. */
export interface TextStorage {
  readonly content: Pick<ContentStore, 'listChunks'>;
  close(): void;
}

/** The work of a thread that compares two texts and ends; `open` gives it what it reads. */
export async function runCompareThread(open: (storage: string) => TextStorage): Promise<void> {
  parentPort?.postMessage(await answer(workerData as CompareTask, open), []);
}

async function answer(
  { storage, former, next }: CompareTask,
  open: (storage: string) => TextStorage,
): Promise<CompareAnswer> {
  const { content, close } = open(storage);
  try {
    const listBlocks = async (id: number): Promise<Block[]> =>
      (await content.listChunks(id, 0, Number.MAX_SAFE_INTEGER)).flatMap(({ blocks }) => blocks);
    return { changes: shortenChanges(listChanges(await listBlocks(former), await listBlocks(next))) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    close();
  }
}
