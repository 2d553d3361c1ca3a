import { expect, test } from 'vitest';
import { describeFewCases } from './describe-few-cases.ts';

const item = (label: string, count: number) => ({ id: label, label, count, url: null, percent: null, cases: [] });

test('A profile of few cases says in sentences what they are', () => {
  const statistics = [
    { id: 'role-subrole', items: [item('Arbitrator', 2), item('Arbitrator > President', 1), item('Counsel', 1)] },
    { id: 'year', items: [item('2012', 1), item('2013', 0), item('2019', 2)] },
    { id: 'institution', items: [item('International Chamber of Commerce', 3)] },
  ];
  expect(describeFewCases(statistics, 3)).toBe(
    '3 cases: arbitrator in 2 and counsel in 1. They are of 2012 and 2019. Before: International Chamber of Commerce.',
  );
  expect(describeFewCases([{ id: 'year', items: [item('2012', 1)] }], 1)).toBe('1 case. It is of 2012.');
});
