import { RecentThings } from '#domain/words/recent-things.ts';
import type { MatchSet, SegmentMatches } from './match-set.ts';

const BYTES_PER_MATCH = 12;
const BYTES_PER_ENTRY = 500;

/** The latest match sets, so that a facet, another order or the next page costs no search. Bounded by memory. */
export class MatchCache {
  readonly #limit: number;
  #recent: RecentThings<MatchSet>;

  /** `limit` in bytes; 0 keeps nothing. */
  constructor(limit: number) {
    this.#limit = limit;
    this.#recent = new RecentThings(limit);
  }

  get(key: string): MatchSet | undefined {
    return this.#recent.get(key);
  }

  set(key: string, matches: MatchSet): void {
    const count = matches.segments.reduce((sum, { documents }) => sum + documents.length, 0);
    const bytes = count * BYTES_PER_MATCH + BYTES_PER_ENTRY;
    if (bytes > this.#limit / 2) return;
    this.#recent.keep(key, { ...matches, segments: matches.segments.map(compact) }, bytes);
  }

  clear(): void {
    this.#recent = new RecentThings(this.#limit);
  }
}

/** Views on larger buffers are copied, so that the bytes counted are the bytes kept. */
function compact(matches: SegmentMatches): SegmentMatches {
  const { documents } = matches;
  return documents.byteLength === documents.buffer.byteLength ? matches : { ...matches, documents: documents.slice() };
}
