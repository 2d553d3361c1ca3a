import type { MatchSet, SegmentMatches } from './match-set.ts';

const BYTES_PER_MATCH = 12;
const BYTES_PER_ENTRY = 500;

/** The latest match sets, so that a facet, another order or the next page costs no search. Bounded by memory. */
export class MatchCache {
  readonly #limit: number;
  readonly #entries = new Map<string, { readonly matches: MatchSet; readonly bytes: number }>();
  #bytes = 0;

  /** `limit` in bytes; 0 keeps nothing. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): MatchSet | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.matches;
  }

  set(key: string, matches: MatchSet): void {
    const count = matches.segments.reduce((sum, { documents }) => sum + documents.length, 0);
    const bytes = count * BYTES_PER_MATCH + BYTES_PER_ENTRY;
    if (bytes > this.#limit / 2) return;
    this.#entries.set(key, { matches: { ...matches, segments: matches.segments.map(compact) }, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}

/** Views on larger buffers are copied, so that the bytes counted are the bytes kept. */
function compact(matches: SegmentMatches): SegmentMatches {
  const { documents } = matches;
  return documents.byteLength === documents.buffer.byteLength ? matches : { ...matches, documents: documents.slice() };
}
