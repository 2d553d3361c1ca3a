import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { compare, getComparisonLanding, type ComparisonAnswer } from '#contract/comparison.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { LEASES, writeAnswers } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readDrawnText } from '#tests/support/read-drawn-text.ts';

type Body = Omit<CallBody<typeof compare>, 'Slug'>;

const server = new TestServer();
const { temporary } = server;
/** The version of the library after each import. */
const versions: number[] = [];
const TOPICS = ['form', 'notice', 'rent', 'end'];

async function take(...documents: readonly Parameters<typeof writeAnswers>[0][]): Promise<void> {
  for (const document of documents) temporary.write(`${document.id}.md`, writeAnswers(document));
  const { refused } = await temporary.import();
  expect(refused).toEqual([]);
  await temporary.withLibrary(async ({ content }) => versions.push(await content.readCorpusVersion()));
}

/** Lets the versions that the library holds have come on other days. */
function date(id: string, days: Readonly<Record<number, readonly [from: string, until: string | null]>>): void {
  const library = new SqliteDatabase(join(temporary.config.dataFolder, 'library.db'));
  for (const [version, [from, until]] of Object.entries(days)) {
    const row = `document = (SELECT number FROM document WHERE id = ?) AND version = ?`;
    library.run(
      `UPDATE document_version SET imported_at = ? WHERE ${row}`,
      `${from}T10:00:00.000Z`,
      id,
      Number(version),
    );
    if (until === null) continue;
    library.run(
      `UPDATE document_version SET replaced_at = ? WHERE ${row}`,
      `${until}T10:00:00.000Z`,
      id,
      Number(version),
    );
  }
  library.close();
}

// Long because: it tells what came into the library, and when.
beforeAll(async () => {
  temporary.write('comparisons.yaml', JSON.stringify([LEASES]));
  const norway = { id: 'no', place: 'Norway' };
  const latvia = { id: 'lv', place: 'Latvia' };
  const act = { id: 'se', place: 'Sweden' };
  await take(
    {
      ...norway,
      sections: { 'Form of the lease': 'In writing within 14 days.', Rent: 'Due in May.', Notice: 'Thirty days.' },
    },
    { ...act, fields: { inForceFrom: '2020-01-01', inForceUntil: '2023-12-31' }, sections: { Rent: 'Half a crown.' } },
    // A law that ended, one that begins one day, and two texts of which the one reviewed last is law no more.
    {
      id: 'pl',
      place: 'Poland',
      fields: { inForceFrom: '2016-01-01', inForceUntil: '2024-05-31' },
      sections: { Rent: 'In amber.' },
    },
    { ...latvia, fields: { inForceFrom: '2020-01-01', inForceUntil: '2023-12-31' }, sections: { Rent: 'Ten rubles.' } },
    {
      id: 'lt',
      place: 'Lithuania',
      fields: { inForceFrom: '2020-01-01', inForceUntil: '2089-12-31' },
      sections: { Rent: 'In honey.' },
    },
    {
      id: 'ee-old',
      place: 'Estonia',
      fields: { inForceFrom: '2010-01-01', inForceUntil: '2019-12-31', lastReviewedDate: '2026-11-01' },
      sections: { Rent: 'In kroons.' },
    },
    {
      id: 'ee',
      place: 'Estonia',
      fields: { inForceFrom: '2020-01-01', lastReviewedDate: '2026-10-01' },
      sections: { Rent: 'In euros.' },
    },
    { id: 'fi', place: 'Finland', sections: { Rent: 'In herring.' } },
    { id: 'dk', place: 'Denmark', sections: { Rent: 'In butter.' } },
    { id: 'sg', place: 'Singapore', fields: { subscriptions: '[KAPP]' }, sections: { Rent: 'In cinnabar.' } },
  );
  await take(
    {
      ...norway,
      sections: {
        'Form of the lease': 'In writing within 14 days.',
        Rent: 'Due in June.\n\nSource: Rent Act, s. 2.',
        'How it ends': 'By notice.',
        Notice: 'Thirty days.',
      },
    },
    { ...act, fields: { inForceFrom: '2024-01-01' }, sections: { Rent: 'A whole crown.' } },
    {
      ...latvia,
      fields: { inForceFrom: '2024-01-01' },
      sections: { Rent: 'Twelve rubles.', 'How it ends': 'By word of mouth.' },
    },
    { id: 'lt', place: 'Lithuania', fields: { inForceFrom: '2090-01-01' }, sections: { Rent: 'In wax.' } },
    { id: 'dk', place: 'Denmark', sections: { Rent: 'In cheese.' } },
    // Open now, and closed to others as it was.
    { id: 'sg', place: 'Singapore', sections: { Rent: 'In pepper.' } },
  );
  await take({
    ...norway,
    sections: {
      'Form of the lease': 'In writing within 30 days.',
      Rent: 'Due in June.\n\nSource: Rent Act, s. 2.',
      'How it ends': 'By notice.',
    },
  });
  date('no', { 1: ['2025-01-10', '2025-06-10'], 2: ['2025-06-10', '2026-02-10'], 3: ['2026-02-10', null] });
  date('dk', { 1: ['2025-01-10', '2025-06-10'], 2: ['2025-06-10', null] });
  date('sg', { 1: ['2025-01-10', '2025-06-10'], 2: ['2025-06-10', null] });
  const { dataFolder } = temporary.config;
  for (const command of [
    ['remove', 'fi'],
    ['forget', 'dk', '--version', '1', '--reason', 'asked'],
  ]) {
    const { code, out, err } = await runPandect(dataFolder, command);
    expect(`${code} ${out}${err}`).toMatch(/^0/u);
  }
  await server.open();
}, 120_000);
afterAll(() => server.close());

