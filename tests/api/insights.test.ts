import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadWord } from '#contract/download.ts';
import { getDocument } from '#contract/document.ts';
import { getInsight, listBegunChecklists, tickChecklist } from '#contract/insights.ts';
import { listInsights } from '#tests/support/collection-calls.ts';
import { addFavorites, getFavorites } from '#contract/favorites.ts';
import { getHistory } from '#contract/history.ts';
import { getMyData } from '#contract/my-data.ts';
import { suggestSearches } from '#contract/suggestions.ts';
import { strFromU8, unzipSync } from 'fflate';
import { TestServer } from '#tests/support/demo-server.ts';
import { visitByAddress } from '#tests/support/visit-by-address.ts';
import { signIn } from '#tests/support/sign-in.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const BODY = `Before any heading.

## Short answer {.short-answer}

Yes, where *both* agreed.

## Before filing {.checklist}

These come first:

- Read the [clause](doc:clause-award).
- Count the days.
- Count the days.

## A word on tables {.aside}

| a | b |
|---|---|
| 1 | 2 |

## Pitfalls {.pitfalls}

- Filing a day early.
`;

const write = (id: string, fields: string, body = BODY) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: Question of ${id}?\ntype: Practical insight\n${fields}\n---\n\n${body}`,
  );

let reader: Headers;
let readers = 0;

async function createReader(): Promise<Headers> {
  readers += 1;
  const username = `reader-${readers}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const open = (id = 'steps', headers = reader) => server.call(getInsight, { path: { id }, headers });
const items = async (id = 'steps', headers = reader) =>
  (await open(id, headers)).sections.flatMap((section) => section.items);
const ticks = async (headers = reader) => (await items('steps', headers)).map(({ isTicked }) => isTicked);
const tick = (changes: readonly { item: string; isTicked: boolean }[], headers = reader, id = 'steps') =>
  server.call(tickChecklist, { path: { id }, body: { changes: [...changes] }, headers });

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  write(
    'steps',
    'topic: ["Stage > Costs", "Stage > Commencement"]\nauthors: [Marit Oyelaran]\nlastReviewedDate: 2026-02-03\nsummary: Where both agreed.\nrelated: [clause-award, closed-note, nowhere]',
  );
  write('unfiled', 'topic: ["Jurisdiction > Consent"]', 'Only words.\n');
  write(
    'closed',
    `topic: ["Stage > Costs"]\nsummary: ${SECRET}\nsubscriptions: [KAPP]`,
    `## Short answer\n\n${SECRET}\n`,
  );
  server.temporary.write(
    'award.md',
    '---\nid: clause-award\ntitle: An award\ntype: Award\ncaseDate: 2020-05-06\n---\n\nText.\n',
  );
  server.temporary.write(
    'note.md',
    '---\nid: closed-note\ntitle: A note\ntype: Note\nsubscriptions: [YB]\n---\n\nText.\n',
  );
  expect((await server.temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  reader = await createReader();
});

afterAll(() => server.close());

