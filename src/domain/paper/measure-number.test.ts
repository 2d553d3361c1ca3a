import { expect, it } from 'vitest';
import { isLikeHeading } from './is-like-heading.ts';
import { measureNumber } from './measure-number.ts';
import type { PaperParagraph, PaperStyle } from './paper.ts';

const number = (text: string) => measureNumber([{ kind: 'text', text, styles: [] }]);

it('gives short numbers of a list the same room, however many letters they have', () => {
  expect(new Set(['1.', '12.', '(a)', '(ii)', '(iii)', '(iv)'].map(number))).toEqual(new Set([2.2]));
  expect(number('(xviii)')).toBe(number('(xxiii)'));
  expect(number('12.4.17')).toBeGreaterThan(3);
});

it('tells a paragraph that heads others by its look: short, and all of it bold or underlined', () => {
  const paragraph = (text: string, styles: PaperStyle[], change: Partial<PaperParagraph> = {}) =>
    isLikeHeading({ role: 'body', number: [], runs: [{ kind: 'text', text, styles }], ...change });
  expect(paragraph('Introduction', ['strong'])).toBe(true);
  expect(paragraph('The Law', ['underline'], { role: 'centred' })).toBe(true);
  expect(paragraph('Introduction', [])).toBe(false);
  expect(paragraph('Introduction', ['strong'], { role: 'list-item' })).toBe(false);
  expect(paragraph('It is so ordered. '.repeat(12), ['strong'])).toBe(false);
  expect(paragraph('', [])).toBe(false);
});
