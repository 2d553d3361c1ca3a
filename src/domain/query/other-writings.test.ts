import { describe, expect, test } from 'vitest';
import { listOtherWritings } from './other-writings.ts';
import { parseQuery } from './parse-query.ts';
import type { TermOrPhrase } from './query-tree.ts';

function writingsOf(query: string): readonly string[] {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(`“${query}” is no query`);
  return listOtherWritings(parsed.tree as TermOrPhrase).map((words) => words.join(' '));
}

/** One way to write it and the other, each of which a lawyer may type. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['trademark', 'trade mark'],
  ['trade-mark', 'trademark'],
  ['copyright', 'copy right'],
  ['e-mail', 'email'],
  ['counterclaim', 'counter-claim'],
  ['noncompete', 'non-compete'],
  ['cooperation', 'co-operation'],
  ['online', 'on-line'],
  ['database', 'data base'],
  ['per cent', 'percent'],
  ['judgment', 'judgement'],
  ['acknowledgment', 'acknowledgement'],
  ['labor', 'labour'],
  ['favored', 'favoured'],
  ['behavior', 'behaviour'],
  ['organization', 'organisation'],
  ['authorized', 'authorised'],
  ['analyze', 'analyse'],
  ['defense', 'defence'],
  ['license', 'licence'],
  ['centers', 'centres'],
  ['canceled', 'cancelled'],
  ['labeling', 'labelling'],
  ['dialog', 'dialogue'],
  ['willful', 'wilful'],
  ['program', 'programme'],
  ['s 69', 'section 69'],
  ['Art. 102', 'article 102'],
  ['art V', 'article V'],
  ['para 12', 'paragraph 12'],
  ['trademark infringement', 'trade mark infringement'],
  ['most favored nation', 'most favoured nation'],
];

describe('Other ways to write the words of a query (OP-163)', () => {
  test.each(PAIRS)('“%s” may be written “%s”, and the other way about', (one, other) => {
    const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
    expect(writingsOf(one)).toContain(plain(other));
    expect(writingsOf(other)).toContain(plain(one));
  });

  test.each(['=trademark', 'trademark*', 'award', 'four', 'forth', 'size', 'estate', 'herein', 'ok', '仲裁', '1996'])(
    'nothing that is a word is made of “%s”',
    (query) => {
      const words = ['a ward', 'for', 'fourth', 'sise', 'e state', 'here in', 'trade mark', 'o k', '19 96'];
      expect(writingsOf(query).filter((found) => words.includes(found))).toEqual([]);
    },
  );

  test('a passage is looked for as it stands', () => {
    expect(writingsOf('the judgment of the tribunal was set aside')).toEqual([]);
  });
});
