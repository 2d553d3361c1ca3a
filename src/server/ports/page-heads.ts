import type { HeadMetadata } from '#domain/bibliography/describe-head.ts';

/** Knows what the page at an address shows, before any script runs. */
export interface PageHeads {
  /**
   * What the page says of its work, open or closed to the reader; undefined for other pages, and for works that the
   * edition does not hold or that were withdrawn. `path` is decoded, `origin` scheme, host and port.
   */
  describe(page: {
    readonly edition: string;
    readonly path: string;
    readonly origin: string;
  }): Promise<HeadMetadata | undefined>;
}
