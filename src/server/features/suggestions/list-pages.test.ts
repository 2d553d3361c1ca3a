import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { listPages } from './list-pages.ts';

const SOURCES = { collections: [], alsoBy: { '/account/security': ['login'] } };

it('leads to the password whoever has one, and nobody who is known by network address alone (OP-13, OP-182)', () => {
  const reader = createTestReader(EDITIONS.KA, 'KAPP');
  const account = { id: 'one', username: 'one', name: 'One', accountNo: '1' };
  const urlsOf = (visitor: typeof reader.visitor) =>
    listPages({ ...reader, visitor }, SOURCES, 'login').map(({ url }) => url);
  expect(urlsOf({ ...reader.visitor, account })).toContain('/account/security');
  expect(urlsOf({ ...reader.visitor, account: null, byAddress: true })).not.toContain('/account/security');
});
