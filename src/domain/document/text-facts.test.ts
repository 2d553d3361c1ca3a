import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { isRicher, readTextFacts, shareAgreeing } from './text-facts.ts';
import { formatOfKey, languageKey, languageKeysOf, listWorkNames } from './work.ts';

const paragraph = (text: string, number?: string): Block => ({
  kind: 'paragraph',
  inlines: [text],
  ...(number === undefined ? {} : { number }),
});
const factsOf = (...blocks: Block[]) => readTextFacts([blocks]);

test('OP-171: Words agree as often as both texts have them, measured by the longer one', async () => {
  const long = await factsOf(paragraph('the quay and the hull and the keel'));
  const short = await factsOf(paragraph('The QUAY and the hull'));
  expect(shareAgreeing(long, short)).toBe(5 / 8);
  expect(shareAgreeing(short, long)).toBe(5 / 8);
  expect(shareAgreeing(long, long)).toBe(1);
  expect(shareAgreeing(await factsOf(), await factsOf())).toBe(0);
});

test('OP-171: Structure is what readers can be led to, not lines and pages', async () => {
  const heading: Block = { kind: 'heading', level: 1, inlines: ['Facts'] };
  expect(await factsOf(heading, paragraph('a', '1.'), paragraph('b'), { kind: 'page', label: '3' })).toMatchObject({
    structure: 2,
  });
});

test.each([
  ['akn:7', 100, 'docx:7', 105, true],
  ['docx:7', 105, 'akn:7', 100, false],
  ['docx:7', 150, 'akn:7', 100, true],
  ['html:7', 10, 'pdf:7', 10, true],
  ['docx:7', 10, 'html:7', 10, false],
  ['pdf:7', 0, 'docx:7', 0, false],
])('OP-171: %s with %i blocks of structure beside %s with %i: richer is %s', (key, own, other, others, richer) => {
  expect(isRicher({ key, structure: own }, { key: other, structure: others })).toBe(richer);
});

test.each([
  ['[2019] UKSC 12', '2019 uksc 12'],
  ['[2010] EWHC 465 (Comm)', '2010 ewhc 465 comm'],
  ['[2022] EWCA Civ 24', '2022 ewca civ 24'],
  ['ECLI:EU:C:2019:341', 'ecli eu c 2019 341'],
])('OP-171: %s names a work', (citation, name) => {
  expect(listWorkNames({ citations: [citation] })).toEqual(new Map([[name, citation]]));
});

test.each(['[1990] AC 109', '[2003] 1 WLR 577', '410 U.S. 113', '10.1000/182', 'M.427'])(
  'OP-171: %s names no work by itself',
  (citation) => {
    expect(listWorkNames({ citations: [citation] }).size).toBe(0);
  },
);

test('OP-171: A work in another language is known by the key of the work and its language', () => {
  const key = languageKey({ key: 'akn:/xx/7', languages: ['fr'] });
  const { work, from, to } = languageKeysOf(key);
  expect(work).toBe('akn:/xx/7');
  expect(languageKeysOf(work)).toEqual({ work, from, to });
  expect(key >= from && key < to).toBe(true);
  expect('akn:/xx/70' >= from && 'akn:/xx/70' < to).toBe(false);
  expect(formatOfKey(key)).toBe('akn');
});
