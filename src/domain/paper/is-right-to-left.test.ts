import { expect, it } from 'vitest';
import { isLabel } from './is-label.ts';
import { isRightToLeft } from './is-right-to-left.ts';

it('reads from right to left what begins with an Arabic or Hebrew letter, whatever number stands before it', () => {
  const texts = ['12. قضت المحكمة (ICC Rules)', 'פסק בוררות', 'Article 5 (المادة)', '2.50', '仲裁庭'];
  expect(texts.map(isRightToLeft)).toEqual([true, true, false, false, false]);
});

it('raises signs and numbers before a note, and not words that name it', () => {
  const marks = ['1', '*', '††', 'xviii', 'ab', '10000', 'Competing interests:', 'Funding', 'See also'];
  expect(marks.map(isLabel)).toEqual([false, false, false, false, false, false, true, true, true]);
});
