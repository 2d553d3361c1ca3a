import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { CONVENTIONS } from '#domain/places/convention-parties.ts';

const OFFERED = ['Brazil', 'Egypt', 'European Union', 'France', 'Germany', 'Japan', 'Malta', 'United States'];
const groups = EDITIONS.KIPL.valueGroups;
const choose = (wanted: string) =>
  OFFERED.filter((name) => groups.find(({ id }) => id === wanted)?.values.includes(name));

describe('choosing jurisdictions together', () => {
  it('a convention activates its parties, found by land code (SR-108)', () => {
    expect(choose('epc')).toEqual(['France', 'Germany', 'Malta']);
    expect(choose('madrid')).not.toContain('Malta');
    expect(choose('madrid')).toContain('European Union');
    expect(choose('pct')).toEqual(OFFERED.filter((name) => name !== 'European Union'));
    expect(choose('lisbon')).toEqual(['France']);
  });

  it('a continent activates the jurisdictions within it (SR-110)', () => {
    expect(choose('europe')).toEqual(['European Union', 'France', 'Germany', 'Malta']);
    expect(choose('africa')).toEqual(['Egypt']);
  });

  it('the organisations among the parties of treaties are European', () => {
    const europe = EDITIONS.KA.valueGroups.find(({ id }) => id === 'europe');
    expect(europe?.values).toContain('Belgium-Luxembourg Economic Union');
    expect(europe?.values).toContain('European Free Trade Association');
  });
});

describe('the groups of jurisdictions', () => {
  it.each(['KA', 'KIPL', 'KCL'] as const)('%s offers the six continents (SR-111)', (edition) => {
    const continents = EDITIONS[edition].valueGroups.filter(({ kind }) => kind === 'continent');
    const names = ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'];
    expect(continents.map(({ name }) => name)).toEqual(names);
  });

  it('have every land on one continent only', () => {
    const lands = EDITIONS.KA.valueGroups.flatMap(({ values }) => values);
    expect(new Set(lands).size).toBe(lands.length);
  });

  it('hold the parties of the six conventions, each once (SR-112)', () => {
    expect(CONVENTIONS.map(({ id, lands }) => [id, new Set(lands).size])).toEqual([
      ['paris', 181],
      ['pct', 158],
      ['epc', 40],
      ['madrid', 114],
      ['hague', 81],
      ['lisbon', 30],
    ]);
    const offered = groups.filter(({ kind }) => kind === 'convention');
    expect(offered.map(({ id }) => id)).toEqual(CONVENTIONS.map(({ id }) => id));
    for (const { id, values } of offered) expect(new Set(values).size, id).toBe(values.length);
  });

  it.each([
    ['Germany', 'paris pct epc madrid hague'],
    ['Croatia', 'paris pct epc madrid hague'],
    ['Jordan', 'paris pct'],
    ['Argentina', 'paris'],
    ['Peru', 'paris pct lisbon'],
    ['United States', 'paris pct madrid hague'],
    ['European Union', 'madrid hague'],
  ])('say of %s that it is a party to %s (SR-112)', (land, conventions) => {
    const joined = groups.filter(({ kind, values }) => kind === 'convention' && values.includes(land));
    expect(joined.map(({ id }) => id).join(' ')).toBe(conventions);
  });
});
