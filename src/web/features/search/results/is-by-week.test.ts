import { expect, it } from 'vitest';
import { KA_VIEW as view } from '#tests/support/edition-view.ts';
import { defaultsOf } from '#domain/search/search-state.ts';
import { readAddress } from '#web/app/search-address.ts';
import { isByWeek } from './is-by-week.ts';

function isGrouped(address: string): boolean {
  const [path, search] = address.split('?');
  const mode = view.modes.find((one) => one.path === path)!;
  const { state } = readAddress(mode, search ?? '');
  return isByWeek({ mode, state, defaults: defaultsOf(mode) }, { sortBy: state.sortBy });
}

it.each([
  ['/new-content', true],
  ['/new-content?datePeriod=-2', true],
  ['/new-content?dateType=published&datePeriod=-2', false],
  ['/new-content?q=seat&sortBy=score', false],
  ['/search', false],
])('The hits of %s stand under the week they were added in: %s (OP-70)', (address, expected) =>
  expect(isGrouped(address)).toBe(expected),
);
