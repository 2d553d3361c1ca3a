import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, getComparisonLanding } from '#contract/comparison.ts';
import { clearHistory, getHistory } from '#contract/history.ts';
import { openPeopleDatabase, type PeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { LEASES, RULES, writeAnswers, writeComparisons } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const { temporary } = server;
let people: PeopleDatabase;

beforeAll(async () => {
  await writeComparisons(temporary);
  expect((await temporary.import()).refused).toEqual([]);
  await server.open();
  people = await openPeopleDatabase(temporary.config.dataFolder);
}, 120_000);
afterAll(async () => {
  people.close();
  await server.close();
});

const land = () => server.call(getComparisonLanding, { path: { slug: LEASES.slug } });
const bodyOf = (TopicIds: string[], JurisDictions: string[]) => ({ Slug: LEASES.slug, TopicIds, JurisDictions });
const ask = (topics: string[], places: string[], headers?: Record<string, string>) =>
  server.call(compare, {
    path: { slug: LEASES.slug },
    body: bodyOf(topics, places),
    ...(headers ? { headers } : {}),
  });

describe('a product of the comparison that is imported (OP-200)', () => {
  const refuse = async (...products: readonly object[]) => {
    const library = new TemporaryLibrary();
    library.write('comparisons.yaml', JSON.stringify(products.map((product) => ({ ...LEASES, ...product }))));
    const { refused } = await library.import();
    library.dispose();
    return refused.map(({ reason }) => reason).join(' ');
  };
  const topic = (id: string, more: object = {}) => ({ id, label: `On ${id}`, ...more });

  it.each([
    ['two topics of one id', { topics: [topic('a'), topic('a')] }, 'topics: two topics have the id `a`'],
    [
      'two of one heading',
      { topics: [topic('a'), topic('b', { headings: ['ON A.'] })] },
      'topics: `ON A.` is a heading of `a` and of `b`',
    ],
    [
      'one within none',
      { topics: [topic('a', { parent: 'b' })] },
      'topics: `a` belongs to `b`, which is no topic here',
    ],
    [
      'a circle',
      { topics: [topic('a', { parent: 'b' }), topic('b', { parent: 'a' })] },
      'topics: `a` belongs to itself',
    ],
    ['none at all', { topics: [] }, 'topics: is required'],
    [
      'a topic that is too long',
      { topics: [{ id: 'a', label: 'a'.repeat(151) }] },
      'is no heading of one to 150 characters',
    ],
    ['a slug that cannot stand in an address', { slug: 'quay leases' }, 'slug: `quay leases` may hold only'],
    ['facts of no kind', { topics: [topic('a', { facts: { kinds: ['tide'] } })] }, 'kinds: `tide` is no kind of fact'],
    ['a code that no edition has', { subscriptions: ['QUAY'] }, '`subscriptions` holds `QUAY`; allowed are'],
    ['columns of another sort', { compares: 'ships' }, 'compares: `ships` is not allowed'],
  ])('is refused in words with %s', async (_what, product, reason) => {
    expect(await refuse(product)).toContain(reason);
  });

  it('is refused in words where its edition has another of its slug, stored or in the same import', async () => {
    const other = { ...LEASES, id: 'other', slug: 'commercial_arbitration' };
    expect(await refuse({}, other)).toBe('`slug`: `commercial_arbitration` is the slug of `leases` in KA already');
    const path = temporary.write('other.yaml', JSON.stringify([other]));
    const { refused } = await temporary.import();
    const reason = '`slug`: `commercial_arbitration` is the slug of `leases` in KA already';
    expect(refused).toMatchObject([{ path: 'other.yaml', reason }]);
    expect(await temporary.import({ editions: ['KCL'], roots: [path] })).toMatchObject({ imported: 1, refused: [] });
    rmSync(path);
  });

  it('may come after the documents that name it: the report says which wait, and they answer then', async () => {
    const library = new TemporaryLibrary();
    library.write('a.md', writeAnswers({ id: 'a', place: 'Norway', sections: { Rent: 'Due.' } }));
    const first = await library.import();
    expect(first).toMatchObject({ imported: 1, refused: [] });
    const waits = `\`comparison\`: no edition that holds it has a comparison \`${LEASES.slug}\` yet`;
    expect(first.noted).toEqual([{ path: 'a.md', line: 0, column: 0, reason: waits }]);
    library.write('comparisons.yaml', JSON.stringify([LEASES]));
    expect((await library.import()).noted).toEqual([]);
    library.write(
      'b.md',
      writeAnswers({ id: 'b', place: 'Sweden', fields: { reviewStatus: 'finished' }, sections: { Rent: 'x' } }),
    );
    expect((await library.import()).refused[0]?.reason).toBe(
      'reviewStatus: `finished` is not allowed; allowed are draft, current, archived',
    );
    const after = new TestServer(library);
    await after.open();
    const { documents } = await after.call(compare, { path: { slug: LEASES.slug }, body: bodyOf(['rent'], ['NO']) });
    expect(documents[0]?.topicHtml[0]?.html).toContain('Due.');
    await after.close();
  });
});

describe('a document that answers for nobody, or for fewer places than it names', () => {
  it('is told of in the report of its import', async () => {
    const library = new TemporaryLibrary();
    const sections = { Rent: 'Due.' };
    library.write('comparisons.yaml', JSON.stringify([LEASES]));
    library.write('a.md', writeAnswers({ id: 'a', sections }));
    library.write('b.md', writeAnswers({ id: 'b', place: 'Finland, Iceland', sections }));
    library.write('c.md', writeAnswers({ id: 'c', place: 'Norway', sections }));
    expect((await library.import()).noted.map(({ path, reason }) => [path, reason])).toEqual([
      ['a.md', '`comparison`: it names neither a jurisdiction nor an institution, so it answers for nobody'],
      ['b.md', '`comparison`: it answers for Finland alone; Iceland wants a document of its own'],
    ]);
  });
});

describe('a country that comes as one file', () => {
  it('stands in lists, groups, search and the comparison at once, without anything else', async () => {
    expect((await land()).jurisdictions.map(({ id }) => id)).not.toContain('NZ');
    temporary.write(
      'nz.md',
      writeAnswers({ id: 'leases-nz', place: 'New Zealand', sections: { Rent: 'Paid in kauri gum.' } }),
    );
    expect(await temporary.import()).toMatchObject({ imported: 1, refused: [], noted: [] });
    const landing = await land();
    expect(landing.jurisdictions.find(({ id }) => id === 'NZ')).toMatchObject({
      name: 'New Zealand',
      topics: ['rent'],
    });
    expect(landing.jurisdictionGroups.find(({ groupName }) => groupName === 'Oceania')?.groupJurisdictions).toEqual([
      'NZ',
    ]);
    expect((await ask(['rent'], ['New Zealand'])).documents[0]?.topicHtml[0]?.html).toContain('kauri gum');
    const { hits } = await server.search({ q: 'kauri' });
    expect(hits.map(({ id }) => id)).toEqual(['leases-nz']);
  });

  it('OP-143: is under review with a newer draft, which is no answer, and archived with its law', async () => {
    const draft = { lastReviewedDate: '2026-11-25', reviewStatus: 'draft' };
    temporary.write(
      'se-2.md',
      writeAnswers({ id: 'se-2', place: 'Sweden', fields: draft, sections: { 'How it ends': 'Never.' } }),
    );
    temporary.write(
      'is.md',
      writeAnswers({ id: 'is', place: 'Iceland', fields: draft, sections: { 'How it ends': 'Soon.' } }),
    );
    const archived = { reviewStatus: 'archived' };
    temporary.write(
      'fo.md',
      writeAnswers({ id: 'fo', place: 'Faroe Islands', fields: archived, sections: { Rent: 'Once.' } }),
    );
    expect((await temporary.import()).refused).toEqual([]);
    const answer = await ask(['end', 'rent'], ['SE', 'FO', 'IS']);
    expect(answer.documents.map(({ documentId, status }) => [documentId, status])).toEqual([
      ['leases-se', 'under review'],
      ['fo', 'archived'],
    ]);
    expect(answer.dropped).toEqual(['“Iceland” is being drafted and has no answers yet.']);
    expect(JSON.stringify(answer)).not.toContain('Never.');
    expect((await land()).jurisdictions.map(({ id }) => id)).not.toContain('IS');
    temporary.write(
      'se-2.md',
      writeAnswers({
        id: 'se-2',
        place: 'Sweden',
        fields: { ...draft, reviewStatus: 'current' },
        sections: { 'How it ends': 'Never.' },
      }),
    );
    await temporary.import();
    const [now] = (await ask(['end'], ['SE'])).documents;
    expect(now).toMatchObject({ documentId: 'se-2', status: 'current' });
  });

  it('OP-143: says how long ago it was reviewed', async () => {
    const today = new Date();
    const ago = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 14, 1)).toISOString().slice(0, 10);
    temporary.write(
      'fj.md',
      writeAnswers({ id: 'fj', place: 'Fiji', fields: { lastReviewedDate: ago }, sections: { Rent: 'In shells.' } }),
    );
    await temporary.import();
    expect((await ask(['rent'], ['FJ'])).jurisdictions[0]).toMatchObject({
      lastReviewDate: ago,
      monthsSinceReview: 14,
    });
  });

  it('is written from right to left as its document is', async () => {
    const fields = { language: 'ar' };
    temporary.write(
      'eg.md',
      writeAnswers({ id: 'eg', place: 'Egypt', fields, sections: { Rent: 'الأجرة تدفع في اليوم الأول.' } }),
    );
    await temporary.import();
    expect((await ask(['rent'], ['EG'])).documents[0]).toMatchObject({ language: 'ar' });
  });
});

