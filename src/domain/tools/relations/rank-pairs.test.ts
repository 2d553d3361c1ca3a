import { describe, expect, it } from 'vitest';
import { ACROSS, chooseRows, NO_CHOICE } from './choose-rows.ts';
import { placeRow, rankPairs } from './rank-pairs.ts';

const actor = (slug: string) => ({ relType: 0, slug });

const row = (one: string, other: string, change: object = {}) => ({
  one: actor(one),
  hit: {
    partner: actor(other),
    relationshipType: 'same-tribunal',
    date: '2011-03-01',
    isOngoing: false,
    isTimeKnown: true,
    evidence: ['record'],
    ...change,
  },
});

const rank = (rows: readonly ReturnType<typeof row>[]) =>
  rankPairs(rows, placeRow).map(({ rows: own }) => `${own[0]?.one.slug} ${own[0]?.hit.partner.slug} ${own.length}`);

describe('the pairs of a conflict check (OP-177)', () => {
  it('hold all that relates two, whichever of them a relation names first', () => {
    expect(rank([row('anna', 'bert'), row('carl', 'anna'), row('bert', 'anna')])).toEqual([
      'anna bert 2',
      'carl anna 1',
    ]);
  });

  it('stand with most relations first, then what goes on, then the most recent, and last those of unknown time', () => {
    const rows = [
      row('of-unknown', 'time', { isTimeKnown: false, date: null }),
      row('of-old', 'time'),
      row('goes', 'on', { isOngoing: true, date: null }),
      row('of-late', 'time', { date: '2024' }),
      row('twice', 'related'),
      row('twice', 'related'),
    ];
    expect(rank(rows)).toEqual([
      'twice related 2',
      'goes on 1',
      'of-late time 1',
      'of-old time 1',
      'of-unknown time 1',
    ]);
  });

  it('keep the order of the relations of one pair', () => {
    const rows = [row('anna', 'bert', { date: '2020' }), row('bert', 'anna', { date: '2024' })];
    expect(rankPairs(rows, placeRow)[0]?.rows.map(({ hit }) => hit.date)).toEqual(['2020', '2024']);
  });
});

describe('what narrows a conflict check (OP-177)', () => {
  const rows = [
    row('anna', 'bert'),
    row('anna', 'carl', { relationshipType: 'same-firm', evidence: [], isTimeKnown: false, date: null }),
    row('bert', 'carl', { isOngoing: true, date: null }),
    row('carl', 'dora', { date: '2019-12' }),
  ];
  const parts = new Map([
    ['0/anna', 'Arbitrator'],
    ['0/bert', 'Arbitrator'],
    ['0/carl', 'Claimant'],
  ]);
  const left = (change: object) =>
    chooseRows(rows, { ...NO_CHOICE, ...change }, parts).map(({ one, hit }) => `${one.slug} ${hit.partner.slug}`);

  it('is nothing at first', () => {
    expect(left({})).toHaveLength(4);
  });

  it('is a kind, a name, and whether anything proves it', () => {
    expect(left({ type: 'same-firm' })).toEqual(['anna carl']);
    expect(left({ who: '0/anna' })).toEqual(['anna bert', 'anna carl']);
    expect(left({ isProved: true })).toEqual(['anna bert', 'bert carl', 'carl dora']);
  });

  it('is a year, from which on also what goes on and what nobody can date counts', () => {
    expect(left({ since: '2019' })).toEqual(['anna carl', 'bert carl', 'carl dora']);
    expect(left({ since: '2020' })).toEqual(['anna carl', 'bert carl']);
  });

  it('is a part of the matter, or that the two stand on different ones', () => {
    expect(left({ part: 'Arbitrator' })).toEqual(['anna bert', 'anna carl', 'bert carl']);
    expect(left({ part: ACROSS })).toEqual(['anna carl', 'bert carl', 'carl dora']);
  });
});
