import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConflicts } from '#contract/conflict-check.ts';
import { assessRelationships, suggestActors } from '#contract/relations.ts';
import { splitParties } from '#domain/places/split-parties.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const CASES = join(process.env['PANDECT_SAMPLES'] ?? '../shared/samples', 'icsid-cases');
/** Natural persons among the claimants of the list. */
const NATURAL = ['Emilio Agustín Maffezini', 'Raymond L. Loewen', 'Ioan Micula', 'Viorel Micula'];

const CASE = `
id: quay
caseNo: Quay 1
caseName: Halm Quays GmbH v. Republic of Velmorra
institution: Velmorran Chamber
date: 2012-03-04
status: Concluded
claimants: [Halm Quays GmbH, Anna Gerrit]
respondents: [Republic of Velmorra]
proceedings:
  - id: quay-p1
    title: Original proceeding
    commencementDate: 2012-03-04
    dateOfOutcome: 2014-05-06
    arbitrators:
      - { name: Marit Hjort, role: President }
    representatives:
      - { name: Bo Ferran, firm: "Hartwell LLP, London", role: Counsel for the claimant }
      - { name: Ulla Sten, role: Quantum expert for the claimant }
`;
const OTHER = CASE.replaceAll('quay', 'pier')
  .replaceAll('Quay 1', 'Pier 2')
  .replace('Hartwell LLP, London', 'Hartwell (Paris)')
  .replace('respondents: [Republic of Velmorra]', 'respondents: [Government of Velmorra]')
  .replace('Marit Hjort', '"Hjort, Marit"');

const server = new TestServer();
const check = (names: readonly string[]) =>
  server.call(checkConflicts, { body: { names: names.map((name) => ({ name, role: '' })) } });
const suggest = (kind: string, text: string) => server.call(suggestActors, { path: { kind, text, limit: '10' } });

beforeAll(async () => {
  server.temporary.write('cases/quay.yaml', CASE);
  server.temporary.write('cases/pier.yaml', OTHER);
  await server.temporary.import();
  if (existsSync(CASES)) await server.temporary.import({ roots: [CASES] });
  await server.open();
});

afterAll(() => server.close());

