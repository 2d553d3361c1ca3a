import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { CONVENTIONS } from '#editions/shared/conventions.ts';
import { WORKFLOWS } from '#editions/shared/workflows.ts';
import { chooseJurisdictions, NO_GROUP } from '#domain/search/choose-jurisdictions.ts';
import { chooseWorkflow } from '#domain/search/choose-workflow.ts';

const OFFERED = ['Brazil', 'Egypt', 'European Union', 'France', 'Germany', 'Japan', 'Malta', 'United States'];
const groups = EDITIONS.KIPL.jurisdictionGroups;

describe('choosing jurisdictions together', () => {
  it('a convention activates its parties, found by land code (SR-108)', () => {
    expect(chooseJurisdictions(groups, ['epc'], OFFERED)).toEqual(['France', 'Germany', 'Malta']);
    expect(chooseJurisdictions(groups, ['madrid'], OFFERED)).not.toContain('Malta');
    expect(chooseJurisdictions(groups, ['madrid'], OFFERED)).toContain('European Union');
    expect(chooseJurisdictions(groups, ['pct'], OFFERED)).toEqual(OFFERED.filter((name) => name !== 'European Union'));
    expect(chooseJurisdictions(groups, ['lisbon'], OFFERED)).toEqual(['France']);
  });

  it('None gives the convention up, and so does an empty choice (SR-109)', () => {
    expect(chooseJurisdictions(groups, [NO_GROUP], OFFERED)).toEqual([]);
    expect(chooseJurisdictions(groups, ['epc', NO_GROUP], OFFERED)).toEqual([]);
    expect(chooseJurisdictions(groups, [], OFFERED)).toEqual([]);
  });

  it('continents activate the jurisdictions within them, several together (SR-110)', () => {
    expect(chooseJurisdictions(groups, ['europe'], OFFERED)).toEqual(['European Union', 'France', 'Germany', 'Malta']);
    expect(chooseJurisdictions(groups, ['africa', 'south-america'], OFFERED)).toEqual(['Brazil', 'Egypt']);
  });
});

describe('the groups of jurisdictions', () => {
  it.each(['KA', 'KIPL', 'KCL'] as const)('%s offers the six continents (SR-111)', (edition) => {
    const continents = EDITIONS[edition].jurisdictionGroups.filter(({ kind }) => kind === 'continent');
    const names = ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'];
    expect(continents.map(({ name }) => name)).toEqual(names);
  });

  it('have every land on one continent only', () => {
    const lands = EDITIONS.KA.jurisdictionGroups.flatMap(({ values }) => values);
    expect(new Set(lands).size).toBe(lands.length);
  });

  it('hold the parties of the six conventions, each once (SR-112)', () => {
    expect(CONVENTIONS.map(({ id, lands }) => [id, new Set(lands).size])).toEqual([
      ['paris', 179],
      ['pct', 158],
      ['epc', 40],
      ['madrid', 114],
      ['hague', 78],
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

describe('choosing a workflow', () => {
  const topics = [
    { path: 'Patents > Filing', workflows: ['Filing', 'Prosecution'] },
    { path: 'Patents > Opposition', workflows: ['Opposition & Appeal'] },
    { path: 'Patents > Fees', workflows: [...WORKFLOWS] },
    { path: 'Patents > History', workflows: [] },
  ];

  it('activates the topics whose list contains it (SR-106)', () => {
    expect(chooseWorkflow(topics, 'Prosecution').active).toEqual(['Patents > Filing', 'Patents > Fees']);
  });

  it('resets the topics whose list does not contain it (SR-107)', () => {
    expect(chooseWorkflow(topics, 'Enforcement').reset).toEqual([
      'Patents > Filing',
      'Patents > Opposition',
      'Patents > History',
    ]);
  });
});
