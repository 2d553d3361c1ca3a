/** Fetches feeds from outside addresses, within limits of time and size and never from addresses that are not public. */
export interface FeedFetcher {
  /** The bytes at an address, redirects followed. Throws `FeedUnreachable` with the reason in words. */
  fetch(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** Why a feed could not be fetched, in words for an operator. */
export class FeedUnreachable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'FeedUnreachable';
  }
}
