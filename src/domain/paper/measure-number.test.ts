import { expect, it } from 'vitest';
import { isLikeHeading } from './is-like-heading.ts';
import { leadsOn } from './leads-on.ts';
import { measureNumber } from './measure-number.ts';
import type { PaperParagraph, PaperStyle } from './paper.ts';

const number = (text: string) => measureNumber([{ kind: 'text', text, styles: [] }]);

it('gives short numbers of a list the same room, however many letters they have', () => {
  expect(new Set(['1.', '12.', '(a)', '(ii)', '(iii)', '(iv)'].map(number))).toEqual(new Set([2.2]));
  expect(number('(xviii)')).toBe(number('(xxiii)'));
  expect(number('12.4.17')).toBeGreaterThan(3);
});

it('keeps with what follows what opens it: headings that are marked as none, and the line before a list', () => {
  const runs = (text: string) => [{ kind: 'text' as const, text, styles: [] }];
  const paragraph = (text: string, number = ''): PaperParagraph => ({
    kind: 'paragraph',
    role: 'body',
    depth: 0,
    number: number === '' ? [] : runs(number),
    runs: runs(text),
  });
  const heading = { kind: 'heading', level: 1, number: [], runs: runs('Decisions') } as const;
  const long = paragraph('The tribunal decides on the evidence before it. '.repeat(8), '93.');
  const short = paragraph('pears', '(b)');
  expect(leadsOn(paragraph('Vidal-Hall v Google Inc', '(3)'), long, long)).toBe(true);
  expect(leadsOn(paragraph('Not yet in force'), heading, heading)).toBe(true);
  expect(leadsOn(paragraph('In this Act\u2060—', '(1)'), long, short)).toBe(true);
  expect(leadsOn(paragraph('apples', '(a)'), long, short)).toBe(false);
  expect(leadsOn(paragraph('So ordered.'), heading, long)).toBe(false);
  expect(leadsOn(paragraph('Vidal-Hall v Google Inc', '(3)'), long, undefined)).toBe(false);
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
