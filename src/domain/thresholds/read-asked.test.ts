import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import type { Deal } from './deal.ts';
import { DealJudge } from './judge-place.ts';
import { readAsked } from './read-asked.ts';

const FACTS = readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Fact);
const PLACES = [...new Set(FACTS.flatMap(({ subject }) => subject.place ?? []))];

describe('OP-178: what is missing, as the field of a form', () => {
  it.each([
    ['Turnover of B in DE', { kind: 'figure', table: 'Turnover', party: 'B', key: 'DE' }],
    [
      'Retail turnover of Rent in FR in EU in FR.previous',
      { kind: 'figure', table: 'RetailTurnover', party: 'Rent in FR in EU', key: 'FR.previous' },
    ],
    ['Assets of the target in World', { kind: 'figure', table: 'Assets', party: 'the target', key: 'World' }],
    ['Value of the deal', { kind: 'value' }],
    ['Value of the deal in MX', { kind: 'value in place', what: 'amount', place: 'MX' }],
    ['Assets or capital accumulated in MX', { kind: 'value in place', what: 'accumulated', place: 'MX' }],
    ['Votes held before the deal', { kind: 'votes', when: 'before' }],
    ['Share combined in ES', { kind: 'share', of: 'combined', place: 'ES' }],
    ['Share of B in ES', { kind: 'share of party', party: 'B', place: 'ES' }],
    ['Rate from USD to EUR', { kind: 'rate', from: 'USD', to: 'EUR' }],
    ['Condition substantial-activity:DE', { kind: 'condition', name: 'substantial-activity:DE' }],
    ['Seat of B', { kind: 'seat', party: 'B' }],
  ])('%s', (words, asked) => expect(readAsked(words)).toEqual(asked));

  it('says nothing of other words', () => {
    expect(['', 'Turnover', 'Turnover of B in Germany', 'Rate from usd to EUR'].map(readAsked)).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('knows everything that the rules of the demo library ask for, whatever is known of a deal', () => {
    const parties = (known: object): Deal['Parties'] => [
      { Name: 'One', Role: 'acquirer', Currency: 'JPY', ...known },
      { Name: 'Two', Role: 'target', Currency: 'BRL', ...known },
    ];
    const blank = Object.fromEntries(['World', 'EU', ...PLACES].map((key) => [key, null]));
    const deals: Deal[] = [
      { Parties: parties({}) },
      { Parties: parties({ Turnover: blank }), OtherStates: 0, Value: { Currency: 'INR' } },
    ];
    const missing = deals.flatMap((deal) =>
      PLACES.flatMap((place) => new DealJudge({ deal, day: '2026-11-27', facts: FACTS }).judge(place).missing),
    );
    expect(new Set(missing).size).toBeGreaterThan(150);
    expect(missing.filter((words) => !readAsked(words))).toEqual([]);
    expect(new Set(missing.map((words) => readAsked(words)?.kind)).size).toBeGreaterThan(6);
  });
});
