import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { readHistory } from './history.ts';

function fee(id: string, fields: Partial<Fact> = {}): Fact {
  const stated = { source: { title: 'Order on Fees' }, readOn: '2026-11-27', subject: { place: 'NO' } };
  return { id, kind: 'fee', topic: 'mooring', qualifiers: {}, ...stated, ...fields };
}

const OLD = fee('old', { validUntil: '2020-12-31' });
const PRESENT = fee('present', {
  validFrom: '2021-01-01',
  validUntil: '2026-12-31',
  qualifiers: { basis: 'Section 3' },
});
const NEXT = fee('next', { validFrom: '2027-01-01' });

const read = (day: string, ...facts: readonly Fact[]) => {
  const { held, others } = readHistory(facts, day);
  return [held.map(({ fact, history }) => [fact.id, ...history.map(({ id }) => id)]), others.map(({ id }) => id)];
};

describe('OP-186: facts on a day', () => {
  it('have what held before and what will hold as their history, the newest first; first and last day count', () => {
    expect(read('2026-12-31', OLD, PRESENT, NEXT)).toEqual([[['present', 'next', 'old']], []]);
    expect(read('2027-01-01', OLD, PRESENT, NEXT)).toEqual([[['next', 'present', 'old']], []]);
    expect(read('2020-12-31', OLD, PRESENT, NEXT)).toEqual([[['old', 'next', 'present']], []]);
  });

  it('keep what holds no more where nothing took its place, and where nobody knows what did', () => {
    expect(read('2027-01-01', PRESENT)).toEqual([[], ['present']]);
    const one = fee('one', { kind: 'rule', topic: 'filing' });
    const other = fee('other', { kind: 'rule', topic: 'filing' });
    const former = fee('former', { kind: 'rule', topic: 'filing', validUntil: '2000-01-01' });
    expect(read('2027-01-01', one, other, former)).toEqual([[['one'], ['other']], ['former']]);
  });

  it('are told apart by their qualifiers', () => {
    const small = fee('small', { qualifiers: { size: 'small' }, validUntil: '2020-12-31' });
    expect(read('2026-01-01', PRESENT, small)).toEqual([[['present']], ['small']]);
  });

  it('count as held where nobody knows whether they held', () => {
    const unsure = fee('unsure', { qualifiers: { knownFrom: '2022-01-01' } });
    expect(readHistory([unsure], '2021-01-01')).toMatchObject({ held: [{ holds: 'unknown' }] });
  });
});
