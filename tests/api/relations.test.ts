import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRelationSearch, listRelationSearches } from '#contract/relation-searches.ts';
import { listTrash } from '#contract/trash.ts';
import { describeGroup, groupCast, readPlaces } from '#domain/tools/relations/cast-places.ts';
import { checkConflicts } from '#contract/conflict-check.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { assessRelationships, suggestActors, type RelationHit } from '#contract/relations.ts';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import { readDemoCasts } from '#tests/support/demo-casts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

const suggest = (kind: string, text: string, limit = '40') =>
  server.call(suggestActors, { path: { kind, text, limit } });
const SOLHEIM = { name: 'Ingrid Solheim', relType: 0 };
const assess = (body: object, headers?: Readonly<Record<string, string>>) =>
  server.call(assessRelationships, { body: { relationshipOne: SOLHEIM, ...body }, ...(headers ? { headers } : {}) });

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en');

describe('the relationship indicator', () => {
  it('answers how one is related to anybody, each kind with its partner, roles, case and evidence (TL-027, TL-041, API-085, OP-90)', async () => {
    const answer = await assess({});
    expect(answer.relationshipOne).toMatchObject({ slug: 'ka-person-001', relType: 0 });
    expect(answer.totalHits).toBeGreaterThan(10);
    expect(answer.summary.reduce((sum, { count }) => sum + count, 0)).toBe(answer.totalHits);
    const hit = answer.hits.find(({ caseId }) => caseId !== null);
    expect(hit).toMatchObject({ caseId: expect.any(String), roleOne: expect.any(String), roleTwo: expect.any(String) });
    expect(hit?.evidence.some(({ isSaying }) => isSaying)).toBe(true);
    const proved = await assess({ relationshipTwo: [{ name: 'Tobias Rüegsegger', relType: 0 }] });
    const passages = proved.hits.flatMap(({ evidence }) => evidence).flatMap(({ passages: found }) => found);
    expect(passages.some(({ text, marks }) => marks.some(([from, to]) => /solheim/iu.test(text.slice(from, to))))).toBe(
      true,
    );
  });

  it('answers ten to a page and says which page it is of how many (CON-021, API-086)', async () => {
    const first = await assess({});
    const second = await assess({ searchQuery: { page: 2 } });
    expect(first.hits).toHaveLength(10);
    const ids = [...first.hits, ...second.hits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.totalHits).toBe(first.totalHits);
  });

  it('sorts by date, case, partner and kind in both orders, five to a page where that is asked for (API-086)', async () => {
    const ask = (searchQuery: object) => assess({ searchQuery });
    for (const [sortBy, read] of [
      ['date', ({ date }: RelationHit) => date ?? ''],
      ['casename', ({ casename }: RelationHit) => casename],
    ] as const) {
      const down = await ask({ sortBy, sortOrder: 'desc', resultsPerPage: 100 });
      const up = await ask({ sortBy, sortOrder: 'asc', resultsPerPage: 100 });
      // Of which nobody knows when it was stands last in both orders.
      const known = (hits: readonly RelationHit[]) =>
        hits
          .filter(({ isTimeKnown }) => isTimeKnown)
          .map(read)
          .filter(Boolean);
      expect(known(up.hits), sortBy).toEqual(known(up.hits).toSorted(inOrder));
      expect(known(down.hits), sortBy).toEqual(
        known(up.hits)
          .toReversed()
          .toSorted((a, b) => inOrder(b, a)),
      );
      const [first, second] = [
        await ask({ sortBy, resultsPerPage: 5 }),
        await ask({ sortBy, resultsPerPage: 5, page: 2 }),
      ];
      const all = await ask({ sortBy, resultsPerPage: 100 });
      expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(all.hits.slice(0, 10).map(({ id }) => id));
    }
    const words = await ask({ q: 'halvorsen nordhavn' });
    expect(words.totalHits).toBeGreaterThan(0);
    expect(words.hits.every(({ casename }) => /Halvorsen.*Nordhavn/u.test(casename))).toBe(true);
  });

  it('every value of a filter leads to as many as it says (API-086)', async () => {
    const { filters } = await assess({});
    for (const { id, items } of filters) {
      for (const { value, count } of items) {
        const narrowed = await assess({ searchQuery: { filters: [{ id, filterItems: [value] }] } });
        expect(narrowed.totalHits, `${id} ${value}`).toBe(count);
      }
    }
  });

  it('takes one kind or several, and none is all (TL-042, OP-91)', async () => {
    const all = await assess({});
    let sum = 0;
    for (const type of RELATION_TYPE_IDS) {
      const { hits, totalHits } = await assess({ relationshipTypeSelection: [type] });
      expect(hits.every(({ relationshipType }) => relationshipType === type)).toBe(true);
      sum += totalHits;
    }
    expect(sum).toBe(all.totalHits);
  });

  it('leaves out partners outside 0 to 3 and those that stand there twice (TL-029, TL-036, TL-038)', async () => {
    const partner = { name: 'Halvorsen Energi AS', relType: 3 };
    const answer = await assess({ relationshipTwo: [partner, partner, { name: 'Anybody', relType: 4 }] });
    expect(answer.relationshipTwo.map(({ name }) => name)).toEqual(['Halvorsen Energi AS']);
    expect((await assess({ relationshipTwo: [{ name: 'Anybody', relType: 4 }] })).totalHits).toBe(
      (await assess({})).totalHits,
    );
  });

  it('a partner that nobody knows is no leave to answer for everybody', async () => {
    const answer = await assess({ relationshipTwo: [{ name: 'Nobody Whatsoever', relType: 0 }] });
    expect(answer).toMatchObject({ totalHits: 0, unresolved: [{ name: 'Nobody Whatsoever', candidates: [] }] });
  });

  it('where nothing is found says what was searched: cases, institutions, years, version and date (OP-138)', async () => {
    const { searched, totalHits } = await assess({ relationshipTwo: [{ name: 'Angola', relType: 2 }] });
    expect(totalHits).toBe(0);
    expect(searched.text).toMatch(
      /^No relationship found in the \d+ cases and \d+ other documents from \d{4} to \d{4} held here on \d{2} \w{3} \d{4}\. This is no proof that there is none\. Searched: \d+ cases of \d+ institutions and \d+ other documents, library version \d+\.$/u,
    );
  });

  it('refuses the number of another customer (TL-042, OP-91)', async () => {
    const refusal = await server.refuse(assessRelationships, {
      body: { relationshipOne: SOLHEIM, customerNo: 'somebody else' },
    });
    expect(refusal).toMatchObject({ status: 422, code: 'field-invalid' });
  });
});

