import { expect, it } from 'vitest';
import { isLongEnoughToSuggest } from './search-limits.ts';

it.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['陈', false],
  ['慧敏', true],
  ['김민', true],
])('Something is suggested for “%s”: %s (SR-042)', (text, isSuggested) => {
  expect(isLongEnoughToSuggest(text)).toBe(isSuggested);
});
