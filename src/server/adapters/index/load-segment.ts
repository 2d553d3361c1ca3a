import type { SegmentFile } from './segment-file.ts';
import type { SegmentPiece, SegmentReading } from './segment-files.ts';

const ALIGNMENT = 8;

/** Reads a whole segment into memory that threads share. Throws where it is gone. */
export function loadSegment(files: SegmentReading, segment: number): SegmentFile {
  const deleted = loadDeleted(files, segment);
  const file = fillFile(files, segment, files.listPieces(segment), (size) => new SharedArrayBuffer(size));
  return deleted ? { ...file, deleted } : file;
}

/** Reads some sections of a segment into memory of its own, as a segment that has no others. */
export function loadSections(
  files: SegmentReading,
  segment: number,
  isWanted: (section: string) => boolean,
): SegmentFile {
  const pieces = files.listPieces(segment).filter(({ section }) => isWanted(section));
  return fillFile(files, segment, pieces, (size) => new ArrayBuffer(size));
}

/** The bitmap of deleted documents in memory that threads share. */
export function loadDeleted(files: SegmentReading, segment: number): Uint8Array | undefined {
  const bitmap = files.readDeleted(segment);
  if (!bitmap) return undefined;
  const shared = new Uint8Array(new SharedArrayBuffer(bitmap.length));
  shared.set(bitmap);
  return shared;
}

function fillFile(
  files: SegmentReading,
  segment: number,
  pieces: readonly SegmentPiece[],
  allocate: (size: number) => ArrayBufferLike,
): SegmentFile {
  const stored = files.describe(segment);
  if (!stored) throw new Error(`index segment ${segment} is gone`);
  const sections = new Map<string, readonly [number, number]>();
  let size = 0;
  for (const [section, members] of Map.groupBy(pieces, (piece) => piece.section)) {
    const length = members.reduce((sum, piece) => sum + piece.length, 0);
    sections.set(section, [size, length]);
    size += Math.ceil(length / ALIGNMENT) * ALIGNMENT;
  }
  const buffer = allocate(size);
  const target = new Uint8Array(buffer);
  const filled = new Map<string, number>();
  for (const { id, section, length } of pieces) {
    const at = filled.get(section) ?? sections.get(section)![0];
    target.set(files.readPiece(id), at);
    filled.set(section, at + length);
  }
  return { id: segment, meta: stored.meta, buffer, sections };
}
