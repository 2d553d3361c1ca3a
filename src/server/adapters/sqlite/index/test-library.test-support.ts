import { EMPTY_RECORD } from '#domain/document/document.ts';
import type { IndexEntry } from '#server/ports/search-index.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { SqliteDatabase } from '../database.ts';
import { createEngineStorage, type LibraryStorage } from '../engine-storage.ts';
import { INDEX_SCHEMA } from './index-schema.ts';
import { IndexWriter, type TextEntry } from '../../index/index-writer.ts';
import { SegmentStore } from './segment-store.ts';

/** A document as tests give it; what is absent is empty. */
export interface TestDocument {
  readonly number: number;
  readonly title?: string;
  readonly texts?: readonly string[];
  /** Those of its keywords and judges can be drawn. */
  readonly recordTexts?: readonly FieldText[];
  readonly facets?: IndexEntry['facets'];
  readonly dates?: IndexEntry['dates'];
  /** Of title, texts and record. */
  readonly language?: string | undefined;
}

/** Few, so that matches fall into different chunks. */
const BLOCKS_PER_CHUNK = 2;

const TABLES = `
  CREATE TABLE document (number INTEGER PRIMARY KEY, id TEXT UNIQUE, title TEXT NOT NULL, record_json TEXT NOT NULL);
  CREATE TABLE library_state (id INTEGER PRIMARY KEY, corpus_version INTEGER NOT NULL);
  INSERT INTO library_state (id, corpus_version) VALUES (1, 0);
  CREATE TABLE document_chunk (
    document INTEGER, sequence INTEGER, first_block INTEGER, first_position INTEGER, blocks TEXT,
    PRIMARY KEY (document, sequence)
  );`;

/** A library of just what the engine reads, for tests: texts in chunks beside the index. */
export class TestLibrary {
  readonly db: SqliteDatabase;
  readonly writer: IndexWriter;

  constructor(path = ':memory:') {
    this.db = new SqliteDatabase(path);
    this.db.exec(TABLES);
    for (const statement of INDEX_SCHEMA) this.db.exec(statement);
    this.writer = new IndexWriter(new SegmentStore(this.db));
  }

  /** What an engine searches; closing it closes the library. */
  storage(): LibraryStorage {
    return createEngineStorage(this.db);
  }

  /** Stores and indexes documents in one commit; answers the generation. */
  put(documents: readonly TestDocument[]): number {
    for (const document of documents) this.writer.add(createTestEntry(document));
    this.writer.prepare();
    return this.db.transaction(() => {
      for (const document of documents) this.store(document, cutText(document.texts ?? []));
      this.db.run('UPDATE library_state SET corpus_version = corpus_version + 1');
      return this.writer.commit();
    });
  }

  /** Removes documents in one commit. */
  remove(numbers: readonly number[]): number {
    for (const number of numbers) this.writer.remove(number);
    this.writer.prepare();
    return this.db.transaction(() => {
      for (const number of numbers) this.#unstore(number);
      return this.writer.commit();
    });
  }

  /** Stores a document whose text is cut into these chunks, each of some blocks; does not index it. */
  store({ number, title = '', recordTexts = [] }: TestDocument, chunks: readonly (readonly string[])[]): void {
    this.#unstore(number);
    const textsOf = (field: FieldText['field']) =>
      recordTexts.filter((said) => said.field === field).map(({ text }) => text);
    const record = JSON.stringify({ ...EMPTY_RECORD, keywords: textsOf('keyword'), judges: textsOf('judge') });
    this.db.run('INSERT INTO document VALUES (?, ?, ?, ?)', number, testId(number), title, record);
    let position = 0;
    let block = 0;
    for (const [sequence, texts] of chunks.entries()) {
      const blocks = texts.map((text) => ({ kind: 'paragraph', inlines: [text] }));
      const row = [number, sequence, block, position, JSON.stringify(blocks)];
      this.db.run('INSERT INTO document_chunk VALUES (?, ?, ?, ?, ?)', ...row);
      for (const text of texts) position += tokenizeText(text).words.length;
      block += texts.length;
    }
  }

  #unstore(number: number): void {
    this.db.run('DELETE FROM document WHERE number = ?', number);
    this.db.run('DELETE FROM document_chunk WHERE document = ?', number);
  }
}

function cutText(texts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / BLOCKS_PER_CHUNK) }, (_, chunk) =>
    texts.slice(chunk * BLOCKS_PER_CHUNK, (chunk + 1) * BLOCKS_PER_CHUNK),
  );
}

export function testId(number: number): string {
  return `doc-${number}`;
}

export function createTestEntry(document: TestDocument): TextEntry {
  const { number, title = '', texts = [], recordTexts = [], facets = {}, dates = {}, language } = document;
  const said = language === undefined ? {} : { language };
  return { documentNumber: number, id: testId(number), title, texts, recordTexts, facets, dates, ...said };
}
