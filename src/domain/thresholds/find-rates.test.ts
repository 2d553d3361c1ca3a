import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { findRates } from './find-rates.ts';

const rate = (id: string, validFrom: string, value: number, fields: Partial<Fact> = {}): Fact => ({
  id,
  kind: 'rate',
  subject: { institution: 'European Central Bank' },
  topic: 'exchange rate',
  value,
  qualifiers: { from: 'USD', to: 'EUR' },
  validFrom,
  source: { title: 'ECB reference rates' },
  readOn: '2026-11-27',
  ...fields,
});
const FACTS = [
  rate('old', '2026-10-30', 0.9),
  rate('new', '2026-11-20', 0.92),
  rate('to-come', '2026-12-01', 0.95),
  rate('past', '2026-11-25', 0.5, { validUntil: '2026-11-26' }),
  rate('other', '2026-11-20', 0.85, { qualifiers: { from: 'GBP', to: 'USD' } }),
  rate('nought', '2026-11-20', 0, { qualifiers: { from: 'CHF', to: 'EUR' } }),
  rate('when', '2026-11', 1, { qualifiers: { from: 'NOK', to: 'EUR' } }),
];

describe('OP-146: rates that an operator gives', () => {
  it('are those of the day, the newest of a pair, with their day and source', () => {
    expect(findRates(FACTS, {}, '2026-11-27')).toEqual([
      { From: 'USD', To: 'EUR', Rate: 0.92, Day: '2026-11-20', Source: 'ECB reference rates', fact: 'new' },
      { From: 'GBP', To: 'USD', Rate: 0.85, Day: '2026-11-20', Source: 'ECB reference rates', fact: 'other' },
    ]);
    expect(findRates(FACTS, {}, '2026-11-26').map(({ fact }) => fact)).toEqual(['past', 'other']);
    expect(findRates(FACTS, {}, '2026-10-29')).toEqual([]);
  });

  it('give way to those that a deal gives', () => {
    const Rates = [{ From: 'USD', To: 'EUR', Rate: 1, Day: '2026-11-01', Source: 'Contract' }];
    expect(findRates(FACTS, { Rates }, '2026-11-27').map(({ fact }) => fact)).toEqual(['other']);
  });
});
