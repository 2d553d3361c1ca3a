import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '#domain/document/block.ts';
import { alignTexts, type ReadBlocks } from '#domain/versions/align-texts.ts';
import { listChanges } from '#domain/versions/list-changes.ts';
import type { OutlinedVersion } from '#domain/versions/outline-version.ts';
import { outlineVersions, type VersionText } from '#domain/versions/outline-versions.ts';
import { shortenChanges, type ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { ComparedParts, VersionContent } from '#server/ports/text-comparer.ts';

/** Two contents to hold against each other or to align, parts of some, or the versions of a document to outline. */
export type CompareWork =
  | { readonly former: number; readonly next: number }
  | { readonly alignTo: number; readonly next: number }
  | { readonly parts: readonly ComparedParts[] }
  | { readonly versions: readonly VersionContent[] };

/** Work on the library at a place. */
export type CompareTask = CompareWork & { readonly storage: string };

export type CompareResult =
  | { readonly changes: ShownChanges }
  | { readonly forebears: Int32Array }
  | { readonly changesOfParts: ShownChanges[] }
  | { readonly outlines: OutlinedVersion[] };

export type CompareAnswer = CompareResult | { readonly failure: string };

/** Where a thread reads texts. */
export interface TextStorage {
  readonly content: Pick<ContentStore, 'listChunks'>;
  close(): void;
}

/** The work of a thread that compares texts and ends; `open` gives it what it reads. */
export async function runCompareTextsThread(open: (storage: string) => TextStorage): Promise<void> {
  parentPort?.postMessage(await answer(workerData as CompareTask, open), []);
}

async function answer(task: CompareTask, open: (storage: string) => TextStorage): Promise<CompareAnswer> {
  const { content, close } = open(task.storage);
  try {
    return await compareStored(task, content);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    close();
  }
}

/** The work itself, on texts that are stored. */
export async function compareStored(task: CompareWork, store: TextStorage['content']): Promise<CompareResult> {
  if ('alignTo' in task) {
    const { alignTo, next } = task;
    return { forebears: await alignTexts(readerOf(store, alignTo), readerOf(store, next)) };
  }
  if ('parts' in task) return { changesOfParts: await compareParts(task.parts, store) };
  if (!('versions' in task)) {
    const [former, next] = [await listBlocks(store, task.former), await listBlocks(store, task.next)];
    return { changes: shortenChanges(listChanges(former, next)) };
  }
  const texts: VersionText[] = [];
  for (const { content, ...version } of task.versions) {
    const blocks = await listBlocks(store, content);
    texts.push({ ...version, blocks: blocks.map((block) => ({ ...block, anchor: block.anchor ?? '' })) });
  }
  return { outlines: outlineVersions(texts) };
}

async function compareParts(parts: readonly ComparedParts[], store: TextStorage['content']): Promise<ShownChanges[]> {
  const texts = new Map<number, Promise<Block[]>>();
  const read = async ({ content, from, to }: ComparedParts['next']) => {
    if (to <= from) return [];
    const text = texts.get(content) ?? listBlocks(store, content);
    texts.set(content, text);
    return (await text).slice(from, to);
  };
  const changes: ShownChanges[] = [];
  for (const { former, next } of parts) changes.push(shortenChanges(listChanges(await read(former), await read(next))));
  return changes;
}

/** Chunks that are in memory together. */
const CHUNKS_AT_ONCE = 16;

function readerOf(store: TextStorage['content'], content: number): ReadBlocks {
  return async function* () {
    for (let from = 0; ; from += CHUNKS_AT_ONCE) {
      const chunks = await store.listChunks(content, from, from + CHUNKS_AT_ONCE);
      if (chunks.length === 0) return;
      for (const { blocks } of chunks) yield blocks;
    }
  };
}

async function listBlocks(store: TextStorage['content'], content: number): Promise<Block[]> {
  return (await store.listChunks(content, 0, Number.MAX_SAFE_INTEGER)).flatMap(({ blocks }) => blocks);
}
