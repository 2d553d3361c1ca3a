import type { Drift } from '#server/ports/library-writer.ts';
import type { SqliteDatabase } from '../database.ts';
import { fingerprintEntry } from '../../index/document-fingerprint.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { readIndexed } from './read-indexed.ts';

interface StoredRow {
  readonly number: number;
  readonly id: string;
  readonly complete: number;
}

/** What was found, with how many documents were looked at. */
export interface FoundDrift {
  readonly documents: number;
  readonly drift: readonly (Drift & { readonly number: number })[];
  /** Segments of the index to be taken out whole. */
  readonly damaged: readonly number[];
}

interface Wish {
  /** Awaited between pieces of work; stops it by throwing. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}

const PROGRESS_EVERY = 500;
/** Stands for the entries of a document that has several; no fingerprint is empty. */
const TWICE = '';

/** Compares every stored document with what the index knows of it, word by word. */
export async function findDrift(
  database: SqliteDatabase,
  titles: PublicationTitles,
  { pause, onProgress }: Wish,
): Promise<FoundDrift> {
  const { documents, twice, damaged } = await readIndexed(database, pause);
  const rows = listStored(database);
  const drift: FoundDrift['drift'][number][] = [];
  for (const [position, { number, id, complete }] of rows.entries()) {
    await pause();
    const indexed = twice.has(Number(number)) ? TWICE : documents.get(Number(number));
    const found = complete === 1 ? compare(database, Number(number), titles, indexed) : 'text-missing';
    if (found) drift.push({ number: Number(number), id, kind: found });
    if ((position + 1) % PROGRESS_EVERY === 0) onProgress(position + 1, rows.length);
  }
  onProgress(rows.length, rows.length);
  const stored = new Set(rows.map((row) => Number(row.number)));
  for (const number of documents.keys()) {
    if (!stored.has(number)) drift.push({ number, id: findId(database, number), kind: 'not-stored' });
  }
  return { documents: rows.length, drift, damaged };
}

/** Every document readers can have, and whether all of its text is there. */
function listStored(database: SqliteDatabase): StoredRow[] {
  return database.all<{ number: number; id: string; complete: number }>(
    `SELECT d.number, d.id, coalesce(c.characters =
       (SELECT coalesce(sum(k.characters), 0) FROM content_chunk k WHERE k.content = c.id), 0) AS complete
     FROM document d LEFT JOIN content c ON c.id = d.content WHERE d.removed_at IS NULL ORDER BY d.number`,
  );
}

function compare(
  database: SqliteDatabase,
  number: number,
  titles: PublicationTitles,
  indexed: string | undefined,
): Drift['kind'] | undefined {
  if (indexed === undefined) return 'not-indexed';
  if (indexed === TWICE) return 'indexed-twice';
  return indexed === fingerprintEntry(createStoredIndexEntry(database, number, titles)) ? undefined : 'out-of-date';
}

/** The id of a withdrawn document; null where the store knows nothing of the number. */
function findId(database: SqliteDatabase, number: number): string | null {
  return database.get<{ id: string }>('SELECT id FROM document WHERE number = ?', number)?.id ?? null;
}
