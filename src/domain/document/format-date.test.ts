import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2026-03-05', '05 Mar 2026'],
  ['2026-09-01', '01 Sep 2026'],
  ['2026-12-31', '31 Dec 2026'],
  ['2026-03', 'Mar 2026'],
  ['2026', '2026'],
  ['2026-03-05T14:03:00Z', '05 Mar 2026'],
  ['undated', 'undated'],
])('The date %j is written %j (CON-011)', (date, written) => expect(formatDate(date)).toBe(written));
