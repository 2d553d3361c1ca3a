import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import {
  caseOf,
  documentOf,
  FIRST_DAY,
  organizationOf,
  partyOf,
  personOf,
  SECOND_DAY,
} from './content-store.test-support.ts';
import type { PersonDecisionsUnderTest } from './person-decisions.test-support.ts';
import type { RelationStore } from './relation-store.ts';

/** A library of its own, decisions about its people, and the store that reads who is related. */
export interface RelationStoreUnderTest extends PersonDecisionsUnderTest {
  readonly relations: RelationStore;
}

const ADA = personOf('ada', {
  editions: ['KA'],
  firstName: 'Ada',
  lastName: 'Lindqvist',
  firms: [{ firm: 'Hartwell LLP', organization: 'hartwell', from: '2010', to: '2016-06' }],
});
const HARTWELL = organizationOf('hartwell', { name: 'Hartwell LLP', city: 'Oslo', country: 'Norway' });
const QUAY = caseOf('quay', {
  name: 'Brightwater Ports S.A. v. Republic of Altamar',
  institution: 'ICC',
  date: '2019-04-03',
  claimants: ['Brightwater Ports S.A.'],
  respondents: ['Republic of Altamar'],
  proceedings: [
    {
      id: 'quay-p1',
      title: 'Original proceeding',
      commencementDate: '2019-04-03',
      arbitrators: [{ person: 'ada', role: 'President' }],
      representatives: [{ name: 'Bo Ferran', firm: 'Hartwell LLP', role: 'Counsel for the claimant' }],
      documents: [],
    },
  ],
});
const PARTIES = [
  partyOf('brightwater', { name: 'Brightwater Ports S.A.', type: 'Company', country: 'Spain' }),
  partyOf('altamar', { name: 'Republic of Altamar', type: 'State' }),
];

