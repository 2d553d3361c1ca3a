import { describe, expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { KnownInstrument } from './known-instrument.ts';
import { spellProvision } from './spell-provision.ts';

const QUAYS: KnownInstrument = {
  id: 'quays',
  name: 'Quay Convention',
  aliases: ['QC', 'Convention on the Limits of Quays', 'CLQ'],
  manner: { unit: 'article' },
};
const CODE: KnownInstrument = { id: 'code', name: 'Pandect Code', aliases: [], manner: { unit: 'section', word: '§' } };

/** The alternatives on either side of the AND. */
function spell(steps: readonly string[], instrument: KnownInstrument, others: readonly KnownInstrument[] = []) {
  const query = spellProvision(steps, instrument, others);
  expect(parseQuery(query)).toMatchObject({ ok: true });
  return query.split(' AND ').map((side) => [...side.matchAll(/"([^"]*)"/gu)].map(([, words]) => words));
}

describe('Every spelling of a provision', () => {
  test('the article in full and short, and the instrument by any of its names of three letters or more', () => {
    expect(spell(['5'], QUAYS)).toEqual([
      ['article 5', 'art 5'],
      ['quay convention', 'convention on the limits of quays', 'clq'],
    ]);
  });

  test('a paragraph in brackets, or by its name', () => {
    const [places] = spell(['5', '2', 'b'], QUAYS);
    expect(places).toEqual(expect.arrayContaining(['article 5 2 b', 'art 5 2 b', 'article 5 paragraph 2 b']));
  });

  test('what is cited as a rule of another instrument has its names, too', () => {
    const [, names] = spell(['5'], CODE, [QUAYS]);
    expect(names).toEqual(expect.arrayContaining(['pandect code', 'quay convention']));
  });

  test('behind § a large number stands by itself, a small one beside the name only', () => {
    expect(spell(['1059'], CODE)[0]).toEqual(['section 1059', 's 1059', 'sec 1059', '1059']);
    const [small] = spell(['2'], CODE);
    expect(small).toEqual(expect.arrayContaining(['section 2', 'pandect code 2', '2 pandect code']));
    expect(small).not.toContain('2');
  });
});
