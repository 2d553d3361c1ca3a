import type { SegmentFiles, SegmentPiece, SegmentSize, SegmentUpload, StoredSegment } from './segment-files.ts';
import type { StoredSegmentMeta } from './segment-meta.ts';

interface MemorySegment {
  state: 'building' | 'live';
  meta: StoredSegmentMeta;
  readonly pieces: { readonly section: string; readonly bytes: Uint8Array }[];
  deleted?: { readonly documents: number; readonly bitmap: Uint8Array };
}

/** Segments in memory, cut into pieces of so many bytes, for tests. Writing can be made to fail. */
export class MemorySegments implements SegmentFiles {
  /** Throws at the write after so many more. */
  writesLeft = Infinity;
  readonly #pieceBytes: number;
  #segments = new Map<number, MemorySegment>();
  #generation = 0;
  #next = 1;

  constructor(pieceBytes: number) {
    this.#pieceBytes = pieceBytes;
  }

  readGeneration(): number {
    return this.#generation;
  }

  raiseGeneration(): number {
    return ++this.#generation;
  }

  listSegments(): SegmentSize[] {
    return [...this.#segments].flatMap(([id, { state, meta, pieces, deleted }]) => {
      const bytes = pieces.reduce((sum, piece) => sum + piece.bytes.length, 0);
      return state === 'live' ? [{ id, documents: meta.documents, bytes, deleted: deleted?.documents ?? 0 }] : [];
    });
  }

  createSegment(): SegmentUpload {
    const id = this.#next++;
    const segment: MemorySegment = {
      state: 'building',
      meta: { facets: [], dates: [], documents: 0, tokens: 0 },
      pieces: [],
    };
    this.#segments.set(id, segment);
    return {
      id,
      write: (section, bytes) => {
        if (this.writesLeft-- <= 0) throw new Error('the disk is full');
        for (let at = 0; at < bytes.length; at += this.#pieceBytes) {
          segment.pieces.push({ section, bytes: bytes.slice(at, at + this.#pieceBytes) });
        }
      },
      finish: (meta) => {
        segment.meta = meta;
      },
    };
  }

  publish(segment: number): void {
    this.#get(segment).state = 'live';
  }

  retire(segment: number): void {
    this.#get(segment).state = 'building';
    delete this.#get(segment).deleted;
  }

  listBuilding(): number[] {
    return [...this.#segments].flatMap(([id, { state }]) => (state === 'building' ? [id] : []));
  }

  sweepChunk(segment: number, pieces: number): boolean {
    this.#get(segment).pieces.splice(0, pieces);
    if (this.#get(segment).pieces.length > 0) return true;
    this.#segments.delete(segment);
    return false;
  }

  sweepOrphans(): boolean {
    return false;
  }

  markCurrent(): void {}

  describe(segment: number): StoredSegment | undefined {
    const stored = this.#segments.get(segment);
    return stored && { bytes: stored.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0), meta: stored.meta };
  }

  listPieces(segment: number): SegmentPiece[] {
    const pieces = this.#get(segment).pieces.map(({ section, bytes }, index) => ({
      id: segment * 1e6 + index,
      section,
      length: bytes.length,
    }));
    return pieces.toSorted((a, b) => (a.section < b.section ? -1 : Number(a.section > b.section)) || a.id - b.id);
  }

  readPiece(piece: number): Uint8Array {
    return this.#get(Math.trunc(piece / 1e6)).pieces[piece % 1e6]!.bytes;
  }

  readDeleted(segment: number): Uint8Array | undefined {
    return this.#get(segment).deleted?.bitmap.slice();
  }

  writeDeleted(segment: number, documents: number, bitmap: Uint8Array): void {
    this.#get(segment).deleted = { documents, bitmap: bitmap.slice() };
  }

  atOnce<Result>(work: () => Result): Result {
    const before = [...this.#segments].map(([id, segment]) => [id, { ...segment }] as const);
    const generation = this.#generation;
    try {
      return work();
    } catch (error) {
      this.#segments = new Map(before);
      this.#generation = generation;
      throw error;
    }
  }

  #get(segment: number): MemorySegment {
    const found = this.#segments.get(segment);
    if (!found) throw new Error(`segment ${segment} is gone`);
    return found;
  }
}