const ask = (body: Partial<Body>, headers?: Record<string, string>): Promise<ComparisonAnswer> =>
  server.call(compare, {
    path: { slug: LEASES.slug },
    body: { Slug: LEASES.slug, TopicIds: TOPICS, JurisDictions: ['NO'], ...body },
    ...(headers ? { headers } : {}),
  });

/** The words of each cell of a column. */
const read = ({ documents }: ComparisonAnswer, column = 'NO') =>
  Object.fromEntries(
    (documents.find(({ jurisdiction }) => jurisdiction === column)?.topicHtml ?? []).map(({ topicId, html }) => [
      topicId,
      readDrawnText(html).trim().split('\n')[0],
    ]),
  );

describe('the comparison of a day (OP-197)', () => {
  it('has texts as the library held them, each with its version and a permanent address', async () => {
    const answer = await ask({ AsOf: '2025-03-01' });
    expect(read(answer)).toEqual({ form: 'In writing within 14 days.', rent: 'Due in May.', notice: 'Thirty days.' });
    expect(answer.documents[0]).toMatchObject({
      version: 1,
      by: 'library',
      heldFrom: '2025-01-10',
      heldUntil: '2025-06-10',
      sourceDetails: { permalink: 'http://ka.localhost/document/no?version=1' },
    });
    expect(answer.documents[0]?.topicHtml[0]?.url).toMatch(/^\/document\/no\?version=1#b\d+$/u);
    expect(answer.asOf).toBe('2025-03-01');
    expect(read(await ask({ AsOf: '2025-06-10' }))).toMatchObject({ rent: 'Due in June.', end: 'By notice.' });
  });

  it('has texts of law by the days on which they were in force, and says so', async () => {
    const answer = await ask({ AsOf: '2022-05-01', JurisDictions: ['SE'] });
    expect(read(answer, 'SE')).toEqual({ rent: 'Half a crown.' });
    expect(answer.documents[0]).toMatchObject({ by: 'validity', heldFrom: '2020-01-01', heldUntil: '2023-12-31' });
    expect(read(await ask({ AsOf: '2024-01-01', JurisDictions: ['SE'] }), 'SE')).toEqual({ rent: 'A whole crown.' });
  });

  it('OP-197: without a day it is the law of today: what ended says so, what has not begun waits', async () => {
    const answer = await ask({ JurisDictions: ['PL', 'LT', 'EE'], TopicIds: ['rent'] });
    expect(read(answer, 'PL')).toEqual({ rent: 'In amber.' });
    expect(read(answer, 'LT')).toEqual({ rent: 'In honey.' });
    expect(read(answer, 'EE')).toEqual({ rent: 'In euros.' });
    expect(answer.documents).toMatchObject([
      { documentId: 'pl', by: 'ended', heldUntil: '2024-05-31', status: 'archived' },
      { documentId: 'lt', by: 'validity', heldFrom: '2020-01-01', heldUntil: '2089-12-31' },
      { documentId: 'ee', by: 'newest' },
    ]);
  });

  it('says in words where there was none yet, and where an operator took it away (OP-204)', async () => {
    const early = await ask({ AsOf: '2024-12-31' });
    expect(early.documents).toEqual([]);
    expect(early.jurisdictions[0]).toMatchObject({
      id: 'NO',
      documentId: null,
      note: 'No text is known to have answered on 31 Dec 2024. The first text was held from 10 Jan 2025.',
      removedOn: null,
    });
    const [denmark] = (await ask({ AsOf: '2025-03-01', JurisDictions: ['DK'] })).jurisdictions;
    expect(denmark).toMatchObject({ note: expect.stringMatching(/^Version 1 was removed on .* by the operator\.$/u) });
    expect(denmark?.removedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it('has what is valid then of facts, and no word of a text that was closed then', async () => {
    const headers = (await server.signIn('ka')).headers;
    expect(read(await ask({ JurisDictions: ['SG'] }, headers), 'SG')).toEqual({ rent: 'In pepper.' });
    const then = await ask({ JurisDictions: ['SG'], AsOf: '2025-03-01', TopicIds: ['rent'] }, headers);
    expect(then.jurisdictions[0]).toMatchObject({ id: 'SG', isLocked: true, documentId: null });
    const since = await ask({ JurisDictions: ['SG'], Since: '2025-03-01', TopicIds: ['rent'] }, headers);
    expect(JSON.stringify([then, since])).not.toContain('cinnabar');
    expect(since.documents[0]?.topicHtml[0]?.change).toBeNull();
  });
});

describe('a permanent address (OP-204)', () => {
  it('answers as the library was in its version, whatever came since', async () => {
    const answer = await ask({ CorpusVersion: versions[0] ?? 0 });
    expect(read(answer)).toEqual({ form: 'In writing within 14 days.', rent: 'Due in May.', notice: 'Thirty days.' });
    expect(answer.corpusVersion).toBeGreaterThanOrEqual(versions[2] ?? 0);
    expect(read(await ask({ CorpusVersion: versions[1] ?? 0 }))).toMatchObject({
      form: 'In writing within 14 days.',
      rent: 'Due in June.',
    });
  });

  it('says when a place was removed that stood there', async () => {
    const [finland] = (await ask({ CorpusVersion: versions[0] ?? 0, JurisDictions: ['FI', 'NO'] })).jurisdictions;
    expect(finland).toMatchObject({ id: 'FI', name: 'Finland', documentId: null });
    expect(finland?.note).toMatch(/^Removed on \d\d \w{3} \d{4} by the operator\.$/u);
    const now = await ask({ JurisDictions: ['FI', 'NO'] });
    expect(now.jurisdictions.map(({ id }) => id)).toEqual(['NO']);
    expect(now.dropped).toEqual([expect.stringMatching(/^“Finland” was withdrawn from the library on/u)]);
    const { jurisdictions } = await server.call(getComparisonLanding, { path: { slug: LEASES.slug } });
    expect(jurisdictions.map(({ id }) => id)).not.toContain('FI');
  });
});

describe('the answers of a day as a version of the library knew them (OP-119)', () => {
  const law = { id: 'is', place: 'Iceland' };
  const known: number[] = [];
  beforeAll(async () => {
    await take({ ...law, fields: { inForceFrom: '2024-01-01' }, sections: { Rent: 'In euros.' } });
    const fields = { inForceFrom: '2010-01-01', inForceUntil: '2023-12-31' };
    // A file of its own: the other goes on giving the newest text.
    temporary.write('is-former.md', writeAnswers({ ...law, fields, sections: { Rent: 'In kroons.' } }));
    await take();
    await take({ id: 'other', place: 'Malta', sections: { Rent: 'In lira.' } });
    known.push(...versions.slice(-3));
  });
  const rentOf = (answer: ComparisonAnswer) => read(answer, 'IS')['rent'];
  const wish = { JurisDictions: ['IS'], TopicIds: ['rent'] };

  it('stay when more of that day comes to be known', async () => {
    const day = { ...wish, AsOf: '2015-01-01' };
    expect(rentOf(await ask(day))).toBe('In kroons.');
    expect(rentOf(await ask({ ...day, CorpusVersion: known[1] ?? 0 }))).toBe('In kroons.');
    const [iceland] = (await ask({ ...day, CorpusVersion: known[0] ?? 0 })).jurisdictions;
    expect(iceland?.note).toContain(
      `No text is known to have answered on 01 Jan 2015 in version ${known[0]} of the library.`,
    );
  });

  it('are of a version those of its newest text, and not of a former law that came into it', async () => {
    expect(rentOf(await ask({ ...wish, CorpusVersion: known[1] ?? 0 }))).toBe('In euros.');
  });
});

describe('what changed since a day', () => {
  it('is never told the wrong way round: of a text that is older than the day nothing came since', async () => {
    const refused = await server.refuse(compare, {
      path: { slug: LEASES.slug },
      body: { Slug: LEASES.slug, TopicIds: TOPICS, JurisDictions: ['NO'], AsOf: '2025-03-01', Since: '2025-07-01' },
    });
    expect(refused).toMatchObject({
      status: 422,
      details: {
        field: 'Since',
        reason: 'Since: 01 Jul 2025 is after 01 Mar 2025, of which the answers are; say a day before it.',
      },
    });
    const cited = await ask({ CorpusVersion: versions[0] ?? 0, Since: '2025-07-01' });
    expect(read(cited)).toMatchObject({ rent: 'Due in May.' });
    expect(cited.documents[0]?.topicHtml.map(({ change }) => change)).toEqual([null, null, null]);
    expect(cited.documents[0]?.removed).toEqual([]);
  });

  it('is said cell by cell, old and new by words, with the version, its day and who says so', async () => {
    const { documents } = await ask({ Since: '2025-03-01' });
    const cells = Object.fromEntries((documents[0]?.topicHtml ?? []).map((cell) => [cell.topicId, cell.change]));
    expect(cells['form']).toMatchObject({ kind: 'changed', version: 3, on: '2026-02-10', source: null });
    expect(cells['form']?.pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'deleted', text: '14' },
      { kind: 'inserted', text: '30' },
    ]);
    expect(cells['rent']).toMatchObject({ kind: 'changed', version: 2, on: '2025-06-10', source: 'Rent Act, s. 2.' });
    expect(cells['end']).toMatchObject({ kind: 'added', version: 2 });
    expect(documents[0]?.removed).toMatchObject([
      {
        topicId: 'notice',
        change: { kind: 'removed', version: 3, pieces: [{ kind: 'deleted', text: 'Thirty days.' }] },
      },
    ]);
  });

  it('is nothing where the words are the same, and is not known where nothing was held', async () => {
    const { documents } = await ask({ Since: '2026-03-01' });
    expect(documents[0]?.topicHtml.map(({ change }) => change)).toEqual([null, null, null]);
    expect(documents[0]?.removed).toEqual([]);
    const first = await ask({ Since: '2024-01-01', TopicIds: ['rent'] });
    expect(first.documents[0]?.topicHtml[0]?.change).toEqual({
      kind: 'not held',
      on: null,
      isInForce: false,
      version: null,
      pieces: [],
      source: null,
    });
    const law = await ask({ Since: '2022-01-01', JurisDictions: ['SE'], TopicIds: ['rent'] });
    const pieces = law.documents[0]?.topicHtml[0]?.change?.pieces ?? [];
    expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'deleted', text: 'Half a' },
      { kind: 'inserted', text: 'A whole' },
    ]);
  });

  it('OP-197: is dated by the law where that says when it holds, and calls nothing new of which only a part is held', async () => {
    const { documents } = await ask({ Since: '2022-01-01', JurisDictions: ['LV'] });
    const changes = Object.fromEntries((documents[0]?.topicHtml ?? []).map(({ topicId, change }) => [topicId, change]));
    expect(changes['rent']).toMatchObject({ kind: 'changed', on: '2024-01-01', isInForce: true, version: 2 });
    expect(changes['end']).toMatchObject({ kind: 'not held', on: null, version: null, source: null });
    const before = await ask({ Since: '2024-01-02', JurisDictions: ['LV'] });
    expect(before.documents[0]?.topicHtml.map(({ change }) => change)).toEqual([null, null]);
  });

  it('claims nothing of what an operator took away', async () => {
    const { documents } = await ask({ Since: '2025-03-01', JurisDictions: ['DK'], TopicIds: ['rent'] });
    expect(documents[0]?.topicHtml[0]?.change).toBeNull();
  });
});
