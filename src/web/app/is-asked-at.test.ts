import { expect, test } from 'vitest';
import { isAskedAt } from './is-asked-at.ts';

test.each([
  ['/document/ka-award-001', 'ka-award-001', true],
  ['/document/a%20b', 'a b', true],
  ['/document/case/c-1', 'c-1', true],
  ['/document/%E0%A4%A', '%E0%A4%A', true],
  ['/search', 'ka-award-001', false],
  ['/document/ka-award-002', 'ka-award-001', false],
  ['/document/ka-award-001/more', 'ka-award-001', false],
])('at %s it is asked for %s: %s', (pathname, id, is) => {
  expect(isAskedAt(pathname, id)).toBe(is);
});
