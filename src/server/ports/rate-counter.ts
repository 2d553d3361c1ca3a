/** How often something may be done, by whomever a key names: a bucket of tokens that is refilled evenly. */
export interface RateLimit {
  /** Tells its keys from those of other limits. */
  readonly name: string;
  /** Tokens of a period; 0 sets no limit. */
  readonly most: number;
  /** Milliseconds. */
  readonly period: number;
  /** The share of them that may be taken in one go; all of them where absent. */
  readonly atOnce?: number;
}

/** Something small that is noted of whomever a key names, for a while. */
export interface NoteKind<Note> {
  /** Tells its keys from those of other kinds. */
  readonly name: string;
  /** Keys that the memory of one server holds; beyond them the one that was quiet longest is forgotten. */
  readonly most: number;
  /** The note as plain JSON, and back; as it is where absent. */
  readonly write?: (note: Note) => unknown;
  readonly read?: (stored: never) => Note;
}

/** What becomes of a note. */
export interface Noted<Note, Answer> {
  /** Undefined forgets it. */
  readonly note: Note | undefined;
  /** From when on nobody needs it, in the milliseconds that the work was given. */
  readonly until: number;
  readonly answer: Answer;
}

/** Counts what clients and readers do; with several servers over one database, at all of them together. */
export interface RateCounter {
  /** Takes one token, of a bucket `times` as large. Answers 0, or the whole seconds to wait where there is none. */
  take(limit: RateLimit, key: string, times?: number): Promise<number>;
  /**
   * Changes what is noted of a key, one after the other wherever it is asked. The work answers at once and changes
   * nothing but the note, which it may keep as it is; `now` is in milliseconds.
   */
  change<Note, Answer>(
    kind: NoteKind<Note>,
    key: string,
    work: (note: Note | undefined, now: number) => Noted<Note, Answer>,
  ): Promise<Answer>;
  /** Takes out what nobody needs any more. */
  forget(): Promise<void>;
}
