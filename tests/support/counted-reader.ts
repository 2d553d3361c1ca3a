import type { AskedWay, Reader } from '#domain/access/reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from './test-reader.ts';

/** Whose doings are counted; a stranger in a browser where nothing is said. */
export interface CountedReader {
  readonly session?: string;
  readonly account?: string;
  readonly institution?: string;
  readonly edition?: keyof typeof EDITIONS;
  readonly userAgent?: string;
  readonly sessionBefore?: string;
  readonly way?: AskedWay;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36';

/** A reader as usage counts them. */
export function createCountedReader(who: CountedReader = {}): Reader {
  const { session = 's1', account, institution, edition = 'KA', userAgent = BROWSER, sessionBefore, way } = who;
  const { visitor, ...reader } = createTestReader(EDITIONS[edition], 'KAPP', account);
  return {
    ...reader,
    visitor: {
      ...visitor,
      sessionId: session,
      ...(sessionBefore === undefined ? {} : { sessionBefore }),
      account: account === undefined ? null : visitor.account,
      institution: institution === undefined ? null : { id: institution, name: institution, customerNo: '1' },
    },
    client: { address: '192.0.2.7', userAgent, ...(way === undefined ? {} : { way }) },
  };
}