describe('the names of the relationship indicator', () => {
  it('are completed by any of their words, whatever the accents, of the kind that is asked for (API-084, TL-028, TL-030)', async () => {
    const names = async (kind: string, text: string) => (await suggest(kind, text)).map(({ name }) => name);
    expect(await names('Person', 'ruegsegger')).toEqual(await names('Person', 'Rüegs'));
    expect(await names('Person', 'sol ing')).toEqual(['Ingrid Solheim']);
    expect(await names('CommercialParty', 'halv')).toContain('Halvorsen Energi AS');
    expect(await names('LawFirm', 'hargr')).toEqual(['Hargreave Stone Pell LLP']);
    expect(await names('State', 'maresca')).toEqual(['Republic of Maresca']);
  });

  it('are those of people where the kind is none of the four (TL-039)', async () => {
    expect(await suggest('Whatever', 'solheim')).toEqual(await suggest('Person', 'solheim'));
  });

  it('are at most forty, however many are asked for (CON-025)', async () => {
    const entries = Array.from(
      { length: 45 },
      (_, at) => `- { id: q-${at}, firstName: Quentin, lastName: Q${at}well }`,
    );
    server.temporary.write('many/people.yaml', entries.join('\n'));
    await server.temporary.import({ roots: [join(server.temporary.files, 'many')] });
    for (const limit of ['40', '41', '500']) expect(await suggest('Person', 'quentin', limit)).toHaveLength(40);
    expect(await suggest('Person', 'quentin', '3')).toHaveLength(3);
  });
});

