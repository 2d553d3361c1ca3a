/** The installation lacks an optional part; the message says in words which. */
export class MissingPartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MissingPartError';
  }
}

/** A letter that no face for pages has; empty where it is not known which. */
export class MissingLetterError extends MissingPartError {
  readonly letter: string;

  /** `where` names the first place of it. */
  constructor(letter: string, where = '') {
    const named = letter === '' ? 'letters' : `letters such as “${letter}”`;
    super(
      `The text has ${named}${where} that the faces for PDF do not have, and a page with gaps would not be the text. Word takes all of it.`,
    );
    this.letter = letter;
  }
}
