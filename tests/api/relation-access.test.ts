import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { findRelationPaths, getRelationGraph } from '#contract/relation-graph.ts';
import { assessRelationships, suggestActors } from '#contract/relations.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

const PEOPLE = `
- { id: anna, firstName: Anna, lastName: Quill, firm: First Chambers }
- { id: bert, firstName: Bert, lastName: Rook }
- { id: carl, firstName: Carl, lastName: Snow }
- { id: dora, firstName: Dora, lastName: Twist, firms: [{ firm: First Chambers, from: 2010, to: 2015 }] }
- { id: same-1, firstName: Max, lastName: Falk, firms: [{ firm: First Chambers, from: 2001, to: 2009 }] }
- { id: same-2, firstName: Max, lastName: Falk, firms: [{ firm: Other Chambers, from: 2015 }] }
- { id: kira, firstName: Кира, lastName: Морозова }
- { id: gus, firstName: Gus, lastName: Vane }
- { id: hal, firstName: Hal, lastName: Wren }
- { id: wang, firstName: 明, lastName: 王 }
- { id: omar, firstName: عمر, lastName: الحداد }
`;
const FIRMS = `
- { kind: organization, id: first, name: First Chambers, type: Law firm }
- { kind: organization, id: other, name: Other Chambers, type: Law firm }
`;
const PARTIES = `
- { kind: party, id: acme, name: Acme Works Ltd, type: Company }
- { kind: party, id: natural, name: Hans Privat, type: Person }
- { kind: party, id: norland, name: Republic of Norland, type: State }
- { kind: party, id: organ, name: Norland Roads Agency, type: State entity, parent: norland }
`;

const caseFile = (id: string, members: readonly string[], rest = '') => `
id: ${id}
caseNo: No. ${id}
caseName: The matter of ${id}
institution: HALL
institutionLong: Hall of Arbitration
date: 2019-07-13
status: Concluded
claimants: [Acme Works Ltd, Hans Privat]
respondents: [Norland Roads Agency]
${rest}
proceedings:
  - id: ${id}-p1
    title: Main proceeding
    commencementDate: 2019-07-13
    dateOfOutcome: 2021-02-17
    arbitrators:
${members.map((person) => `      - { person: ${person}, role: Secretkeeping umpire, method: Appointed by the claimant }`).join('\n')}
`;

const award = (id: string, judges: readonly string[], subscriptions = '[]') => `---
id: ${id}
title: Award of ${id}
type: Award
publicationDate: 2018-04-19
judges: [${judges.join(', ')}]
subscriptions: ${subscriptions}
---

1. Mr Rook and Mr Snow heard the zymurgists.
`;

const ANNA = { name: 'Anna Quill', relType: 0, slug: 'anna' };
const BERT = { name: 'Bert Rook', relType: 0, slug: 'bert' };
const CARL = { name: 'Carl Snow', relType: 0, slug: 'carl' };
/** Whatever a closed source says beside the title of its case and the institution. */
const SECRETS = /umpire|2019-07|2021-02|2018-04|zymurgist|Main proceeding|same-tribunal/iu;

type Question = CallBody<typeof assessRelationships>;
type Asked = Question['relationshipOne'];

const assess = (
  one: Asked,
  two: readonly Asked[],
  headers?: Readonly<Record<string, string>>,
  more: Partial<Question> = {},
) =>
  server.call(assessRelationships, {
    body: { relationshipOne: one, relationshipTwo: [...two], ...more },
    ...(headers ? { headers } : {}),
  });
const suggest = async (kind: string, text: string) =>
  (await server.call(suggestActors, { path: { kind, text, limit: '40' } })).map(({ name }) => name);

async function load(): Promise<void> {
  expect((await server.temporary.import()).refused).toEqual([]);
}

