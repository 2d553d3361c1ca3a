import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { compare, getComparisonLanding, type ComparisonAnswer } from '#contract/comparison.ts';
import { getDocument } from '#contract/document.ts';
import { LEASES, RULES, writeAnswers, writeComparisons } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readDrawnText } from '#tests/support/read-drawn-text.ts';

type Body = Omit<CallBody<typeof compare>, 'Slug'>;

const server = new TestServer();

beforeAll(async () => {
  await writeComparisons(server.temporary);
  const { refused } = await server.temporary.import();
  expect(refused).toEqual([]);
  await server.open();
}, 120_000);
afterAll(() => server.close());

const land = (slug = LEASES.slug) => server.call(getComparisonLanding, { path: { slug } });
const ask = (body: Body, slug = LEASES.slug): Promise<ComparisonAnswer> =>
  server.call(compare, { path: { slug }, body: { Slug: slug, ...body } });
const refuse = (body: object, slug = LEASES.slug) =>
  server.refuse(compare, { path: { slug }, body: { Slug: slug, ...body } });
/** Somebody who has the edition without what is closed to it. */
const asKa = async () => (await server.signIn('ka')).headers;

describe('of what a comparison can be made (API-088, ENT-043, TL-044, TL-045)', () => {
  it('ENT-043: says product, titles, places, topics as a tree, groups and frequent topics', async () => {
    const landing = await land();
    expect(landing).toMatchObject({
      productId: 'leases',
      slug: 'Commercial_Arbitration',
      publicationTitle: 'Leases of quays',
      topicTitle: 'Topic',
      descriptiveText: 'The law of leases of quays, question by question.',
      jurisdictionOrOrganizationTitle: 'Jurisdiction',
      compares: 'places',
      limits: { jurisdictions: 6, topics: 20 },
    });
    const open = { isLocked: false, heldBy: [] };
    expect(landing.jurisdictions).toEqual([
      {
        ...open,
        id: 'NO',
        name: 'Norway',
        documentId: 'leases-no',
        topics: ['form', 'notice', 'rent'],
        lastReviewDate: '2026-11-20',
      },
      {
        ...open,
        id: 'SG',
        name: 'Singapore',
        documentId: 'leases-sg',
        topics: ['form', 'end'],
        lastReviewDate: '2026-11-20',
      },
      {
        ...open,
        id: 'SE',
        name: 'Sweden',
        documentId: 'leases-se',
        topics: ['form', 'end'],
        lastReviewDate: '2025-08-10',
      },
    ]);
    expect(landing.topicTree).toEqual([
      { topicId: 'form', description: 'Form of the lease', parent: null, answers: 3 },
      { topicId: 'notice', description: 'Notice', parent: 'form', answers: 1 },
      { topicId: 'rent', description: 'Rent', parent: null, answers: 1 },
      { topicId: 'end', description: 'How it ends', parent: null, answers: 2 },
    ]);
  });

  it('OP-144: groups places by continent, union, convention and legal family, institutions by seat', async () => {
    const groups = (await land()).jurisdictionGroups.map(({ kind, groupName, groupJurisdictions }) => [
      kind,
      groupName,
      groupJurisdictions.join(' '),
    ]);
    expect(groups).toEqual([
      ['continent', 'Asia', 'SG'],
      ['continent', 'Europe', 'NO SE'],
      ['union', 'European Union', 'SE'],
      ['convention', 'Quay Convention 1958', 'NO'],
      ['legal family', 'Nordic law', 'NO'],
    ]);
    const institutions = await land(RULES.slug);
    expect(institutions.jurisdictions.map(({ id, name }) => [id, name])).toEqual([
      ['hai', 'Harbour Arbitration Institute'],
      ['moor', 'Moorings Institute'],
    ]);
    expect(institutions.jurisdictionGroups.map(({ kind, groupName }) => [kind, groupName])).toEqual([
      ['seat', 'France'],
      ['seat', 'Norway'],
    ]);
    expect(institutions).toMatchObject({ compares: 'organizations', jurisdictionOrOrganizationTitle: 'Institution' });
  });

  it('TL-051: names the other products of the edition that have a page', async () => {
    expect((await land()).topicGroups).toEqual([
      { publicationTitle: RULES.title, slug: RULES.slug, url: '/compare-jurisdictions/arbitral_institutions' },
    ]);
  });

  it('TL-051: is not found under another slug, in another edition, and where the library has no such product', async () => {
    const refused = (slug: string, host = 'ka.localhost') =>
      server.refuse(getComparisonLanding, { path: { slug }, host });
    expect(await refused('no_such')).toMatchObject({ status: 404, code: 'route-not-found' });
    expect(await refused('leniency')).toMatchObject({ status: 404, code: 'route-not-found' });
    expect(await refused('Commercial_Arbitration', 'kcl.localhost')).toMatchObject({ status: 404 });
    expect(await refused('investment_arbitration')).toMatchObject({ status: 404, code: 'comparison-not-found' });
    expect((await land('commercial_arbitration')).slug).toBe('Commercial_Arbitration');
  });
});

