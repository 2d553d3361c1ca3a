import { blockText, type Block } from '#domain/document/block.ts';
import type { SqliteDatabase } from '../database.ts';
import type { TextChunk, TextSource } from './text-source.ts';

/** Reads titles and chunks of text from the content store's tables. */
export class SqliteTextSource implements TextSource {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  findTitle(documentNumber: number): string | undefined {
    return this.#db.get<{ title: string }>('SELECT title FROM document WHERE number = ?', documentNumber)?.title;
  }

  findNumber(id: string): number | undefined {
    return this.#db.get<{ number: number }>('SELECT number FROM document WHERE id = ?', id)?.number;
  }

  findChunk(documentNumber: number, position: number): TextChunk | undefined {
    // The place first, then the one row: sorting rows would read the text of them all.
    const row = this.#db.get<{ first_block: number; first_position: number; blocks: string }>(
      `SELECT first_block, first_position, blocks FROM document_chunk
       WHERE document = ? AND sequence = (
         SELECT max(sequence) FROM document_chunk WHERE document = ? AND first_position <= ?
       )`,
      documentNumber,
      documentNumber,
      position,
    );
    if (!row) return undefined;
    const blocks = JSON.parse(row.blocks) as Block[];
    return { firstBlock: row.first_block, firstPosition: row.first_position, texts: blocks.map(blockText) };
  }
}
