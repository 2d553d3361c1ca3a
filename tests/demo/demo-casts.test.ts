import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseRecord } from '#domain/records/case-record.ts';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import { readDemoCasts, type CastPart } from '#tests/support/demo-casts.ts';

let people: readonly PersonRecord[] = [];
let cases: readonly CaseRecord[] = [];
let parts: readonly CastPart[] = [];

beforeAll(async () => {
  ({ people, cases, parts } = await readDemoCasts());
});

describe('the people and cases of the demo library', () => {
  it('are sixty people with a biography, three pairs of namesakes among them, and some who are known from cases alone', () => {
    expect(people.filter(({ biography }) => biography !== undefined).length).toBeGreaterThanOrEqual(60);
    const names = Map.groupBy(people, nameOfPerson);
    expect([...names.values()].filter((same) => same.length === 2)).toHaveLength(3);
    expect(people.filter(({ biography }) => biography === undefined).length).toBeGreaterThanOrEqual(3);
    for (const { biography, source, asOf, id } of people) {
      if (biography !== undefined) expect([source, asOf], id).not.toContain(undefined);
    }
  });

  it('tell in which years people moved between firms, and nobody acts for a firm before joining it', () => {
    const moved = people.filter(({ firms = [] }) => firms.length > 1 && firms.every(({ from }) => from !== undefined));
    expect(moved.length).toBeGreaterThanOrEqual(20);
    for (const { case: name, person, firm, year } of parts) {
      const periods = people.find(({ id }) => id === person)?.firms ?? [];
      const own = periods.filter((period) => period.firm === firm);
      if (own.length === 0) continue;
      expect(
        own.some(({ from = '0', to = '9999' }) => Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4))),
        `${person} in ${name}`,
      ).toBe(true);
    }
  });

  it('are forty cases of every status, each with parties, a whole tribunal and counsel on both sides', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40);
    const statuses = Map.groupBy(cases, ({ status }) => status);
    for (const status of ['Pending', 'Concluded', 'Discontinued', 'Settled'] as const) {
      expect(statuses.get(status)?.length ?? 0, status).toBeGreaterThanOrEqual(4);
    }
    for (const { id, claimants, respondents, proceedings } of cases) {
      expect([claimants.length, respondents.length], id).not.toContain(0);
      expect(Math.max(...proceedings.map(({ arbitrators }) => arbitrators.length)), id).toBeGreaterThanOrEqual(3);
      const sides = parts.filter((part) => part.case === id && part.role === 'counsel').map(({ side }) => side);
      expect(new Set(sides), id).toEqual(new Set(['claimant', 'respondent']));
    }
  });

  it('are four hundred participations of people who are there, some in cases that not every subscriber may open', () => {
    expect(parts.length).toBeGreaterThanOrEqual(400);
    const known = new Set(people.map(({ id }) => id));
    expect(parts.filter(({ person }) => !known.has(person))).toEqual([]);
    expect(cases.filter(({ subscriptions = [] }) => subscriptions.length > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('hold each of the ten kinds of relation between at least eight pairs (OP-137)', () => {
    const pairs = listRelations();
    const kinds = Object.fromEntries([...pairs].map(([kind, found]) => [kind, found.size]));
    expect(Object.keys(kinds).toSorted()).toEqual(
      [
        'same-tribunal',
        'appeared-before',
        'appointed-by-party',
        'nominated-by-firm',
        'same-firm',
        'opposing-counsel',
        'co-counsel',
        'opposing-party',
        'represented-by',
        'expert-or-secretary',
      ].toSorted(),
    );
    for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThanOrEqual(8);
  });

  it('hold people whom three shared tribunals connect and no fewer, and firms that named somebody twice within three years', () => {
    const tribunals = listRelations().get('same-tribunal') ?? new Set();
    expect(countAtDistance(tribunals, 3)).toBeGreaterThanOrEqual(8);
    const named = Map.groupBy(listNominations(), ({ firm, person }) => `${firm}|${person}`);
    const repeated = [...named.values()].filter((nominations) =>
      nominations.some(({ year, case: first }) =>
        nominations.some((other) => other.case !== first && Math.abs(other.year - year) <= 3),
      ),
    );
    expect(repeated.length).toBeGreaterThanOrEqual(8);
  });

  it('are told in at most 20,000 words', () => {
    const words = people.flatMap(({ biography = '' }) => biography.split(/\s+/u));
    expect(words.length).toBeLessThanOrEqual(20_000);
  });
});

/** Who was named by the counsel of the side that named them. */
function listNominations(): { firm: string; person: string; year: number; case: string }[] {
  return parts.flatMap(({ role, side, person, year, proceeding, case: of }) => {
    if (role !== 'arbitrator' || side === undefined) return [];
    const firms = parts.filter((one) => one.proceeding === proceeding && one.role === 'counsel' && one.side === side);
    return [...new Set(firms.flatMap(({ firm }) => firm ?? []))].map((firm) => ({ firm, person, year, case: of }));
  });
}

/** Pairs by kind, found by comparing everything with everything. */
// Long because: it has some lines for each of the ten kinds.
function listRelations(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (kind: string, one: string, other: string) => {
    if (one === other) return;
    found.set(kind, (found.get(kind) ?? new Set()).add([one, other].toSorted().join('|')));
  };
  for (const one of parts) {
    const record = cases.find(({ id }) => id === one.case);
    const own = one.side === 'claimant' ? record?.claimants : record?.respondents;
    if (one.side !== undefined && one.role === 'arbitrator') {
      for (const party of own ?? []) add('appointed-by-party', one.person, party);
    }
    if (one.side !== undefined && one.role === 'counsel') {
      for (const party of own ?? []) add('represented-by', one.person, party);
    }
    for (const other of parts.filter(({ proceeding }) => proceeding === one.proceeding)) {
      const [role, otherRole] = [one.role, other.role];
      if (role === 'arbitrator' && otherRole === 'arbitrator') add('same-tribunal', one.person, other.person);
      if (role === 'counsel' && otherRole === 'arbitrator') add('appeared-before', one.person, other.person);
      if (role === 'counsel' && otherRole === 'counsel') {
        add(one.side === other.side ? 'co-counsel' : 'opposing-counsel', one.person, other.person);
      }
      if ((role === 'expert' || role === 'secretary') && otherRole === 'arbitrator') {
        add('expert-or-secretary', one.person, other.person);
      }
    }
  }
  for (const { firm, person } of listNominations()) add('nominated-by-firm', firm, person);
  for (const { claimants, respondents } of cases) {
    for (const claimant of claimants) for (const respondent of respondents) add('opposing-party', claimant, respondent);
  }
  for (const one of people) {
    for (const other of people) if (sharedYears(one, other)) add('same-firm', one.id ?? '', other.id ?? '');
  }
  return found;
}

function sharedYears(one: PersonRecord, other: PersonRecord): boolean {
  return (one.firms ?? []).some((period) =>
    (other.firms ?? []).some(
      (second) =>
        period.firm === second.firm &&
        (period.from ?? '9') <= (second.to ?? '9') &&
        (second.from ?? '9') <= (period.to ?? '9'),
    ),
  );
}

/** Pairs of people with exactly so many steps between them. */
function countAtDistance(pairs: ReadonlySet<string>, distance: number): number {
  const neighbours = new Map<string, string[]>();
  for (const pair of pairs) {
    const [one = '', other = ''] = pair.split('|');
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
  }
  let count = 0;
  for (const start of neighbours.keys()) {
    const seen = new Set([start]);
    let ring = [start];
    for (let step = 0; step < distance; step += 1) {
      ring = [...new Set(ring.flatMap((one) => neighbours.get(one) ?? []))].filter((one) => !seen.has(one));
      for (const one of ring) seen.add(one);
    }
    count += ring.length;
  }
  return count / 2;
}
