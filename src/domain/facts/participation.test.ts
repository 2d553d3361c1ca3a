import { describe, expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { findParticipation } from './participation.ts';

const QUAY = { source: { title: 'List of the depositary' }, readOn: '2026-11-27' };
let count = 0;
function fact(status: string, fields: Partial<Fact> = {}): Fact {
  count += 1;
  const stated = { kind: 'status', topic: 'participation', value: { status }, qualifiers: {} } as const;
  return { id: `f-${count}`, subject: { place: 'NO', instrument: 'Quay Convention' }, ...stated, ...QUAY, ...fields };
}
const ask = (facts: readonly Fact[], day: string) => findParticipation(facts, day).bound;

describe('OP-186: a place is bound on the days on which a source says so', () => {
  const twice = [
    fact('withdrawn', { validFrom: '1986-02-14', validUntil: '2010-01-06' }),
    fact('party', { validFrom: '2021-09-03' }),
  ];
  test.each([
    ['1986-02-13', false],
    ['1986-02-14', true],
    ['2010-01-06', true],
    ['2010-01-07', false],
    ['2021-09-02', false],
    ['2021-09-03', true],
  ] as const)('one that left and came back, on %s: %s', (day, bound) => {
    expect(ask(twice, day)).toBe(bound);
  });

  test('since when it is bound is said of the participation of that day', () => {
    expect(findParticipation(twice, '1990-01-01')).toMatchObject({ since: '1986-02-14', until: '2010-01-06' });
    expect(findParticipation(twice, '2015-01-01')).toMatchObject({ bound: false, since: null, until: null });
  });

  test.each<readonly [what: string, facts: readonly Fact[], day: string, bound: boolean | 'unknown']>([
    ['nobody says anything', [], '2020-01-01', 'unknown'],
    ['a party of which the day was not read', [fact('party')], '2020-01-01', 'unknown'],
    ['a signature alone', [fact('signatory')], '2020-01-01', false],
    ['one that is not bound', [fact('not bound')], '2020-01-01', false],
    ['one of which sources are not clear', [fact('unclear')], '2020-01-01', 'unknown'],
    ['after a withdrawal', [fact('withdrawn', { validUntil: '2023-12-19' })], '2023-12-20', false],
    [
      'before a withdrawal, the first day unread',
      [fact('withdrawn', { validUntil: '2023-12-19' })],
      '2000-01-01',
      'unknown',
    ],
    [
      'a party that left, both said',
      [fact('party'), fact('withdrawn', { validUntil: '2023-12-19' })],
      '2024-01-01',
      false,
    ],
    ['an end that nobody read', [fact('former party', { validFrom: '1975-05-21' })], '2000-01-01', 'unknown'],
    [
      'before a beginning whose end nobody read',
      [fact('former party', { validFrom: '1975-05-21' })],
      '1970-01-01',
      false,
    ],
    ['a year alone, within it', [fact('party', { validFrom: '1975' })], '1975-05-01', 'unknown'],
    ['a year alone, after it', [fact('party', { validFrom: '1975' })], '1976-01-01', true],
  ])('%s', (_, facts, day, bound) => {
    expect(ask(facts, day)).toBe(bound);
  });

  test.each([
    ['2023-11-30', true],
    ['2023-12-15', 'unknown'],
    ['2024-01-01', false],
    ['1999-01-01', 'unknown'],
  ] as const)('of a withdrawal in a month whose day was not read, %s: %s', (day, bound) => {
    const qualifiers = { certainUntil: '2023-11-30', certainlyOutFrom: '2024-01-01' };
    expect(ask([fact('withdrawn', { value: { status: 'withdrawn', noticed: '2022-12' }, qualifiers })], day)).toBe(
      bound,
    );
  });

  test.each([
    ['2003-06-17', false],
    ['2004-01-01', 'unknown'],
    ['2005-04-17', true],
  ] as const)('where two sources give different days, %s: %s', (day, bound) => {
    expect(ask([fact('party', { validFrom: '2005-04-17' }), fact('party', { validFrom: '2003-06-18' })], day)).toBe(
      bound,
    );
  });

  test('a state that extended an instrument to its territories is a party itself', () => {
    const value = { status: 'applies', by: 'NO' };
    const territories = fact('applies', { topic: 'territorial application', value, validFrom: '1971-02-01' });
    const both = [territories, fact('party', { validFrom: '1970-12-29' })];
    expect(findParticipation(both, '2000-01-01')).toMatchObject({ bound: true, since: '1970-12-29' });
  });

  test('OP-187: through what a place is bound is said where the fact says it', () => {
    const value = { status: 'bound', means: 'approval by the EU', through: 'EU', inForce: '2015-10-01' };
    const bound = fact('bound', { value, validFrom: '2015-10-01', validUntil: '2020-12-31' });
    expect(findParticipation([bound], '2020-12-31')).toMatchObject({ bound: true, through: 'EU' });
    expect(findParticipation([bound], '2021-01-01')).toMatchObject({ bound: false, through: null });
    // What is in words alone is nobody's union.
    const { through: _through, ...words } = value;
    expect(findParticipation([{ ...bound, value: words }], '2020-12-31')).toMatchObject({ bound: true, through: null });
  });
});