describe('the latest searches of the relationship indicator', () => {
  it('are those of the account, newest first, each once, and can be forgotten (TL-040, SH-121, API-087)', async () => {
    const { headers } = await server.signIn('kapp');
    await assess({}, headers);
    await assess({ relationshipTwo: [{ name: 'Halvorsen Energi AS', relType: 3 }] }, headers);
    await assess({}, headers);
    const searches = await server.call(listRelationSearches, { headers });
    expect(searches.slice(0, 2).map(({ relationshipTwo }) => relationshipTwo.length)).toEqual([0, 1]);
    const [first] = searches;
    await server.call(deleteRelationSearch, { path: { id: first?.id ?? '' }, headers });
    const { items } = await server.call(listTrash, { headers });
    expect(items).toMatchObject([{ id: first?.id, kind: 'question' }]);
    expect(await server.call(listRelationSearches, { headers })).toHaveLength(searches.length - 1);
    const ka = await server.signIn('ka');
    expect(
      await server.refuse(deleteRelationSearch, { path: { id: searches[1]?.id ?? '' }, headers: ka.headers }),
    ).toMatchObject({
      status: 404,
      code: 'search-not-found',
    });
  });
});

describe('whose subscription has no results', () => {
  it('has the page and the names, but no relation, count or check (TL-027, OP-10)', async () => {
    const { headers } = await server.signIn('ka');
    expect(await assess({}, headers)).toMatchObject({
      isLocked: true,
      hits: [],
      summary: [],
      totalHits: 0,
      filters: [],
    });
    const names = [SOLHEIM, { name: 'Halvorsen Energi AS' }];
    expect(await server.refuse(checkConflicts, { body: { names }, headers })).toMatchObject({ status: 403 });
  });

  it('has nothing where the tool is not theirs', async () => {
    const { headers } = await server.signIn('yb');
    expect(await server.refuse(assessRelationships, { body: { relationshipOne: SOLHEIM }, headers })).toMatchObject({
      status: 403,
      code: 'not-subscribed',
    });
  });
});

