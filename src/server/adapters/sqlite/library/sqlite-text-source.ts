import { blockText, type Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { SqliteDatabase } from '../database.ts';
import type { TextChunk, TextSource } from '../../embedded-search/text-source.ts';

/** Reads titles, records and chunks of text from the content store's tables. */
export class SqliteTextSource implements TextSource {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  findTitle(documentNumber: number): string | undefined {
    return this.#db.get<{ title: string }>('SELECT title FROM document WHERE number = ?', documentNumber)?.title;
  }

  findRecord(documentNumber: number): DocumentRecord | undefined {
    const row = this.#db.get<{ record: string }>(
      'SELECT record_json AS record FROM document WHERE number = ?',
      documentNumber,
    );
    return row && (JSON.parse(row.record) as DocumentRecord);
  }

  findNumber(id: string): number | undefined {
    return this.#db.get<{ number: number }>('SELECT number FROM document WHERE id = ?', id)?.number;
  }

  findChunk(documentNumber: number, position: number): TextChunk | undefined {
    const sequence = this.#findSequence(documentNumber, position);
    const row = this.#db.get<{ first_block: number; first_position: number; blocks: string }>(
      'SELECT first_block, first_position, blocks FROM document_chunk WHERE document = ? AND sequence = ?',
      documentNumber,
      sequence,
    );
    if (!row) return undefined;
    const blocks = JSON.parse(row.blocks) as Block[];
    return { firstBlock: row.first_block, firstPosition: row.first_position, texts: blocks.map(blockText) };
  }

  /** The last chunk that begins at the position or before: a search by halves, since a text may have thousands. */
  #findSequence(documentNumber: number, position: number): number {
    let low = 0;
    let high =
      (this.#db.get<{ sequence: number }>(
        'SELECT sequence FROM document_chunk WHERE document = ? ORDER BY sequence DESC LIMIT 1',
        documentNumber,
      )?.sequence ?? 0) + 1;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      const first = this.#db.get<{ first_position: number }>(
        'SELECT first_position FROM document_chunk WHERE document = ? AND sequence = ?',
        documentNumber,
        middle,
      )?.first_position;
      if (first !== undefined && first <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
