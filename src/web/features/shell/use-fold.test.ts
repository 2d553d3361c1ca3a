import { expect, it } from 'vitest';
import { isFoldedAt } from './use-fold.ts';

it('The buttons of the header fold into the dropdown below 272 px of free width (CON-003, CON-008)', () => {
  expect(isFoldedAt(271.9)).toBe(true);
  expect(isFoldedAt(272)).toBe(false);
  expect(isFoldedAt(-40)).toBe(true);
});