describe('the practical insights of an edition', () => {
  it('TL-073 SH-100 stand under the ten stages of an arbitration in their order, those without a stage last', async () => {
    const { stages } = await server.call(listInsights, { headers: reader });
    expect(stages.map(({ stage }) => stage)).toEqual([
      'Agreement',
      'Commencement',
      'Tribunal',
      'Procedure',
      'Evidence',
      'Interim measures',
      'Award',
      'Costs',
      'Set-aside',
      'Enforcement',
      null,
    ]);
    const filed = stages.filter(({ insights }) => insights.length > 0);
    expect(filed.map(({ stage, insights }) => [stage, insights.map(({ id }) => id)])).toEqual([
      ['Commencement', ['steps']],
      [null, ['unfiled']],
    ]);
    expect(filed[0]?.insights[0]).toMatchObject({
      title: 'Question of steps?',
      url: '/practical-content/steps',
      summary: 'Where both agreed.',
      authors: ['Marit Oyelaran'],
      lastReviewDate: '2026-02-03',
    });
  });

  it('are counted by the search they lead to, for those alone who can search in them (SR-116)', async () => {
    const costs = async (headers: Headers) =>
      (await server.call(listInsights, { headers })).stages.find(({ stage }) => stage === 'Costs');
    const full = await costs(await server.headersFor('ka.localhost'));
    const url = new URL(full?.url ?? '', 'http://x');
    expect([...url.searchParams]).toEqual([
      ['contenttype', 'Practical insight'],
      ['searchwithin', 'practical-insights'],
      ['topic', 'Stage > Costs'],
    ]);
    const filters = [...url.searchParams].map(([id, value]) => ({ id, filterItems: [value] }));
    expect((await server.search({ filters })).hits.map(({ id }) => id).toSorted()).toEqual(['closed', 'steps']);
    expect((await costs(reader))?.url).toBeNull();
  });

  it('say of those outside the subscription how many there are and nothing else (OP-169)', async () => {
    const answer = await server.call(listInsights, { headers: reader });
    expect(answer.closed).toEqual({ count: 1, isExact: true });
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    expect(JSON.stringify(answer)).not.toContain('Question of closed');
  });

  it('are refused to whoever has no such page, on every call', async () => {
    for (const [call, asked] of [
      [listInsights, {}],
      [getInsight, { path: { id: 'steps' } }],
    ] as const) {
      expect((await server.refuse(call, { ...asked, headers: {} })).status).toBe(401);
      expect((await server.refuse(call, { ...asked, host: 'kcl.localhost' })).status).toBe(404);
      const { headers } = await server.signIn('yb');
      expect(await server.refuse(call, { ...asked, headers })).toMatchObject({ status: 403, code: 'not-subscribed' });
    }
  });
});

