import { createHash } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { DocumentRecord } from '#domain/document/document.ts';
import { documentOf, paragraphOf, type LibraryRecord } from './content-store.test-support.ts';
import type { CitationStore } from './citation-store.ts';
import type { ContentStore, StoredDocument } from './content-store.ts';
import type { ContentWriter, Drift, RecordOrigin, StagedRecord, StageOutcome } from './content-writer.ts';

/** A library of its own with nothing in it, and what a suite of writers needs around it. */
export interface ContentWriterUnderTest {
  /** A writer of the library as another process has it; not yet opened. Its commits are at the instant `now` answers. */
  connect(now: () => string): Promise<ContentWriter>;
  /** Ends a writer as a kill does: nothing is tidied up, and what its process held is free. */
  kill(writer: ContentWriter): Promise<void>;
  readonly store: ContentStore;
  readonly citations: CitationStore;
  /** Ids of the documents that a search for a word finds, each as often as it is found. */
  find(word: string): Promise<readonly string[]>;
  /** Whether somebody reads the library; at first somebody does. */
  setRead(isRead: boolean): void;
  /** Lets a statement of this writer's fail, once, after so many others. */
  failAfter(writer: ContentWriter, statements: number): void;
  /** Lets store and index drift apart about a document, behind the back of every writer. */
  spoil(kind: Drift['kind'], id: string): Promise<void>;
  /** Texts on disk that belong to no version of a document. */
  countLeftTexts(): Promise<number>;
  /** Changes that the index was not told of. */
  countUntold(): Promise<number>;
  close(): Promise<void>;
}

export type OpenContentWriter = () => Promise<ContentWriterUnderTest>;

const ORIGIN = { path: 'list.jsonl', editions: [], demo: false } as const;
export const FIRST_COMMIT = '2026-03-02T09:00:00.000Z';

/** The writer of the test that runs, opened, and its library. */
export class TestedWriter {
  subject!: ContentWriterUnderTest;
  writer!: ContentWriter;
  /** The instant of the commits to come. */
  now = FIRST_COMMIT;

  /** Takes the place of the writer so far. */
  async reopen(): Promise<void> {
    this.writer = await this.subject.connect(() => this.now);
    await this.writer.open();
  }

  stage(records: readonly LibraryRecord[], origin: Partial<RecordOrigin> = {}): Promise<StageOutcome[]> {
    return stageRecords(this.writer, records, origin);
  }

  /** Stages and commits. */
  async put(records: readonly LibraryRecord[], origin: Partial<RecordOrigin> = {}): Promise<StageOutcome[]> {
    const outcomes = await this.stage(records, origin);
    await this.writer.commit();
    return outcomes;
  }

  /** Ids of the documents that say a word, in order. */
  async find(word: string): Promise<string[]> {
    return [...(await this.subject.find(word))].sort();
  }

  get store(): ContentStore {
    return this.subject.store;
  }

  /** A document that is there. */
  async get(id: string): Promise<StoredDocument> {
    const document = await this.store.findDocument(id);
    if (document?.state !== 'present') throw new Error(`${id} is not there`);
    return document;
  }

  async listBlocks(id: string) {
    const { content } = await this.get(id);
    const chunks = await this.store.listChunks(content.id, 0, 1000);
    return chunks.flatMap(({ blocks }) => blocks);
  }

  async isInStep(): Promise<boolean> {
    const { isInStep } = await this.reconcile(false);
    return isInStep;
  }

  reconcile(repair: boolean) {
    return this.writer.reconcile({ repair, signal: new AbortController().signal, onProgress: () => {} });
  }
}

/** Gives every test of a suite a library of its own with a writer that holds it. */
export function useWriter(open: OpenContentWriter): TestedWriter {
  const tested = new TestedWriter();
  beforeEach(async () => {
    tested.subject = await open();
    tested.now = FIRST_COMMIT;
    await tested.reopen();
  });
  afterEach(() => tested.subject.close());
  return tested;
}

/** Stages records one after the other, documents with their blocks; another record is another source. */
export async function stageRecords(
  writer: ContentWriter,
  records: readonly LibraryRecord[],
  origin: Partial<RecordOrigin> = {},
): Promise<StageOutcome[]> {
  const outcomes: StageOutcome[] = [];
  for (const record of records) {
    outcomes.push(
      await writer.stage(await withContent(writer, record), { ...ORIGIN, sha256: digestOf(record), ...origin }),
    );
  }
  return outcomes;
}

function digestOf(record: LibraryRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex');
}

async function withContent(writer: ContentWriter, given: LibraryRecord): Promise<StagedRecord> {
  if (given.kind !== 'document') return given;
  const content = writer.stageContent();
  await content.addBlocks(given.blocks);
  return { kind: 'document', record: given.record, content };
}

/** A document of one paragraph. */
export function textOf(id: string, text: string, record: Partial<DocumentRecord> = {}): LibraryRecord {
  return documentOf(id, record, [paragraphOf(text)]);
}

/** A document whose source gives it no id. */
export function unnamedOf(key: string, text: string): LibraryRecord {
  const given = documentOf(key, { key }, [paragraphOf(text)]);
  if (given.kind !== 'document') return given;
  const { id: _none, ...record } = given.record;
  return { ...given, record };
}