describe('names without a record', () => {
  it('are found by the conflict check as printed, and related by what the cases say (OP-189)', async () => {
    const { names, rows } = await check([
      'Marit Hjort',
      'Halm Quays GmbH',
      'Republic of Velmorra',
      'Hartwell',
      'Bo Ferran',
    ]);
    expect(names.map(({ state }) => state)).toEqual(['one', 'one', 'one', 'one', 'one']);
    expect(names.every(({ actor }) => actor?.note === 'as printed')).toBe(true);
    const kinds = new Set(rows.map(({ hit }) => hit.relationshipType));
    expect([...kinds].toSorted()).toEqual(['appeared-before', 'opposing-party', 'represented-by', 'same-firm']);
  });

  it('are one for equal normal forms: firms without places and forms, states without their form (OP-189)', async () => {
    const { rows } = await check(['Hartwell LLP', 'Rep. of Velmorra', 'Marit Hjort']);
    const cases = (one: string, other: string) =>
      rows.filter(({ one: left, hit }) =>
        [left.name, hit.partner.name].every((name) => [one, other].some((part) => name.includes(part))),
      ).length;
    expect(cases('Velmorra', 'Hjort')).toBe(2);
    expect(cases('Hartwell', 'Hjort')).toBe(2);
  });

  it('are suggested with what they are, natural persons who are parties are not (OP-136, OP-189)', async () => {
    expect(await suggest('Person', 'hjo')).toMatchObject([{ name: 'Hjort, Marit', note: 'as printed' }]);
    expect(await suggest('CommercialParty', 'halm')).toMatchObject([{ name: 'Halm Quays GmbH' }]);
    expect(await suggest('State', 'velm')).toHaveLength(1);
    expect(await suggest('LawFirm', 'hart')).toHaveLength(1);
    expect(await suggest('LawFirm', 'velmorran')).toHaveLength(1);
    expect(await suggest('CommercialParty', 'gerrit')).toEqual([]);
    expect((await check(['Anna Gerrit'])).names).toMatchObject([{ state: 'none' }]);
  });

  it('are asked about like others, by what the list of suggestions gives (API-085, OP-189)', async () => {
    const [hjort] = await suggest('Person', 'marit hjort');
    const answer = await server.call(assessRelationships, {
      body: { relationshipOne: { name: hjort!.name, relType: 0, slug: hjort!.slug } },
    });
    expect(answer.relationshipOne).toEqual(hjort);
    expect(new Set(answer.hits.flatMap(({ caseId }) => caseId ?? [])).size).toBe(2);
    expect(answer.summary.map(({ partner }) => partner.name)).not.toContain('Anna Gerrit');
  });

  it.skipIf(!existsSync(CASES))('hold every claimant of the sample list but natural persons (OP-189)', async () => {
    const rows = readFileSync(join(CASES, 'cases.csv'), 'utf8').trim().split('\n').slice(1);
    const claimants = rows.flatMap((row) =>
      splitParties(/^[^,]+,[^,]+,("[^"]+"|[^,]+)/u.exec(row)?.[1]?.replaceAll('"', '') ?? ''),
    );
    expect(claimants.length).toBeGreaterThan(45);
    const { names } = await check([...new Set(claimants)]);
    expect(
      names
        .filter(({ state }) => state !== 'one')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(NATURAL.toSorted());
  });
});

describe('two parties in one line', () => {
  it('took part each for themselves, and are both found, as is the line; a firm called “and” is one (OP-189)', async () => {
    const joined = new TestServer();
    joined.temporary.write(
      'cases/quay.yaml',
      CASE.replace('[Halm Quays GmbH, Anna Gerrit]', '[Halm Quays GmbH and Pier Velm Ltd, Ernst and Quill]'),
    );
    joined.temporary.write('cases/pier.yaml', OTHER);
    try {
      await joined.temporary.import();
      await joined.open();
      const ask = (...names: string[]) =>
        joined.call(checkConflicts, { body: { names: names.map((name) => ({ name, role: 'Client' })) } });
      const apart = await ask('Halm Quays GmbH', 'Pier Velm Ltd', 'Ernst and Quill', 'Bo Ferran');
      expect(apart.names.map(({ state }) => state)).toEqual(['one', 'one', 'one', 'one']);
      const met = (name: string) =>
        apart.rows.filter(
          ({ one, hit }) => [one.name, hit.partner.name].toSorted().join() === [name, 'Bo Ferran'].toSorted().join(),
        );
      // The case that prints the line is one of the company’s two.
      expect([met('Halm Quays GmbH').length, met('Pier Velm Ltd').length, met('Ernst and Quill').length]).toEqual([
        2, 1, 1,
      ]);
      const line = await ask('Halm Quays GmbH and Pier Velm Ltd', 'Bo Ferran');
      expect(line.names.map(({ name, role, state }) => `${name} | ${role} | ${state}`)).toEqual([
        'Halm Quays GmbH | Client | one',
        'Pier Velm Ltd | Client | one',
        'Bo Ferran | Client | one',
      ]);
    } finally {
      await joined.close();
    }
  });
});

describe('appointments again by one side', () => {
  it('within three years are counted and listed by the conflict check, whatever is chosen (OP-190)', async () => {
    const again = new TestServer();
    const year = new Date().getFullYear();
    const write = (id: string, began: number) =>
      again.temporary.write(
        `cases/${id}.yaml`,
        CASE.replaceAll('quay', id)
          .replace('Quay 1', id)
          .replaceAll('2012-03-04', `${began}-01-02`)
          .replace('    dateOfOutcome: 2014-05-06\n', '')
          .replace('role: President', 'role: Co-arbitrator, method: Appointed by the claimant'),
      );
    write('one', year - 1);
    write('two', year - 2);
    write('old', year - 9);
    try {
      await again.temporary.import();
      await again.open();
      const answer = await again.call(checkConflicts, {
        body: {
          names: ['Marit Hjort', 'Halm Quays GmbH'].map((name) => ({ name, role: '' })),
          relationshipTypeSelection: ['opposing-party'],
        },
      });
      expect(answer.rows).toEqual([]);
      const [repeat, ...others] = answer.repeats.of;
      expect(others).toEqual([]);
      expect(repeat).toMatchObject({ arbitrator: { name: 'Marit Hjort' }, by: { name: 'Halm Quays GmbH' } });
      expect(repeat?.cases.map(({ date }) => date)).toEqual([`${year - 1}-01-02`, `${year - 2}-01-02`]);
    } finally {
      await again.close();
    }
  });
});