describe('what is counted of comparisons', () => {
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari/537.36' };
  const events = async () => {
    await server.usage.flush();
    const rows = await people.queries.selectFrom('usage_event').selectAll().orderBy('id').execute();
    await people.queries.deleteFrom('usage_event').execute();
    return rows.map(({ kind, item_id, item_title, place, link }) => ({ kind, item_id, item_title, place, link }));
  };

  it('is a request for each document whose words stood there, and a refusal for each that is closed (COUNTER 5.1)', async () => {
    const headers = { ...(await server.signIn('ka')).headers, ...BROWSER };
    await events();
    await ask(['form'], ['NO', 'SG', 'FO'], headers);
    const shown = { place: 'comparison', link: 'html in a comparison' };
    expect(await events()).toEqual([
      { ...shown, kind: 'request', item_id: 'leases-no', item_title: 'Leases of quays: Norway' },
      { ...shown, kind: 'turnaway', item_id: 'leases-sg', item_title: 'Leases of quays: Singapore' },
    ]);
    await land();
    await ask([], ['NO'], headers);
    expect(await events()).toEqual([]);
  });

  it('OP-144: is how often topics were opened, without persons; the most opened are offered first, then those of the editor', async () => {
    await people.queries.deleteFrom('comparison_topic').execute();
    expect((await land()).topicFrequent.map(({ topicId }) => topicId)).toEqual(['form', 'end']);
    const headers = { ...(await server.signIn('kapp')).headers, ...BROWSER };
    for (let times = 0; times < 2; times += 1) await ask(['rent'], ['NO'], headers);
    await ask(['notice'], ['NO'], headers);
    await ask(['end'], ['NO'], { ...headers, 'user-agent': 'Googlebot/2.1' });
    expect((await land()).topicFrequent).toEqual([
      { topicId: 'rent', description: 'Rent' },
      { topicId: 'notice', description: 'Notice' },
      { topicId: 'form', description: 'Form of the lease' },
      { topicId: 'end', description: 'How it ends' },
    ]);
  });

  it('OP-133: is an entry of the history where it answered, which leads to the same choice', async () => {
    const headers = { ...(await server.signIn('kapp')).headers, ...BROWSER };
    await server.call(clearHistory, { headers });
    await ask(['rent', 'form'], ['NO', 'SE'], headers);
    const { histories } = await server.call(getHistory, { headers });
    const entries = histories.filter(({ type }) => type === 'Comparison');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ title: LEASES.title, isOpen: true });
    expect(entries[0]?.url).toBe('/compare-jurisdictions/Commercial_Arbitration?topics=rent,form&places=NO,SE');
  });
});

