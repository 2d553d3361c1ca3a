import { expect, it } from 'vitest';
import { listShownEditorials, type EditorialRecord } from './editorial.ts';

const of = (id: string, days: Pick<EditorialRecord, 'from' | 'to'>): EditorialRecord => ({
  key: id,
  id,
  editions: [],
  slot: 'blurb',
  title: id,
  publications: [],
  meta: {},
  ...days,
});

it('Editorials show from their first day to their last, those that began last first', () => {
  const all = [
    of('always', {}),
    of('over', { to: '2026-01-04' }),
    of('last-day', { from: '2026-01-01', to: '2026-01-05' }),
    of('first-day', { from: '2026-01-05' }),
    of('to-come', { from: '2026-01-06' }),
  ];
  expect(listShownEditorials(all, '2026-01-05').map(({ id }) => id)).toEqual(['first-day', 'last-day', 'always']);
});
