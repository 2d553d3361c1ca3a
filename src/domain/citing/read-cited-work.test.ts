import { describe, expect, it } from 'vitest';
import { readCitedWork } from './read-cited-work.ts';

describe('OP-198: a described work', () => {
  it.each<readonly [unknown, unknown, RegExp]>([
    ['verdict', {}, /^kind: "verdict" is no kind of work; allowed are case, foreign-case, /],
    [undefined, {}, /^kind: undefined is no kind of work/],
    ['case', [], /^record: expected the fields of a work/],
    ['case', { tittle: 'A' }, /^record\.tittle is not known; allowed are title, short, /],
    ['case', { neutral: [1] }, /^record\.neutral: expected a text or a list of texts, not \[1\]$/],
    ['book', { year: '20x' }, /^record\.year: expected a whole number, not "20x"$/],
    ['book', { title: {} }, /^record\.title: expected a text, not \{\}$/],
  ])('of kind %j with %j is refused in words', (kind, record, words) => {
    expect(() => readCitedWork({ kind, record })).toThrow(words);
  });

  it('may give one citation as a text, a page as a number, and nothing for what is not known', () => {
    expect(readCitedWork({ kind: 'case', record: { neutral: '[2008] UKHL 13', page: 7, court: null } })).toEqual({
      kind: 'case',
      neutral: ['[2008] UKHL 13'],
      page: '7',
    });
  });
});
