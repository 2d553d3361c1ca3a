import { blockText, type Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { TextChunk, TextRange } from '#domain/passages/passage-source.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import type { BlockPlace, TextSource } from '#server/ports/text-source.ts';
import type { SqliteDatabase } from '../database.ts';

/** A chunk with where the next begins. */
interface PlacedChunk extends TextChunk {
  /** Position of the first word behind it; infinite for the last. */
  readonly nextPosition: number;
}

/** Reads titles, records and chunks of text from the content store's tables. Held by text-source.conformance.ts. */
export class SqliteTextSource implements TextSource {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  async findNumbers(ids: readonly string[]): Promise<(number | undefined)[]> {
    return ids.map((id) => this.#db.get<{ number: number }>('SELECT number FROM document WHERE id = ?', id)?.number);
  }

  async findPositions(places: readonly BlockPlace[]): Promise<(number | undefined)[]> {
    const known = new Map<string, PlacedChunk | undefined>();
    return places.map(({ document, block }) => {
      const row = this.#db.get<{ sequence: number }>(
        'SELECT sequence FROM document_chunk WHERE document = ? AND first_block <= ? ORDER BY sequence DESC LIMIT 1',
        document,
        block,
      );
      if (!row) return undefined;
      const key = `${document} ${row.sequence}`;
      if (!known.has(key)) known.set(key, this.#readChunk(document, row.sequence));
      return findPosition(known.get(key), block);
    });
  }

  async readTitles(documents: readonly number[]): Promise<(string | undefined)[]> {
    return documents.map(
      (document) => this.#db.get<{ title: string }>('SELECT title FROM document WHERE number = ?', document)?.title,
    );
  }

  async readRecords(documents: readonly number[]): Promise<(DocumentRecord | undefined)[]> {
    return documents.map((document) => {
      const row = this.#db.get<{ record: string }>(
        'SELECT record_json AS record FROM document WHERE number = ?',
        document,
      );
      return row && (JSON.parse(row.record) as DocumentRecord);
    });
  }

  async readChunks(ranges: readonly TextRange[]): Promise<(readonly TextChunk[])[]> {
    const known = new Map<number, PlacedChunk[]>();
    return ranges.map((range) => {
      const chunks = known.get(range.document) ?? [];
      known.set(range.document, chunks);
      return this.#readRange(range, chunks);
    });
  }

  /** `known` are the document's chunks that were read before; grows by those that were not. */
  #readRange({ document, first, last }: TextRange, known: PlacedChunk[]): PlacedChunk[] {
    const found: PlacedChunk[] = [];
    for (let position = first; position <= last;) {
      const has = ({ firstPosition, nextPosition }: PlacedChunk) =>
        firstPosition <= position && position < nextPosition;
      let chunk = known.findLast(has);
      if (!chunk) {
        chunk = this.#readChunk(document, this.#findSequence(document, position));
        if (!chunk) break;
        known.push(chunk);
      }
      found.push(chunk);
      position = chunk.nextPosition;
    }
    return found;
  }

  #readChunk(document: number, sequence: number): PlacedChunk | undefined {
    const row = this.#db.get<{ first_block: number; first_position: number; blocks: string }>(
      'SELECT first_block, first_position, blocks FROM document_chunk WHERE document = ? AND sequence = ?',
      document,
      sequence,
    );
    if (!row) return undefined;
    return {
      firstBlock: row.first_block,
      firstPosition: row.first_position,
      nextPosition: this.#findPosition(document, sequence + 1) ?? Infinity,
      texts: (JSON.parse(row.blocks) as Block[]).map(blockText),
    };
  }

  /** The last chunk that begins at the position or before: a search by halves, since a text may have thousands. */
  #findSequence(document: number, position: number): number {
    let low = 0;
    let high =
      (this.#db.get<{ sequence: number }>(
        'SELECT sequence FROM document_chunk WHERE document = ? ORDER BY sequence DESC LIMIT 1',
        document,
      )?.sequence ?? 0) + 1;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      const first = this.#findPosition(document, middle);
      if (first !== undefined && first <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Position of the first word of a chunk. */
  #findPosition(document: number, sequence: number): number | undefined {
    return this.#db.get<{ first_position: number }>(
      'SELECT first_position FROM document_chunk WHERE document = ? AND sequence = ?',
      document,
      sequence,
    )?.first_position;
  }
}

function findPosition(chunk: PlacedChunk | undefined, block: number): number | undefined {
  if (!chunk || block >= chunk.firstBlock + chunk.texts.length) return undefined;
  const before = chunk.texts.slice(0, block - chunk.firstBlock);
  return before.reduce((position, text) => position + tokenizeText(text).words.length, chunk.firstPosition);
}
