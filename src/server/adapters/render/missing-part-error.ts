/** The installation lacks an optional part; the message says in words which. */
export class MissingPartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MissingPartError';
  }
}

/** What tagged pages cannot hold of a text, before it is known where that stands. */
export class PagesRefusedError extends Error {
  /** A letter that no face has, empty where it is not known which; undefined where it is a structure. */
  readonly letter: string | undefined;

  constructor(reason: string, letter?: string) {
    super(reason);
    this.name = 'PagesRefusedError';
    this.letter = letter;
  }
}

/** The format cannot hold all of a text; the message says in words what, and `anchor` where, if it has one. */
export class RefusedTextError extends Error {
  readonly anchor: string | undefined;

  constructor(message: string, anchor: string | undefined) {
    super(message);
    this.name = 'RefusedTextError';
    this.anchor = anchor;
  }
}
