import type { EditionId } from '#domain/edition/edition.ts';

/** What an operator decides about the HTTP side. */
export interface HttpSettings {
  /** Addresses and blocks of the proxies whose word on the reader's address and scheme counts. */
  readonly trustedProxies: readonly string[];
  /** Real host names by edition, beside those that come with it. */
  readonly hosts: readonly { readonly edition: EditionId; readonly host: string }[];
  /** By which readers reach the real hosts; null where there are none. */
  readonly publicUrl: PublicUrl | null;
  readonly sessionIdleMinutes: number;
  readonly sessionDays: number;
  readonly limits: RequestLimits;
}

/** An address of the library as readers write it, without a path. */
export interface PublicUrl {
  readonly scheme: 'http' | 'https';
  /** With its colon, for example `:8443`; empty for the scheme's own. */
  readonly port: string;
  /** In small letters. */
  readonly host: string;
}

/** Requests a minute unless another time is named; 0 sets no limit. */
export interface RequestLimits {
  readonly perClient: number;
  readonly perAccount: number;
  /** Sign-ins begun from one address. */
  readonly signIns: number;
  /** Messages to whoever runs the library, an hour, from one client. */
  readonly messages: number;
  /** Searches of one client: pages of hits and filters. */
  readonly searches: number;
  /** Searches of one client that are worked on at the same time. */
  readonly searchesAtOnce: number;
}
