import { crc32 } from 'node:zlib';
import type { SqliteDatabase } from '../database.ts';
import type { StoredSegmentMeta } from '../../index/segment-meta.ts';

/**
 * Whether the bytes of a segment are those that were written. Reads each of its rows once, and yields between them, so
 * that the caller may pause or stop. A segment without checksums is only held to its length.
 */
export function* verifySegment(database: SqliteDatabase, segment: number): Generator<void, boolean> {
  const row = database.get<{ bytes: number; meta: string }>(
    'SELECT bytes, meta FROM index_segment WHERE id = ?',
    segment,
  );
  const meta = row && readMeta(row.meta);
  if (!meta) return false;
  const checksums = new Map<string, number>();
  let length = 0;
  const chunks = database.all<{ chunk: number; section: string }>(
    'SELECT rowid AS chunk, section FROM index_chunk WHERE segment = ? ORDER BY section, sequence',
    segment,
  );
  for (const { chunk, section } of chunks) {
    const { bytes } = database.get<{ bytes: Uint8Array }>('SELECT bytes FROM index_chunk WHERE rowid = ?', chunk)!;
    checksums.set(section, crc32(bytes, checksums.get(section)));
    length += bytes.length;
    yield;
  }
  const expected = Object.entries(meta.checksums ?? Object.fromEntries(checksums));
  return (
    length === Number(row.bytes) &&
    expected.length === checksums.size &&
    expected.every(([section, checksum]) => checksums.get(section) === checksum)
  );
}

function readMeta(text: string): StoredSegmentMeta | undefined {
  try {
    return JSON.parse(text) as StoredSegmentMeta;
  } catch {
    return undefined;
  }
}
