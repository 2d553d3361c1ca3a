import type { Reader } from '#domain/access/reader.ts';
import type { Edition } from '#domain/edition/edition.ts';

/** Whoever runs the library reads all of an edition: nothing is closed to the command line, and nothing is counted. */
export function createOperatorReader(edition: Edition): Reader {
  return {
    edition,
    visitor: { sessionId: 'operator', account: null, institution: null, byAddress: false, contracts: [] },
    codes: edition.subscriptions.map(({ code }) => code),
    client: { address: '', userAgent: '' },
  };
}