describe('side by side (API-089, ENT-044, TL-046, TL-049)', () => {
  it('ENT-044: answers topics, documents with a cell for each, and places with contributors and review', async () => {
    const answer = await ask({ TopicIds: ['notice', 'form', 'end'], JurisDictions: ['SE', 'NO'] });
    expect(answer.topics).toEqual([
      { topicId: 'notice', description: 'Notice', parents: ['Form of the lease'] },
      { topicId: 'form', description: 'Form of the lease', parents: [] },
      { topicId: 'end', description: 'How it ends', parents: [] },
    ]);
    expect(
      answer.documents.map(({ documentId, jurisdiction, topicHtml }) => [
        documentId,
        jurisdiction,
        topicHtml.map(({ topicId }) => topicId),
      ]),
    ).toEqual([
      ['leases-se', 'SE', ['form', 'end']],
      ['leases-no', 'NO', ['notice', 'form']],
    ]);
    expect(answer.jurisdictions).toMatchObject([
      { id: 'SE', name: 'Sweden', documentId: 'leases-se', contributors: [], lastReviewDate: '2025-08-10' },
      {
        id: 'NO',
        name: 'Norway',
        documentId: 'leases-no',
        contributors: ['Ada Kittiwake', 'Tomas Quayle'],
        lastReviewDate: '2026-11-20',
      },
    ]);
    expect(answer.dropped).toEqual([]);
    const [sweden] = answer.documents;
    expect(sweden?.sourceDetails.permalink).toBe('http://ka.localhost/document/leases-se?version=1');
    expect(sweden?.sourceDetails.citation).toContain('Leases of quays: Sweden');
    expect(sweden).toMatchObject({ status: 'current', version: 1, by: 'newest', removed: [] });
  });

  it('OP-143: a cell is the stretch of its document, word for word, with tables and notes inside, and leads to its first block', async () => {
    const { documents } = await ask({ TopicIds: ['form', 'notice', 'rent'], JurisDictions: ['NO'] });
    const cells = Object.fromEntries((documents[0]?.topicHtml ?? []).map((cell) => [cell.topicId, cell]));
    expect(readDrawnText(cells['form']?.html ?? '')).toContain('A lease is made in writing within 14 days.');
    expect(readDrawnText(cells['form']?.html ?? '')).toContain('Or by telegram.');
    expect(cells['notice']?.html).toContain('<table>');
    expect(cells['rent']?.html).not.toContain('Harbour Act. Read');
    expect(cells['form']?.html).not.toContain('Long');
    const { content } = await server.call(getDocument, { query: { id: 'leases-no' } });
    for (const cell of Object.values(cells)) {
      expect(content).toContain(cell.html);
      const [, anchor] = cell.url.split('#');
      expect(cell.url).toBe(`/document/leases-no#${cell.from}`);
      expect(content).toContain(`id="${anchor}"`);
    }
  });

  it('OP-146: facts of law that hold stand beside the answers whose topic names them', async () => {
    const { documents } = await ask({ TopicIds: ['form', 'notice'], JurisDictions: ['NO', 'SE'] });
    const facts = documents.flatMap(({ topicHtml }) =>
      topicHtml.map((cell) => [cell.topicId, cell.facts.map(({ id }) => id)]),
    );
    expect(facts).toEqual([
      ['form', []],
      ['notice', ['no-notice']],
      ['form', []],
    ]);
    const before = await ask({ TopicIds: ['notice'], JurisDictions: ['NO'], AsOf: '2019-01-01' });
    expect(before.documents).toEqual([]);
  });

  it.each([
    ['places', { TopicIds: ['form'], JurisDictions: [] }],
    ['topics', { TopicIds: [], JurisDictions: ['NO'] }],
    ['places that are known', { TopicIds: ['form'], JurisDictions: ['Atlantis'] }],
  ])('TL-047, TL-048: is empty without %s', async (_what, body) => {
    expect(await ask(body)).toMatchObject({ topics: [], documents: [], jurisdictions: [] });
  });

  it('OP-93: drops what is unknown with words, takes codes, ids and names, and each place once', async () => {
    const answer = await ask({
      TopicIds: ['form', 'gone'],
      JurisDictions: ['norway', 'Sweden', 'NO', 'Atlantis', 'France'],
    });
    expect(answer.jurisdictions.map(({ id }) => id)).toEqual(['NO', 'SE']);
    expect(answer.dropped).toEqual([
      '“gone” is no topic of this comparison.',
      '“Atlantis” is no jurisdiction of this comparison.',
      '“France” is no jurisdiction of this comparison.',
    ]);
  });

  it('OP-93: takes six places and twenty topics and refuses more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
    expect((await ask({ TopicIds: many(20), JurisDictions: many(6) })).dropped).toHaveLength(26);
    expect((await refuse({ TopicIds: many(21), JurisDictions: ['NO'] })).status).toBe(422);
    expect((await refuse({ TopicIds: ['form'], JurisDictions: many(7) })).status).toBe(422);
  });

  it('OP-142: refuses to mix countries and institutions, with a hint', async () => {
    expect(await refuse({ TopicIds: ['form'], JurisDictions: ['NO', 'hai'] })).toMatchObject({
      status: 422,
      code: 'field-invalid',
      details: {
        reason:
          'JurisDictions: “Harbour Arbitration Institute” is an institution, and countries stand side by side here. Compare it in “Institutes of moorings”.',
      },
    });
    expect((await refuse({ TopicIds: ['seat'], JurisDictions: ['hai', 'NO'] }, RULES.slug)).details?.reason).toContain(
      '“Norway” is a country',
    );
  });

  it('ERR-023: what is wrong with a request is an answer in words with its code', async () => {
    const body = { TopicIds: ['form'], JurisDictions: ['NO'] };
    expect(await refuse({ ...body, Slug: 'leniency' })).toMatchObject({ status: 422, code: 'field-invalid' });
    expect(await refuse({ ...body, AsOf: 'yesterday' })).toMatchObject({ status: 422 });
    expect(await refuse({ ...body, CorpusVersion: 999 })).toMatchObject({ details: { field: 'CorpusVersion' } });
    expect(
      await server.refuse(compare, { path: { slug: 'no_such' }, body: { Slug: 'no_such', ...body } }),
    ).toMatchObject({
      status: 404,
    });
  });

  it('TL-043: a product of institutions is compared in the same way', async () => {
    const answer = await ask({ TopicIds: ['seat'], JurisDictions: ['HAI', 'moor'] }, RULES.slug);
    expect(
      answer.documents.map(({ jurisdiction, topicHtml }) => [
        jurisdiction,
        readDrawnText(topicHtml[0]?.html ?? '').trim(),
      ]),
    ).toEqual([
      ['hai', 'The seat of HAI.'],
      ['moor', 'The seat of Moorings Institute.'],
    ]);
  });
});

