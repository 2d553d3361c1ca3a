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
    ['book', { year: 99_999 }, /^record\.year: expected a number from 1000 to 2199, not 99999$/],
    ['book', { edition: -3 }, /^record\.edition: expected a number from 1 to 999, not -3$/],
    ['case', { date: '2022-13-40' }, /^record\.date: expected a day as yyyy, yyyy-mm or yyyy-mm-dd, not "2022-13-40"$/],
    ['case', { date: '2022-02-30' }, /^record\.date: expected a day/],
    [
      'case',
      { volume: '9'.repeat(10_000) },
      /^record\.volume: 10,000 characters are too many; the most allowed is 2,000$/,
    ],
    ['case', { parties: Array.from({ length: 101 }, () => 'A') }, /^record\.parties: 101 texts are too many/],
    ['case', { title: 'A \u202Ev B' }, /^record\.title: the character U\+202E at 3 shows nothing; take it out$/],
    ['case', { parties: ['A', '\u001B[31mB'] }, /^record\.parties: the character U\+001B at 1 shows nothing/],
    ['case', { title: '\uD800' }, /^record\.title: the character U\+D800 at 1/],
    ['<b>'.repeat(9000), {}, /^kind: "<b>.{0,60}… is no kind of work/],
    ['case', { ['\u202Ex'.repeat(900)]: 1 }, /^record\.\uFFFDx.{0,60}… is not known/u],
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