beforeAll(async () => {
  server.temporary.write('people.yaml', PEOPLE);
  server.temporary.write('law-firms.yaml', FIRMS);
  server.temporary.write('parties.yaml', PARTIES);
  server.temporary.write('cases/open.yaml', caseFile('open', ['anna', 'carl']));
  server.temporary.write('cases/closed.yaml', caseFile('closed', ['anna', 'bert'], 'subscriptions: [YB]'));
  server.temporary.write('alone.md', award('alone', ['Bert Rook', 'Carl Snow']));
  server.temporary.write('kept.md', award('kept', ['Dora Twist', 'Carl Snow'], '[YB]'));
  await load();
  const elsewhere = server.temporary.write(
    '../other/parties.yaml',
    '- { kind: party, id: far, name: Faraway Patents Inc, type: Company }',
  );
  expect((await server.temporary.import({ roots: [elsewhere], editions: ['KIPL'] })).refused).toEqual([]);
  await server.open();
});

afterAll(() => server.close());

describe('what stands only in closed cases', () => {
  it('gives title, institution and a padlock and nothing else, to any code, by any call (OP-138, OP-169)', async () => {
    const leaks: string[] = [];
    let answers = 0;
    const question = { relationshipOne: ANNA, relationshipTwo: [BERT] };
    const names = [ANNA, BERT].map(({ name }) => ({ name }));
    for (const username of ['kapp', 'ka', 'default', 'ihb']) {
      const { headers } = await server.signIn(username);
      const asked = [
        [assessRelationships, question],
        [assessRelationships, { ...question, relationshipTwo: [], relationshipOne: BERT }],
        [getRelationGraph, question],
        [findRelationPaths, { ...question, relationshipTwo: [{ name: 'Dora Twist', relType: 0, slug: 'dora' }] }],
        [checkConflicts, { names }],
        [DOWNLOADS.word, { kind: 'conflicts', conflicts: { names } }],
      ] as const;
      for (const [call, body] of asked) {
        const { body: text, statusCode } = await server.send(call, { body, headers });
        if (statusCode === 200) answers += 1;
        // What is open of Bert is one award, with its date.
        const isBerts = call === assessRelationships && body !== question;
        if (!isBerts && SECRETS.test(text)) leaks.push(`${username} ${call.path}`);
        if (isBerts && /umpire|2019-07|2021-02|Main proceeding/iu.test(text)) leaks.push(`${username} ${call.path}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(answers).toBeGreaterThan(10);
    const { headers } = await server.signIn('kapp');
    const answer = await assess(ANNA, [BERT], headers);
    expect(answer).toMatchObject({ totalHits: 0, hits: [], summary: [] });
    expect(answer.closed).toEqual({
      count: 1,
      isExact: true,
      cases: [{ title: 'The matter of closed', institution: 'Hall of Arbitration', partner: 'Bert Rook' }],
    });
  });

  it('is told whatever kinds and years are asked for, so that no choice says what it is (OP-138)', async () => {
    for (const type of ['same-tribunal', 'co-counsel', 'same-firm'] as const) {
      const more = { relationshipTypeSelection: [type], searchQuery: { dates: { window: '3' as const } } };
      expect((await assess(ANNA, [BERT], undefined, more)).closed.count, type).toBe(1);
    }
  });

  it('of twelve cases is told as ten or more to every code, and no more than nine are named, in every answer and file (OP-138, OP-169)', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `shut-${at}`);
    for (const id of ids) {
      server.temporary.write(`cases/${id}.yaml`, caseFile(id, ['gus', 'hal'], 'subscriptions: [YB]'));
    }
    await load();
    const [gus, hal] = ['Gus Vane', 'Hal Wren'].map((name) => ({ name, relType: 0 }));
    const names = [gus!, hal!].map(({ name }) => ({ name }));
    for (const username of ['kapp', 'default']) {
      const { headers } = await server.signIn(username);
      const asked = await assess(gus!, [hal!], headers);
      const checked = await server.call(checkConflicts, { body: { names }, headers });
      for (const { closed } of [asked, checked]) {
        expect(closed).toMatchObject({ count: 10, isExact: false });
        expect(closed.cases).toHaveLength(9);
      }
      expect(asked.totalHits).toBe(0);
      const file = await server.send(DOWNLOADS.text, { body: { kind: 'conflicts', conflicts: { names } }, headers });
      expect(file.body).toContain('at least 10 cases');
      expect(file.body).not.toMatch(/\b1[12] cases/u);
    }
  });

  it('a closed paper is no proof of what it says, an open one is', async () => {
    expect((await assess(BERT, [CARL])).hits).toMatchObject([{ relationshipType: 'same-tribunal', caseId: null }]);
    const kept = await assess({ name: 'Dora Twist', relType: 0, slug: 'dora' }, [CARL]);
    expect(kept).toMatchObject({ totalHits: 0, closed: { count: 1, cases: [{ title: 'Award of kept' }] } });
  });
});

describe('the names of relations', () => {
  it('are never those of another edition, and never of natural persons who are parties (API-084, OP-136)', async () => {
    expect(await suggest('CommercialParty', 'faraway')).toEqual([]);
    expect(await suggest('CommercialParty', 'acme')).toEqual(['Acme Works Ltd']);
    expect(await suggest('CommercialParty', 'privat')).toEqual([]);
    const { hits, summary } = await assess(ANNA, []);
    expect(JSON.stringify([hits, summary])).not.toContain('Privat');
    const { names } = await server.call(checkConflicts, {
      body: { names: [{ name: 'Hans Privat' }, { name: 'Faraway Patents Inc' }] },
    });
    expect(names.map(({ state }) => state)).toEqual(['none', 'none']);
  });

  it('are found in any script', async () => {
    expect(await suggest('Person', 'морозова')).toEqual(['Кира Морозова']);
    expect(await suggest('Person', 'morozova')).toEqual(['Кира Морозова']);
    expect(await suggest('Person', '王')).toEqual(['王明']);
    expect(await suggest('Person', 'الحداد')).toEqual(['عمر الحداد']);
  });

  it('keep namesakes apart and tell them by firm and years', async () => {
    const { unresolved, totalHits } = await assess({ name: 'Max Falk', relType: 0 }, []);
    expect(totalHits).toBe(0);
    expect(unresolved[0]?.candidates.map(({ note }) => note)).toEqual([
      'First Chambers, 2001 to 2009',
      'Other Chambers, since 2015',
    ]);
    expect(await assess({ name: 'Max Falk', relType: 0, slug: 'same-2' }, [])).toMatchObject({ unresolved: [] });
  });
});

describe('relations of the kinds that ask for more than one fact', () => {
  it('same firm needs years that overlap; where a time is not known it is weaker and says so (OP-137)', async () => {
    const dora = { name: 'Dora Twist', relType: 0, slug: 'dora' };
    expect((await assess(dora, [{ name: 'Max Falk', relType: 0, slug: 'same-1' }])).totalHits).toBe(0);
    expect((await assess(dora, [ANNA])).hits).toMatchObject([
      { relationshipType: 'same-firm', basis: 'derived', isTimeKnown: false, date: null },
    ]);
  });

  it('an organ counts for its state and says through whom (OP-137)', async () => {
    const state = { name: 'Republic of Norland', relType: 2, slug: 'norland' };
    const { hits } = await assess({ name: 'Acme Works Ltd', relType: 3, slug: 'acme' }, [state]);
    expect(hits).toMatchObject([{ relationshipType: 'opposing-party', viaTwo: 'Norland Roads Agency' }]);
  });
});

describe('what the library no longer says', () => {
  it('a withdrawn document withdraws what only it proved, a corrected record corrects every answer (TL-041)', async () => {
    expect((await assess(BERT, [CARL])).totalHits).toBe(1);
    expect(await runPandect(server.temporary.config.dataFolder, ['remove', 'alone'])).toMatchObject({ code: 0 });
    expect((await assess(BERT, [CARL])).totalHits).toBe(0);
    expect((await assess(ANNA, [CARL])).hits).toMatchObject([{ relationshipType: 'same-tribunal' }]);
    server.temporary.write('cases/open.yaml', caseFile('open', ['anna', 'dora']));
    await load();
    expect((await assess(ANNA, [CARL])).totalHits).toBe(0);
    const kinds = (await assess(ANNA, [{ name: 'Dora Twist', relType: 0, slug: 'dora' }])).hits;
    expect(kinds.map(({ relationshipType }) => relationshipType)).toEqual(['same-tribunal', 'same-firm']);
  });

  it('a record that cannot be read is refused and stops nothing', async () => {
    server.temporary.write('cases/bad.yaml', 'id: bad\ncaseNo: [\n');
    const report = await server.temporary.import();
    expect(report.refused).toHaveLength(1);
    expect((await assess(ANNA, [])).totalHits).toBeGreaterThan(0);
  });
});