describe('a column that is closed to its reader', () => {
  it('has its place and a padlock and no word of its text, in lists and side by side', async () => {
    const headers = await asKa();
    const landing = await server.call(getComparisonLanding, { path: { slug: LEASES.slug }, headers });
    const locked = landing.jurisdictions.find(({ id }) => id === 'SG');
    expect(locked).toEqual({
      id: 'SG',
      name: 'Singapore',
      documentId: null,
      topics: [],
      lastReviewDate: null,
      isLocked: true,
      heldBy: [expect.any(String)],
    });
    expect(landing.topicTree.find(({ topicId }) => topicId === 'end')?.answers).toBe(1);
    const body = { Slug: LEASES.slug, TopicIds: ['form', 'end'], JurisDictions: ['SG', 'NO'], Since: '2020-01-01' };
    const answer = await server.call(compare, { path: { slug: LEASES.slug }, body, headers });
    expect(answer.documents.map(({ documentId }) => documentId)).toEqual(['leases-no']);
    expect(answer.jurisdictions[0]).toMatchObject({
      id: 'SG',
      isLocked: true,
      documentId: null,
      contributors: [],
      lastReviewDate: null,
    });
    const said = JSON.stringify([landing, answer]);
    for (const word of ['cinnabar', 'typhoon', 'Secretive', 'leases-sg']) expect(said).not.toContain(word);
  });

  it('is refused at the gate to whoever has no page of comparisons (OP-199)', async () => {
    const headers = (await server.signIn('yb')).headers;
    const refused = await server.refuse(getComparisonLanding, { path: { slug: LEASES.slug }, headers });
    expect(refused).toMatchObject({ status: 403, code: 'not-subscribed' });
  });
});

describe('a topic under the heading of another', () => {
  it('OP-143: ends the answer above it, whether it is asked for as well or not', async () => {
    const form = 'A lease is sealed.\n\n### Notice\n\nThirty days.\n\n### Stamps\n\nNone are due.';
    const sections = { 'Form of the lease': form, 'How it ends': 'By the tide.' };
    server.temporary.write('iceland.md', writeAnswers({ id: 'leases-is', place: 'Iceland', sections }));
    await server.temporary.import();
    for (const TopicIds of [['form'], ['form', 'notice']]) {
      const { documents } = await ask({ TopicIds, JurisDictions: ['IS'] });
      const [cell] = documents.flatMap(({ topicHtml }) => topicHtml);
      expect(readDrawnText(cell?.html ?? '').trim(), TopicIds.join()).toBe('A lease is sealed.');
    }
  });
});
