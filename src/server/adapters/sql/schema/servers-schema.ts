/** Tokens that a client has left. Keys are hashes; milliseconds since 1970. */
export interface RateBucketTable {
  name: string;
  key: string;
  tokens: number;
  at: number;
  /** Full again by then. */
  ends_at: number;
}

export interface RateNoteTable {
  name: string;
  key: string;
  note_json: string;
  ends_at: number;
}

/** A place that a server holds or waits for. */
export interface LeaseTable {
  id: string;
  name: string;
  /** Order in which they came under the name. */
  place: number;
  /** Names a server that runs. */
  holder: string;
  /** Goes then, unless its server says otherwise. */
  ends_at: number;
}