/** What every store of relations has to answer, the same for each. */
// Long because: it holds one test for each answer of the port.
export function describeRelationStore(name: string, open: () => Promise<RelationStoreUnderTest>): void {
  describe(name, () => {
    let library: RelationStoreUnderTest;
    let relations: RelationStore;
    beforeEach(async () => {
      library = await open();
      ({ relations } = library);
    });
    afterEach(() => library.close());

    const put = (...records: Parameters<RelationStoreUnderTest['put']>[0]) => library.put(records, FIRST_DAY, false);
    const hide = (person: string) =>
      library.decisionsAt(SECOND_DAY).decide({ kind: 'hide', person }, { by: 'operator', dryRun: false });
    const find = async (kind: ActorKind, id: string, edition: 'KA' | 'KCL' = 'KA'): Promise<Actor | undefined> =>
      (await relations.findActors([{ kind, id }], edition))[0];
    const suggest = async (kind: ActorKind, text: string) =>
      (await relations.suggestActors(kind, text, { edition: 'KA', limit: 40 })).map(({ id }) => id);

    it('finds whom an edition knows, each of its kind, with what tells namesakes apart', async () => {
      await put(ADA, HARTWELL, ...PARTIES, QUAY);
      expect(await find(0, 'ada')).toMatchObject({ kind: 0, name: 'Ada Lindqvist' });
      expect(await find(1, 'hartwell')).toMatchObject({ kind: 1, name: 'Hartwell LLP', note: 'Oslo, Norway' });
      expect(await find(2, 'altamar')).toMatchObject({ kind: 2, name: 'Republic of Altamar' });
      expect(await find(3, 'brightwater')).toMatchObject({ kind: 3, note: 'Spain' });
      expect(await find(3, 'brightwater', 'KCL')).toBeUndefined();
      const found = await relations.findActors([{ kind: 0, id: 'nobody' }], 'KA');
      expect(found).toEqual([]);
    });

    it('knows no natural person who is a party, and nobody who is hidden (OP-136)', async () => {
      await put(
        ADA,
        partyOf('jo', { name: 'Jo Marchetti', type: 'Person' }),
        caseOf('jo-case', { claimants: ['Jo Marchetti'] }),
      );
      expect([await find(3, 'jo'), await suggest(3, 'Marchetti')]).toEqual([undefined, []]);
      expect(await suggest(0, 'Lind')).toEqual(['ada']);
      await hide('ada');
      expect([await find(0, 'ada'), await suggest(0, 'Lind')]).toEqual([undefined, []]);
    });

    it('suggests by the beginnings of words, of one kind', async () => {
      await put(ADA, HARTWELL, ...PARTIES, QUAY);
      expect(await suggest(0, 'ad lin')).toEqual(['ada']);
      expect(await suggest(0, 'indqvist')).toEqual([]);
      expect(await suggest(3, 'bright')).toEqual(['brightwater']);
      expect(await suggest(0, 'bright')).toEqual([]);
    });

    it('says whom a written name means: one, several or nobody', async () => {
      await put(
        ADA,
        personOf('m-1', { editions: ['KA'], firstName: 'Marit', lastName: 'Hjort' }),
        personOf('m-2', { editions: ['KA'], firstName: 'Marit', lastName: 'Hjort' }),
      );
      const meant = await relations.resolveNames(['Lindqvist, Ada', 'Marit Hjort', 'Zeno Quill'], 'KA');
      expect(meant.get('Lindqvist, Ada')).toMatchObject({ isSure: true, actors: [{ id: 'ada' }] });
      const both = meant.get('Marit Hjort');
      expect([both?.isSure, both?.actors.map(({ id }) => id).toSorted()]).toEqual([false, ['m-1', 'm-2']]);
      expect(meant.get('Zeno Quill')?.actors ?? []).toEqual([]);
    });

    it('finds bodies in any legal form, with or without article and ampersand, by former names and with slips of the pen (OP-177)', async () => {
      await put(
        organizationOf('stone', {
          editions: ['KA'],
          name: 'Hargreave & Stone LLP',
          aliases: ['Élise Hargreave et Associés'],
        }),
        partyOf('acme', { editions: ['KA'], name: 'The Acme Works Ltd', type: 'Company' }),
      );
      const sure = [
        'Hargreave and Stone',
        'hargreave & stone limited liability partnership',
        'Elise Hargreave & Associes',
      ];
      const near = ['Hargrave and Stone', 'Hargreave Stone Pell', 'Acme Wroks'];
      const meant = await relations.resolveNames([...sure, ...near, 'Acme Works Limited', 'Somebody Else'], 'KA');
      for (const name of sure) expect(meant.get(name), name).toMatchObject({ isSure: true, actors: [{ id: 'stone' }] });
      expect(meant.get('Hargrave and Stone')).toMatchObject({ isSure: false, actors: [{ id: 'stone' }] });
      expect(meant.get('Acme Works Limited')).toMatchObject({ isSure: true, actors: [{ id: 'acme' }] });
      expect(meant.get('Acme Wroks')).toMatchObject({ isSure: false, actors: [{ id: 'acme' }] });
      for (const name of ['Hargreave Stone Pell', 'Somebody Else']) expect(meant.get(name)?.actors, name).toEqual([]);
      const suggested = async (kind: 1 | 3, text: string) =>
        (await relations.suggestActors(kind, text, { edition: 'KA', limit: 5 })).map(({ id }) => id);
      for (const text of ['the hargreave and st', 'Hargreave & Stone LLP', 'elise harg']) {
        expect(await suggested(1, text), text).toEqual(['stone']);
      }
      expect(await suggested(3, 'Acme Works Limited')).toEqual(['acme']);
    });

    it('asks whether a body is meant by the short word of its name (OP-189)', async () => {
      await put(
        partyOf('sgs', { editions: ['KA'], name: 'SGS Société Générale de Surveillance S.A.', type: 'Company' }),
      );
      const meant = await relations.resolveNames(['SGS', 'SGX'], 'KA');
      expect(meant.get('SGS')).toMatchObject({ isSure: false, actors: [{ id: 'sgs' }] });
      expect(meant.get('SGX')?.actors).toEqual([]);
    });

    it('lists what belongs to a party, and what belongs to that', async () => {
      await put(
        partyOf('top', { editions: ['KA'], name: 'Top Holding', type: 'Company' }),
        partyOf('middle', { editions: ['KA'], name: 'Middle', type: 'Company', parent: 'top' }),
        partyOf('low', { editions: ['KA'], name: 'Low', type: 'Company', parent: 'middle' }),
      );
      const top = await find(3, 'top');
      const below = (await relations.listBelonging([top!.number])).get(top!.number) ?? [];
      const named = await relations.describeActors(below);
      expect([...named.values()].map(({ id }) => id).toSorted()).toEqual(['low', 'middle']);
    });

    it('reads the matters in which somebody took part with what each source says, until they are withdrawn', async () => {
      await put(ADA, HARTWELL, ...PARTIES, QUAY);
      const ada = await find(0, 'ada');
      const numbers = (await relations.listMatterNumbers([ada!.number], 'KA')).get(ada!.number) ?? new Set<number>();
      const [matter] = await relations.readMatters([...numbers], 'KA');
      expect(matter).toMatchObject({ id: 'quay', kind: 'case', institution: 'ICC', stages: [{ id: 'quay-p1' }] });
      const said = matter?.statements.filter(({ actor }) => actor === ada!.number);
      expect(said).toMatchObject([{ role: 'arbitrator', as: 'President', stage: 'quay-p1' }]);
      expect(await relations.readMatters([...numbers], 'KCL')).toEqual([]);
      await library.remove(['quay'], SECOND_DAY);
      expect(await relations.readMatters([...numbers], 'KA')).toEqual([]);
    });

    it('says where people practised and when, as profiles say', async () => {
      await put(ADA, HARTWELL);
      const [ada, firm] = [await find(0, 'ada'), await find(1, 'hartwell')];
      const practised = { person: ada!.number, firm: firm!.number, from: '2010', to: '2016-06' };
      expect(await relations.listPractices([ada!.number], 'KA')).toMatchObject([practised]);
      expect(await relations.listEmployments({ firms: [firm!.number] }, 'KA')).toMatchObject([practised]);
      expect(await relations.listPractices([], 'KA')).toEqual([]);
    });

    it('counts the cases and documents of an edition that say who took part, their institutions and years (OP-138, OP-189)', async () => {
      await put(
        QUAY,
        caseOf('old', { institution: 'SCC', date: '2004', claimants: ['Halm AG'] }),
        caseOf('far', { editions: ['KCL'], claimants: ['Halm AG'] }),
        caseOf('empty', { institution: 'LCIA', date: '1990', claimants: ['Anna Gerrit'] }),
        documentOf('award', { editions: ['KA'], judges: ['Bo Ferran'], dates: { decision: '2021' } }),
        documentOf('note', { editions: ['KA'], authors: [{ name: 'Bo Ferran' }], dates: { decision: '2022' } }),
      );
      const held = { cases: 2, documents: 1, institutions: 2, from: '2004', to: '2021' };
      expect(await relations.countHeld('KA')).toEqual(held);
      await library.remove(['old', 'award'], SECOND_DAY);
      expect(await relations.countHeld('KA')).toMatchObject({ cases: 1, documents: 0, from: '2019-04-03' });
      const nothing = { cases: 0, documents: 0, institutions: 0, from: undefined, to: undefined };
      expect(await relations.countHeld('KIPL')).toEqual(nothing);
    });

    it('knows whoever is printed without a record, one for equal normal forms, until a record of the name comes (OP-189)', async () => {
      const chamber = caseOf('chamber', {
        claimants: ['Halm AG', 'Halm GmbH', 'Halm'],
        respondents: ['Government of Velmorra'],
        proceedings: [proceedingOf('Marit Hjort', 'Stone LLP, Paris')],
      });
      const other = caseOf('other', {
        respondents: ['Rep. of Velmorra'],
        proceedings: [proceedingOf('Hjort, Marit', 'Stone & Pell (Geneva)')],
      });
      await put(chamber, other);
      const find = async (name: string) => (await relations.resolveNames([name], 'KA')).get(name);
      const [hjort, velmorra, stone] = [
        await find('Marit Hjort'),
        await find('Republic of Velmorra'),
        await find('Stone'),
      ];
      expect(hjort).toMatchObject({ isSure: true, actors: [{ kind: 0, note: 'as printed' }] });
      const printed = hjort!.actors[0]!.number;
      expect(new Set((await relations.listStating([printed], 'KA')).get(printed))).toEqual(
        new Set(['chamber', 'other']),
      );
      expect((await relations.listStating([printed], 'KCL')).size).toBe(0);
      expect(velmorra).toMatchObject({ isSure: true, actors: [{ kind: 2 }] });
      expect(stone).toMatchObject({ isSure: true, actors: [{ kind: 1, name: 'Stone LLP, Paris' }] });
      expect((await find('Halm'))?.actors.map(({ name }) => name).toSorted()).toEqual(['Halm', 'Halm AG', 'Halm GmbH']);
      expect(await find('Halm GmbH')).toMatchObject({ isSure: true, actors: [{ name: 'Halm GmbH' }] });
      const number = hjort!.actors[0]!.number;
      expect((await relations.listMatterNumbers([number], 'KA')).get(number)?.size).toBe(2);
      expect((await relations.findActors([{ kind: 0, id: hjort!.actors[0]!.id }], 'KA'))[0]?.number).toBe(number);
      expect(await relations.findActors([{ kind: 0, id: hjort!.actors[0]!.id }], 'KCL')).toEqual([]);
      await put(personOf('marit', { editions: ['KA'], firstName: 'Marit', lastName: 'Hjort' }));
      expect(await find('Marit Hjort')).toMatchObject({ isSure: true, actors: [{ id: 'marit' }] });
      expect(await suggest(0, 'hjort')).toEqual(['marit']);
      await hide('marit');
      expect([(await find('Marit Hjort'))?.actors, await suggest(0, 'hjort')]).toEqual([[], []]);
    });

    it('leads with those who have a record, and takes no author for somebody who took part (OP-189)', async () => {
      const note = documentOf('note', { editions: ['KA'], authors: [{ name: 'Ada Lindqvist-Moe' }] });
      await put(ADA, note, caseOf('quay', { proceedings: [proceedingOf('A. Lindqvist', 'Hartwell LLP')] }));
      const names = (await relations.suggestActors(0, 'lindq', { edition: 'KA', limit: 40 })).map(({ name }) => name);
      expect(names).toEqual(['Ada Lindqvist', 'A. Lindqvist']);
    });

    it('tells nobody of a spelling that a hidden person might be meant by (OP-136, OP-189)', async () => {
      await put(ADA, caseOf('quay', { proceedings: [proceedingOf('A. Lindqvist', 'Hartwell LLP')] }));
      expect(await suggest(0, 'lindqvist')).toHaveLength(2);
      await hide('ada');
      expect(await suggest(0, 'lindqvist')).toEqual([]);
    });
  });
}

function proceedingOf(name: string, firm: string) {
  const documents: [] = [];
  const representatives = [{ name: 'Bo Ferran', firm, role: 'Counsel for the claimant' }];
  return { id: 'p1', title: 'Proceeding', arbitrators: [{ name, role: 'President' }], representatives, documents };
}
