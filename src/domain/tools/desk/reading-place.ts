/** Documents of which an account keeps its place on each edition; those left longest ago go. */
export const READING_PLACES_LIMIT = 100;

/** Where an account stopped reading a document. */
export interface ReadingPlace {
  /** Id of the document. */
  readonly document: string;
  /** The version that was read. */
  readonly version: number;
  /** The first block in view, in that version. */
  readonly anchor: string;
  /** How much of the text stands before it, from 0 to 1. */
  readonly share: number;
  /** When the reader was there. Instant, UTC. */
  readonly at: string;
}

/** How much of a text of `blocks` stands before the block of this number. */
export function shareBefore(block: number, blocks: number): number {
  return blocks > 0 ? Math.min(1, Math.round((block / blocks) * 1000) / 1000) : 0;
}