describe('a comparison and what a reader may open', () => {
  it('takes each document from the reading budget once, all of them or none (OP-179)', async () => {
    const library = new TemporaryLibrary({ PANDECT_READING_10_MINUTES: '2', PANDECT_READING_DAY: '2' });
    await writeComparisons(library);
    await library.import();
    const small = new TestServer(library);
    await small.open();
    const compared = (places: string[]) => ({ path: { slug: LEASES.slug }, body: bodyOf(['form'], places) });
    expect(await small.refuse(compare, compared(['NO', 'SE', 'SG']))).toMatchObject({
      status: 429,
      code: 'reading-limit',
    });
    for (let times = 0; times < 3; times += 1) {
      expect((await small.call(compare, compared(['NO', 'SE']))).documents).toHaveLength(2);
    }
    expect((await small.refuse(compare, compared(['SG']))).code).toBe('reading-limit');
    await small.close();
  });

  it('a product that names subscriptions is refused to the others, with who holds it', async () => {
    temporary.write('comparisons.yaml', JSON.stringify([{ ...LEASES, subscriptions: ['KAPP'] }, RULES]));
    await temporary.import();
    const headers = (await server.signIn('ka')).headers;
    const refused = await server.refuse(getComparisonLanding, { path: { slug: LEASES.slug }, headers });
    expect(refused).toMatchObject({ status: 403, code: 'not-subscribed', details: { heldBy: [expect.any(String)] } });
    const compared = { path: { slug: LEASES.slug }, body: bodyOf(['form'], ['NO']), headers };
    expect((await server.refuse(compare, compared)).code).toBe('not-subscribed');
    expect((await ask(['form'], ['NO'])).documents).toHaveLength(1);
    temporary.write('comparisons.yaml', JSON.stringify([LEASES, RULES]));
    await temporary.import();
  });

  it('two readers at once are each answered what is theirs', async () => {
    const [ka, kapp] = [(await server.signIn('ka')).headers, (await server.signIn('kapp')).headers];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask(['form', 'end'], ['SG', 'NO'], at % 2 === 0 ? ka : kapp)),
    );
    for (const [at, { documents, jurisdictions }] of answers.entries()) {
      expect(documents.map(({ jurisdiction }) => jurisdiction)).toEqual(at % 2 === 0 ? ['NO'] : ['SG', 'NO']);
      expect(jurisdictions[0]?.isLocked).toBe(at % 2 === 0);
    }
  });
});
