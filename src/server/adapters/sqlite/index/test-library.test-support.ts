import { EMPTY_RECORD } from '#domain/document/document.ts';
import type { IndexEntry } from '#server/ports/search-engine.ts';
import { tokenizeText } from '#domain/search/tokenize.ts';
import { SqliteDatabase } from '../database.ts';
import { INDEX_SCHEMA } from './index-schema.ts';
import { IndexWriter } from '../../index/index-writer.ts';
import { SegmentStore } from './segment-store.ts';

/** A document as tests give it; what is absent is empty. */
export interface TestDocument {
  readonly number: number;
  readonly title?: string;
  readonly texts?: readonly string[];
  /** As the keywords of its record. */
  readonly recordTexts?: readonly string[];
  readonly facets?: IndexEntry['facets'];
  readonly dates?: IndexEntry['dates'];
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

  /** Stores and indexes documents in one commit; answers the generation. */
  put(documents: readonly TestDocument[]): number {
    for (const document of documents) this.writer.add(createTestEntry(document));
    this.writer.prepare();
    return this.db.transaction(() => {
      for (const document of documents) this.#store(document);
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

  #store({ number, title = '', texts = [], recordTexts = [] }: TestDocument): void {
    this.#unstore(number);
    const record = JSON.stringify({ ...EMPTY_RECORD, keywords: recordTexts });
    this.db.run('INSERT INTO document VALUES (?, ?, ?, ?)', number, testId(number), title, record);
    let position = 0;
    for (let block = 0; block < texts.length; block += BLOCKS_PER_CHUNK) {
      const members = texts.slice(block, block + BLOCKS_PER_CHUNK);
      const blocks = members.map((text) => ({ kind: 'paragraph', inlines: [text] }));
      this.db.run(
        'INSERT INTO document_chunk VALUES (?, ?, ?, ?, ?)',
        number,
        block / BLOCKS_PER_CHUNK,
        block,
        position,
        JSON.stringify(blocks),
      );
      for (const text of members) position += tokenizeText(text).words.length;
    }
  }

  #unstore(number: number): void {
    this.db.run('DELETE FROM document WHERE number = ?', number);
    this.db.run('DELETE FROM document_chunk WHERE document = ?', number);
  }
}

export function testId(number: number): string {
  return `doc-${number}`;
}

export function createTestEntry(document: TestDocument): IndexEntry {
  const { number, title = '', texts = [], recordTexts = [], facets = {}, dates = {} } = document;
  return { documentNumber: number, id: testId(number), title, texts, recordTexts, facets, dates };
}
