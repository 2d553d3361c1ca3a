/**
 * The store does not answer: it is held by somebody else for longer than a request can wait (`isBusy`), or its files
 * cannot be read. Says so in words for whoever runs the library; readers are told less.
 */
export class StoreUnavailable extends Error {
  readonly isBusy: boolean;

  constructor(message: string, options: { readonly isBusy: boolean; readonly cause: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'StoreUnavailable';
    this.isBusy = options.isBusy;
  }
}