describe('the conflict check', () => {
  it('finds every relation between names in any spelling, and says which are not known and which could be several', async () => {
    const answer = await server.call(checkConflicts, {
      body: {
        names: [
          { name: 'SOLHEIM, Ingrid' },
          { name: 'Halvorsen Energi' },
          { name: 'T. Ruegsegger' },
          { name: 'Nobody Whatsoever' },
        ],
      },
    });
    expect(answer.names.map(({ state }) => state)).toEqual(['one', 'one', 'several', 'none']);
    expect(answer.names[2]?.candidates.map(({ name }) => name)).toEqual(['Tobias Rüegsegger']);
    expect(answer.rows.length).toBe(answer.totalRows);
    expect(answer.rows.map(({ hit }) => hit.relationshipType)).toContain('appeared-before');
    expect(answer.searched.text).toContain('This is no proof that there is none');
  });

  it('knows every party to a case that the demo library holds', async () => {
    const { cases } = await readDemoCasts();
    const parties = new Set(cases.flatMap(({ claimants, respondents }) => [...claimants, ...respondents]));
    const answer = await server.call(checkConflicts, { body: { names: [...parties].map((name) => ({ name })) } });
    expect(parties.size).toBeGreaterThan(40);
    expect(answer.names.filter(({ state }) => state === 'none')).toEqual([]);
  });

  it('knows every firm on a profile of the demo library, with or without a record, and who was there (OP-189)', async () => {
    const { people } = await readDemoCasts();
    const periods = people.flatMap(({ firm, firms = [] }) =>
      [...firms.map((period) => period.firm), firm ?? []].flat(),
    );
    const firms = [...new Set(periods)];
    const answer = await server.call(checkConflicts, { body: { names: firms.map((name) => ({ name })) } });
    expect(firms.length).toBeGreaterThan(45);
    expect(answer.names.filter(({ state }) => state === 'none').map(({ name }) => name)).toEqual([]);
    const unrecorded = answer.names.filter(({ actor }) => actor?.note === 'as printed');
    expect(unrecorded.length).toBeGreaterThan(25);
    const [firm] = unrecorded;
    const there = await assess({ relationshipOne: { name: firm!.name, relType: 1, slug: firm!.actor!.slug } });
    expect(there.hits.map(({ relationshipType }) => relationshipType)).toContain('same-firm');
  });

  const CAST = {
    names: [
      'Halvorsen Energi AS',
      'Aurelian Turbinenbau GmbH',
      'Dahlgaard Bech',
      'Henrik Dahlgaard-Poulsen',
      'Zofia Wierzbowska-Lange',
      'Ingrid Solheim',
      'Dragan Vuletić-Moser',
      'Konrad Eibensteiner',
    ].map((name) => ({ name })),
  };

  it('lists pair by pair, and in every file by name as on the page, those with most relationships first (OP-177, OP-190)', async () => {
    const { rows, names } = await server.call(checkConflicts, { body: CAST });
    const pairs = rows.map(({ one, hit }) => [one.name, hit.partner.name].toSorted(inOrder).join(' / '));
    const runs = pairs.filter((pair, at) => pair !== pairs[at - 1]);
    expect(new Set(runs).size, 'each pair stands together').toBe(runs.length);
    const sizes = runs.map((run) => pairs.filter((pair) => pair === run).length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0);

    const groups = groupCast(rows, readPlaces(names));
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.some(({ pairs: own }) => own.length > 1)).toBe(true);
    const shown = groups.flatMap((group) =>
      group.pairs.flatMap((pair) =>
        pair.rows.map(({ one, hit }) => ({
          pair: [one.name, hit.partner.name].toSorted(inOrder).join(' / '),
          told: [pair.rows.length, readPlaces(names).get(group.side)?.name, group.count],
        })),
      ),
    );

    const sheet = readWorkbook(await downloadCheck('excel')).sheets[0] ?? [];
    const head = sheet.findIndex((cells) => cells.includes('Related to'));
    const columns = ['Name', 'Related to', 'Relationships of the two', 'By name', 'Relationships by the name'];
    const places = columns.map((column) => (sheet[head] ?? []).indexOf(column));
    const listed = sheet.slice(head + 1).map((cells) => places.map((place) => cells[place]));
    expect(
      listed.map(([one, two, ...told]) => ({ pair: [String(one), String(two)].toSorted(inOrder).join(' / '), told })),
    ).toEqual(shown);

    const text = readParagraphs(await downloadCheck('word')).map((line) => line.replaceAll('\u00a0', ' '));
    const heads = text.filter((line) => / and .+: \d+ relationships?$/u.test(line));
    expect(heads.map((line) => Number(/(\d+) relationships?$/u.exec(line)?.[1]))).toEqual(
      groups.flatMap(({ pairs: own }) => own.map((pair) => pair.rows.length)),
    );
    for (const group of groups) {
      expect(text).toContain(`${readPlaces(names).get(group.side)?.name}: ${describeGroup(group)}`);
    }
  });

  async function downloadCheck(format: 'word' | 'excel'): Promise<Uint8Array> {
    const response = await server.send(DOWNLOADS[format], {
      body: { kind: 'conflicts', conflicts: CAST },
      headers: (await server.signIn('kapp')).headers,
    });
    expect(response.statusCode).toBe(200);
    return new Uint8Array(response.rawPayload);
  }
});
