import { crc32 } from 'node:zlib';
import type { SegmentReading } from './segment-files.ts';

/**
 * Whether the bytes of a segment are those that were written. Reads each of its pieces once, and yields between them, so
 * that the caller may pause or stop. A segment without checksums is only held to its length.
 */
export function* verifySegment(files: SegmentReading, segment: number): Generator<void, boolean> {
  const stored = files.describe(segment);
  if (!stored) return false;
  const checksums = new Map<string, number>();
  let length = 0;
  for (const { id, section } of files.listPieces(segment)) {
    const bytes = files.readPiece(id);
    checksums.set(section, crc32(bytes, checksums.get(section)));
    length += bytes.length;
    yield;
  }
  const expected = Object.entries(stored.meta.checksums ?? Object.fromEntries(checksums));
  return (
    length === stored.bytes &&
    expected.length === checksums.size &&
    expected.every(([section, checksum]) => checksums.get(section) === checksum)
  );
}
