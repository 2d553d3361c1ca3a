import { describe, expect, it } from 'vitest';
import type { CallRoutes } from '#contract/call.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { EDITIONS } from '#editions/editions.ts';
import { requireRoutes } from './call-routes.ts';

const reader = (code: AccessCode) => ({ edition: EDITIONS.KA, codes: [code] });

/** What somebody with the code is answered: `open`, or the refusal with who holds the page. */
function ask(code: AccessCode, routes: CallRoutes, values: Record<string, unknown> = {}): unknown {
  try {
    requireRoutes({ routes }, reader(code), values);
    return 'open';
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return [error.code, error.details?.heldBy ?? []];
  }
}

const FULL = ['Practice Plus', 'Arbitration', 'Arbitration library'];

describe('the pages of a call (OP-199)', () => {
  it('are asked of the routes: one that is open is enough, and a refusal says who holds any', () => {
    expect(ask('YB', ['/awards', '/books'])).toBe('open');
    expect(ask('IHB', ['/awards', '/books'])).toEqual(['not-subscribed', [...FULL, 'Yearbook']]);
    expect(ask('KAPP', ['/case-law'])).toEqual(['route-not-found', []]);
    expect(ask('IHB', ['/case-law', '/awards'])).toEqual(['not-subscribed', FULL]);
  });

  it('are no addresses that only lead on to another page, but those that lead out to the file itself', () => {
    expect(ask('YB', ['/'])).toEqual(['not-subscribed', []]);
    expect(ask('KA', ['/document/getpdf/{file}'], { file: 'a.pdf' })).toBe('open');
  });

  it('are filled from what was sent, whatever is in it', () => {
    expect(ask('KA', ['/document/{id}'], { id: '../../search' })).toBe('open');
    expect(ask('KA', ['/document/{ids}'], { ids: [{ id: 'a/b' }] })).toBe('open');
    expect(ask('KA', ['/document/{id}'], { id: '' })).toBe('open');
    expect(ask('KA', ['/document/{id}'], { id: '\uD800' })).toBe('open');
  });

  it('are those of the way to search that is named', () => {
    const search = ['/{endpoint}'];
    expect(ask('YB', search, { endpoint: 'BOOKS' })).toBe('open');
    expect(ask('YB', search, { endpoint: 'documentSearch', mode: 'bits' })).toEqual(['not-subscribed', FULL]);
    for (const endpoint of [undefined, null]) {
      expect(ask('YB', search, { endpoint, query: { mode: 'bits' } })).toEqual(['not-subscribed', FULL]);
    }
    // What there is no page for is refused by the search, in its own words, to whoever searches.
    expect(ask('YB', search, { endpoint: 'quays' })).toBe('open');
    expect(ask('IHB', search, { endpoint: 'quays' })).toEqual(['not-subscribed', [...FULL, 'Yearbook']]);
  });

  it('hang on a field where they do; a value that is not named has none', () => {
    const routes = { by: 'kind', of: { list: ['/awards'], table: { by: 'table', of: { fees: ['/conventions'] } } } };
    expect(ask('YB', routes, { kind: 'list' })).toEqual(['not-subscribed', FULL]);
    expect(ask('YB', routes, { kind: 'table', table: 'fees' })).toEqual(['not-subscribed', FULL]);
    for (const kind of [undefined, 'other', 'constructor', '__proto__'])
      expect(ask('YB', routes, { kind })).toBe('open');
  });
});
