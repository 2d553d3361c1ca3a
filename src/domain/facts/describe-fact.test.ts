import { describe, expect, it, test } from 'vitest';
import { describeFact } from './describe-fact.ts';
import type { Fact } from './fact.ts';

function fact(fields: Partial<Fact>): Fact {
  const source = { title: 'Act on Quays' };
  return {
    id: 'a',
    kind: 'fee',
    subject: { place: 'NO' },
    topic: 'quays',
    qualifiers: {},
    source,
    readOn: '2026-11-27',
    ...fields,
  };
}

const say = (fields: Partial<Fact>, ...others: readonly Fact[]) =>
  describeFact(fact(fields), (id) => others.find((one) => one.id === id));

const WORLD = { measure: 'turnover', scope: 'World', of: 'combined', compare: '>' };
const DOMESTIC = { measure: 'turnover', scope: 'DE', of: 'each of at least', compare: '>=', atLeast: 2 };

describe('OP-186: a fact in words', () => {
  test.each<readonly [string, Partial<Fact>, string, string]>([
    [
      'a threshold of all parties',
      { kind: 'threshold', value: 5_000_000_000, unit: 'money', currency: 'EUR', qualifiers: WORLD },
      'Turnover of all parties together (worldwide)',
      'more than EUR 5,000 million',
    ],
    [
      'at least is not more than',
      { kind: 'threshold', value: 17_500_000, unit: 'money', currency: 'EUR', qualifiers: DOMESTIC },
      'Turnover of each of at least 2 parties (Germany)',
      'at least EUR 17.5 million',
    ],
    [
      'a share',
      {
        kind: 'threshold',
        value: 30,
        unit: 'percent',
        qualifiers: { measure: 'share', scope: 'ES', of: 'target', compare: '>=' },
      },
      'Share of the target (Spain)',
      'at least 30 %',
    ],
    [
      'a party',
      {
        kind: 'status',
        topic: 'participation',
        value: { status: 'party', means: 'accession', signed: null, deposited: '1961-06-12', inForce: '1961-09-10' },
      },
      'Participation',
      'Party by accession; deposited 12 Jun 1961',
    ],
    [
      'a member',
      { kind: 'membership', topic: 'membership', value: { union: 'EFTA', member: 'NO', from: '1960-05-03', to: null } },
      'Membership',
      'Member',
    ],
    [
      'a reservation',
      { kind: 'reservation', topic: 'reservation: reciprocity', value: true },
      'Reservation',
      'Reciprocity',
    ],
    [
      'a reservation that was withdrawn',
      { kind: 'reservation', topic: 'reservation: reciprocity', value: 'withdrawn' },
      'Reservation',
      'Reciprocity: withdrawn',
    ],
    [
      'no reservation',
      { kind: 'reservation', topic: 'reservation: none in this list', value: false },
      'Reservation',
      'None in this list',
    ],
    [
      'a number with its unit',
      { kind: 'rule', topic: 'rule of withdrawal', value: { months: 12 } },
      'Rule of withdrawal',
      '12 months',
    ],
    ['a fee to the cent', { topic: 'fee: search', value: 82_719.12, currency: 'CAD' }, 'Search', 'CAD 82,719.12'],
    [
      'a fee that is a limit',
      { topic: 'merger control', value: 50_000, currency: 'EUR', qualifiers: { is: 'maximum' } },
      'Fee',
      'at most EUR 50,000',
    ],
    [
      'a time limit of one',
      { kind: 'time-limit', topic: 'time limit: appeal', value: 1, unit: 'months', qualifiers: { event: 'decision' } },
      'Appeal',
      '1 month from: decision',
    ],
    [
      'one that is counted back',
      {
        kind: 'time-limit',
        topic: 'time limit: renewal',
        value: 6,
        unit: 'months',
        qualifiers: { event: 'expiry', direction: 'back' },
      },
      'Renewal',
      '6 months before: expiry',
    ],
    ['what nobody read', { topic: 'fee: search', value: null }, 'Search', 'unknown'],
    [
      'a status says what it is of',
      { kind: 'status', topic: 'merger control', value: { filing: 'mandatory', suspensory: null } },
      'Duty to file',
      'mandatory; standstill: unknown',
    ],
  ])('%s', (_name, fields, label, value) => {
    expect(say(fields)).toMatchObject({ label, value, lines: [] });
  });

  it('says beside it what else counts, and nothing twice', () => {
    const { details } = say({
      kind: 'threshold',
      value: 1_000_000,
      currency: 'EUR',
      subject: { place: 'DE', instrument: 'GWB' },
      qualifiers: { ...WORLD, basis: 'last year', retail: 5_000_000 },
    });
    expect(details).toEqual([
      { name: 'Instrument', words: 'GWB' },
      { name: 'Basis', words: 'last year' },
      { name: 'Retail', words: 'EUR 5 million' },
    ]);
  });
});

describe('OP-186: a rule, line by line with the amounts of its thresholds', () => {
  const world = fact({ id: 'world', kind: 'threshold', value: 500_000_000, currency: 'EUR', qualifiers: WORLD });
  const leaf = { fact: 'world', ...WORLD };
  const rule = (notifyIf: Fact['value']) =>
    say(
      { kind: 'rule', value: { notifyIf: notifyIf ?? null }, qualifiers: { role: 'notification' } },
      world,
      fact({ id: 'eu', subject: { place: 'EU' } }),
    );

  it('has what it consists of one step further in, and its exception after it', () => {
    const { label, lines, value } = rule({ op: 'unless', rule: { op: 'all', of: [leaf] }, exception: { rule: 'eu' } });
    expect(label).toBe('When a filing is required');
    expect(lines).toEqual([
      { depth: 0, words: 'All of these:' },
      { depth: 1, words: 'Turnover of all parties together (worldwide): more than EUR 500 million' },
      { depth: 0, words: 'unless:' },
      { depth: 1, words: 'A filing is required in: European Union' },
    ]);
    expect(value.split('\n')).toHaveLength(4);
  });

  it('measures as its leaf says where that differs from the fact', () => {
    const { value } = rule({ ...leaf, scope: 'FR', compare: '<=', of: 'target' });
    expect(value).toBe('Turnover of the target (France): at most EUR 500 million');
  });

  test.each([
    [{ condition: 'two-parties-retail:FR' }, 'At least two parties run retail shops in France'],
    [{ condition: 'manufacturing', about: 'target' }, 'Engaged in manufacturing (target)'],
    [
      { condition: 'two-thirds-of-target-turnover-in-DE' },
      'More than two thirds of the target’s turnover is made in Germany',
    ],
    [{ unknown: 'amounts of 2025' }, 'Not read: amounts of 2025'],
    [{ fact: 'gone' }, 'A threshold that is not in this library (gone)'],
  ])('says a condition, what was not read and what is missing: %j', (node, words) => {
    expect(rule(node).value).toBe(words);
  });
});
