import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { describeList } from './describe-list.ts';

it('A list says when it was made in the one form of dates (CON-011), and of which library', () => {
  const facts = describeList({
    edition: EDITIONS.KA,
    endpoint: 'documentSearch',
    query: { q: 'seat' },
    understood: undefined,
    total: 3,
    rows: 3,
    isSelection: false,
    corpusVersion: 1234,
    now: '2026-09-05T14:03:00.000Z',
  });
  expect(facts).toContainEqual(['Made', '05 Sep 2026, 14:03 UTC']);
  expect(facts).toContainEqual(['Library version', '1,234']);
});