describe('a practical insight', () => {
  it('TL-071 SH-101 is opened with its typed sections, author, review and related documents', async () => {
    const insight = await open();
    expect(insight).toMatchObject({
      title: 'Question of steps?',
      stage: 'Commencement',
      authors: ['Marit Oyelaran'],
      lastReviewDate: '2026-02-03',
      documentUrl: '/document/steps',
    });
    expect(insight.sections.map(({ part, title }) => [part, title])).toEqual([
      [null, ''],
      ['short-answer', 'Short answer'],
      ['checklist', 'Before filing'],
      [null, 'A word on tables {.aside}'],
      ['pitfalls', 'Pitfalls'],
    ]);
    const [, answer, list, , pitfalls] = insight.sections;
    expect(answer?.html).toContain('where <em>both</em> agreed');
    expect(list?.html).toContain('These come first:');
    expect(list?.items.map(({ words }) => words)).toEqual(['Read the clause.', 'Count the days.', 'Count the days.']);
    expect(list?.items[0]?.html).toContain('href="/document/clause-award"');
    expect(pitfalls?.items).toEqual([]);
    expect(insight.related).toEqual([
      {
        id: 'clause-award',
        title: 'An award',
        url: '/document/clause-award',
        type: 'Award',
        date: '2020-05-06',
        isOpen: true,
      },
      { id: 'closed-note', title: 'A note', url: '/document/closed-note', type: 'Note', date: null, isOpen: false },
    ]);
  });

  it('keeps its words as a document: each block of it stands in a section, at its own anchor', async () => {
    const { content } = await server.call(getDocument, { query: { id: 'steps' }, headers: reader });
    const { sections } = await open();
    const drawn = sections.flatMap(({ html, items: own }) => [html, ...own.map((item) => item.html)]).join('');
    const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    const headings = new Set([...content.matchAll(/<h\d[^>]* id="([^"]+)"/gu)].map(([, id]) => id));
    expect(ids(drawn)).toEqual(ids(content).filter((id) => !headings.has(id)));
    expect(content).not.toContain('{.checklist}');
    expect(content).toContain('{.aside}');
  });

  it('that is closed is refused with its record, and a document of another kind is none', async () => {
    const refused = await server.refuse(getInsight, { path: { id: 'closed' }, headers: reader });
    expect(refused).toMatchObject({ status: 403, code: 'document-not-included' });
    expect(refused.details?.heldBy).toEqual(['Practice Plus']);
    for (const id of ['clause-award', 'nowhere']) {
      expect((await server.refuse(getInsight, { path: { id }, headers: reader })).status).toBe(404);
    }
  });

  it('is entered in the history of its reader (TL-014)', async () => {
    await open();
    const { histories: entries } = await server.call(getHistory, { headers: reader });
    expect(entries.map(({ title, type }) => [title, type])).toEqual([['Question of steps?', 'Practical insight']]);
  });

  it('SH-101 is led to at its page by hits, titles offered, favorites and history, however it was opened', async () => {
    const page = '/practical-content/steps';
    const filters = [{ id: 'searchwithin', filterItems: ['practical-insights'] }];
    const { hits } = await server.search({ q: 'steps', searchWithinTitleOnly: true, filters });
    expect(hits.map(({ url }) => url)).toEqual([page]);
    const headers = await server.headersFor('ka.localhost');
    const offered = await server.call(suggestSearches, {
      query: { section: 'practicalInsights', term: 'question of steps' },
      headers,
    });
    expect(offered.suggestions.map(({ url }) => url)).toContain(page);
    const favorites = [{ informationType: 'Document' as const, contentId: 'steps' }];
    await server.call(addFavorites, { body: { favorites }, headers: reader });
    expect((await server.call(getFavorites, { body: {}, headers: reader })).favorites).toMatchObject([{ url: page }]);
    await server.call(getDocument, { query: { id: 'steps' }, headers: reader });
    expect((await server.call(getHistory, { headers: reader })).histories).toMatchObject([{ url: page }]);
  });

  it('OP-128 is no changed favorite any more once it was read at its page', async () => {
    const isChanged = async () =>
      (await server.call(getFavorites, { body: {}, headers: reader })).favorites[0]?.hasChanged;
    const favorites = [{ informationType: 'Document' as const, contentId: 'unfiled' }];
    await server.call(addFavorites, { body: { favorites }, headers: reader });
    const fields = 'topic: ["Jurisdiction > Consent"]';
    write('unfiled', fields, 'Other words.\n');
    await server.temporary.import();
    expect(await isChanged()).toBe(true);
    await open('unfiled');
    expect(await isChanged()).toBe(false);
    write('unfiled', fields, 'Only words.\n');
    await server.temporary.import();
  });
});

describe('a checklist', () => {
  it('is ticked item by item and found ticked again, by its own account alone (OP-102)', async () => {
    const [first, second] = await items();
    expect(await tick([{ item: first!.id, isTicked: true }])).toEqual({ ticked: [first!.id] });
    await tick([{ item: second!.id, isTicked: true }]);
    const again = (await signIn(server.people, `reader-${readers}`)).headers;
    expect(await ticks(again)).toEqual([true, true, false]);
    await tick([{ item: first!.id, isTicked: false }]);
    expect(await ticks()).toEqual([false, true, false]);
    expect(await ticks(await createReader())).toEqual([false, false, false]);
  });

  it('leaves out items that the insight does not have, and refuses too many at once', async () => {
    expect(await tick([{ item: 'nothing', isTicked: true }])).toEqual({ ticked: [] });
    const changes = Array.from({ length: 201 }, (_, index) => ({ item: `i${index}`, isTicked: true }));
    expect(
      (await server.refuse(tickChecklist, { path: { id: 'steps' }, body: { changes }, headers: reader })).status,
    ).toBe(422);
  });

  it('is listed while something in it is ticked, the latest first, with how far it is', async () => {
    const list = async () => (await server.call(listBegunChecklists, { headers: reader })).checklists;
    const [first, second] = await items();
    expect(await list()).toEqual([]);
    await tick([
      { item: first!.id, isTicked: true },
      { item: second!.id, isTicked: true },
    ]);
    expect(await list()).toMatchObject([
      { id: 'steps', title: 'Question of steps?', url: '/practical-content/steps', ticked: 2, of: 3 },
    ]);
    await tick([
      { item: first!.id, isTicked: false },
      { item: second!.id, isTicked: false },
    ]);
    expect(await list()).toEqual([]);
  });

  it('is not kept for a visitor by address, who is told why, nor for what is closed', async () => {
    const visit = await visitByAddress(server, '203.0.113.7');
    const insight = await server.call(getInsight, { path: { id: 'steps' }, ...visit });
    expect(insight.canTick).toBe(false);
    const body = { changes: [{ item: 'x', isTicked: true }] };
    for (const [call, asked] of [
      [tickChecklist, { path: { id: 'steps' }, body }],
      [listBegunChecklists, {}],
    ] as const) {
      expect((await server.refuse(call, { ...asked, ...visit })).code).toBe('account-needed');
    }
    expect((await server.refuse(tickChecklist, { path: { id: 'closed' }, body, headers: reader })).status).toBe(403);
  });

  it('keeps a tick by its words: it stays where the item moves and goes where the words change', async () => {
    const [first, second] = await items();
    await tick([first!, second!].map(({ id }) => ({ item: id, isTicked: true })));
    const fields =
      'topic: ["Stage > Costs", "Stage > Commencement"]\nauthors: [Marit Oyelaran]\nlastReviewedDate: 2026-02-03\nsummary: Where both agreed.\nrelated: [clause-award, closed-note, nowhere]';
    const changed = BODY.replace(
      '- Read the [clause](doc:clause-award).',
      '- Ask for advice.\n- Read the [clause](doc:clause-award).',
    ).replace('- Count the days.\n- Count the days.', '- Count the working days.\n- Count the days.');
    write('steps', fields, changed);
    await server.temporary.import();
    const now = await items();
    expect(now.map(({ words, isTicked }) => [words, isTicked])).toEqual([
      ['Ask for advice.', false],
      ['Read the clause.', true],
      ['Count the working days.', false],
      ['Count the days.', true],
    ]);
    write('steps', fields);
    await server.temporary.import();
  });

  it('is part of the data of its account, in words', async () => {
    const [first] = await items();
    await tick([{ item: first!.id, isTicked: true }]);
    const file = JSON.parse((await server.send(getMyData, { headers: reader })).body) as Record<string, unknown>;
    expect(file['checklists']).toMatchObject([{ document: 'steps', words: 'Read the clause.' }]);
  });

  it('TL-073 is exported to Word with a box for each item, ticked as the account ticked it', async () => {
    const [first] = await items();
    await tick([{ item: first!.id, isTicked: true }]);
    const body = { kind: 'checklist', ids: [{ id: 'steps' }] } as const;
    const response = await server.send(downloadWord, { body, headers: reader });
    expect(response.statusCode).toBe(200);
    const document = strFromU8(unzipSync(response.rawPayload)['word/document.xml'] ?? new Uint8Array());
    expect([...document.matchAll(/<w14:checked w14:val="(\d)"/gu)].map(([, value]) => value)).toEqual(['1', '0', '0']);
    expect(document).toContain('Count the days.');
    expect(document).toContain('1 of 3');
    const closed = await server.refuse(downloadWord, { body: { ...body, ids: [{ id: 'closed' }] }, headers: reader });
    expect(closed.status).toBe(403);
    const none = await server.refuse(downloadWord, { body: { ...body, ids: [{ id: 'unfiled' }] }, headers: reader });
    expect(none.code).toBe('download-empty');
  });
});
