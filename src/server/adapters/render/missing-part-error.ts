/** The installation lacks an optional part; the message says in words which. */
export class MissingPartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MissingPartError';
  }
}
