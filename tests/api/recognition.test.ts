import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Kysely } from 'kysely';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { up as addDocumentAlias } from '#server/adapters/sql/migrations/library/0002-document-alias.ts';
import { up as normalCitations } from '#server/adapters/sql/migrations/library/0058-normal-citations.ts';
import { up as canadianCitations } from '#server/adapters/sql/migrations/library/0059-canadian-citations.ts';
import { up as renewAliasForms } from '#server/adapters/sql/migrations/library/0004-alias-forms.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { resolveCitations } from '#contract/citations.ts';
import type { SearchQuery } from '#contract/search.ts';
import { PatientSqliteDialect } from '#server/adapters/sqlite/patient-dialect.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

/** Number of a demo case; more documents carry it here than are shown for one name. */
const MANY_PAPERS = 'D-204417';

/** One document with front matter; the word `zeugma` is in all of them. */
function write(id: string, fields: string, text = 'Zeugma.'): void {
  server.temporary.write(`${id}.md`, `---\nid: ${id}\ntype: Case law\n${fields}\n---\n\n${text}\n`);
}

beforeAll(async () => {
  await server.loadDemo(['KA']);
  write('judgment', 'title: Doe v. Roe\ncitation: "ECLI:EU:C:2019:341"\ncaseNumbers: [C-284/16]', 'The seat. Zeugma.');
  write('merger', 'title: "Case M.90427 HALM / QUILL (NYL): Art. 6(1)(b)"\ncaseNumbers: [M.90427]');
  write('fca-canada', 'title: Pier v Minister\ncitation: 2012 FCA 9007');
  write('fca-australia', 'title: Jetty v Minister\ncitation: "[2012] FCA 9007"');
  write('tax', 'title: Toll Ltd v Customs\ncitation: "[2022] PNFT 00304 (TC)"\ncitations: ["512 U. S. 9043 (1994)"]');
  write('closed', 'title: Closed to most\ncitation: "[2020] PNYC 999"\nsubscriptions: [KAPP]');
  for (let number = 1; number <= 6; number++)
    write(`many-${number}`, 'title: Introduction to zeugma\nparties: [Zeugma Ltd]');
  write('article', 'title: Form over substance\ncitation: "10.1234/zeugma.5"', 'Zeugma zeugma zeugma.');
  for (let number = 1; number <= 7; number++)
    write(`paper-${number}`, `title: Procedural order ${number}\ncaseNumbers: [LCIA Case No. ${MANY_PAPERS}]`);
  write('castell', 'title: Castell Corp Ltd v Viterbo BV\nparties: [Castell Corp Ltd, Viterbo BV]');
  write('castell-turned', 'title: VITERBO BV v CASTELL CORP LTD and another');
  write('castell-order', 'title: Order of 3 May\nundertakings: [Castell Corp Ltd]\nparties: [Viterbo BV]');
  write('castellan', 'title: Order of 4 May\nparties: [Castellan Ltd, Viterbo BV]');
  for (let number = 1; number <= 21; number++)
    write(`often-${number}`, `title: Often Ltd v Seldom plc (No ${number})\ncaseNumbers: [OS-${number}]`);
  write('state-1', 'title: Morrow Gas plc v. Argentine Republic\nparties: [Morrow Gas plc, Argentine Republic]');
  write('state-2', 'title: Order of 5 May\nparties: [Morrow Gas Holdings S.p.A., Argentine Republic]');
  write('state-3', 'title: Order of 6 May\nparties: [Quill Werke GmbH, Morrow Gas plc, Republic of Korea]');
  server.temporary.write(
    'quill.yaml',
    '- kind: party\n  id: quill\n  name: Quill Werke GmbH\n  aliases: [Quillwerk]\n',
  );
  for (const [id, day] of Object.entries({ xml: 3, word: 3, later: 4 }))
    write(
      `twin-${id}`,
      `title: Twin Ltd v Single plc\npublicationDate: 2021-05-0${day}\ncitation: "[2021] PNHC 465 (Comm)"\nparties: [Twin Ltd]`,
      // What has other words is no copy of the judgment.
      id === 'later'
        ? 'Permission to appeal is refused, and the respondent has the costs of its application.'
        : undefined,
    );
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});

afterAll(() => server.close());

async function direct(q: string, rest: SearchQuery = {}, host = 'ka.localhost') {
  const answer = await server.search({ q, ...rest }, { host });
  return answer.direct.map(({ kind, id }) => `${kind} ${id}`);
}

describe('OP-193: a citation in any of its spellings', () => {
  it.each(['[2022] PNFT 304 (TC)', '[2022] PNFT 00304 (TC)', '2022 PNFT 304', '(2022) P.N.F.T. 304 (TC)'])(
    '%s leads to the judgment',
    async (query) => {
      expect(await direct(query)).toContain('citation tax');
    },
  );

  it.each([
    '512 U.S. 9043',
    '512 US 9043',
    '512 U. S. 9043 (1994)',
    '512 U.S.R. 9043',
    'Toll v Customs, 512 U. S. 9043',
  ])('%s, the parallel citation, leads there too', async (query) => {
    expect(await direct(query)).toContain('citation tax');
  });
});

test.each([
  ['2012 FCA 9007', 'fca-canada'],
  ['Pier v Minister, 2012 FCA 09007, [34]', 'fca-canada'],
  ['[2012] FCA 9007', 'fca-australia'],
  ['Jetty v Minister [2012] FCA 9007', 'fca-australia'],
])('OP-193: brackets tell the Federal Courts of Canada and Australia apart: %s', async (query, id) => {
  expect(await direct(query)).toEqual([expect.stringMatching(new RegExp(` ${id}$`, 'u'))]);
});

describe('a search field that knows what was typed', () => {
  it.each([
    ['91873/XY', 'case-number ka-award-001'],
    ['ICC Case No. 91873/XY', 'case-number ka-award-001'],
    ['icc 91873/xy', 'case-number ka-award-001'],
    ['"[2016] PAR 4"', 'citation ka-award-001'],
    ['ECLI:EU:C:2019:341', 'citation judgment'],
    ['Case C‑284/16', 'case-number judgment'],
    ['https://doi.org/10.1234/ZEUGMA.5', 'citation article'],
    ['9789090345154', 'citation ka-book-05'],
    ['ISBN 978-90-90345-15-4', 'citation ka-book-05'],
    ['New York Convention', 'title ka-book-05'],
    ['halvorsen energi as v aurelian turbinenbau gmbh, partial award on liability', 'title ka-award-001'],
    ['Doe v Roe [2019] UKSC 12', 'title judgment'],
    ['Lindmoor Water Partners N.V.', 'party ka-award-043'],
    ['ICSID Convention', 'title ka-conv-003'],
    ['United States - Argentina BIT', 'title ka-treaty-001'],
    ['United States/Argentina BIT 1991', 'title ka-treaty-001'],
    ['Doe v. Roe, 580 U.S. 140 (2017)', 'title judgment'],
    ['Doe v. Roe, [34]', 'title judgment'],
    ['Halm/Quill', 'title merger'],
    ['Quill / Halm', 'title merger'],
    ['M90427', 'case-number merger'],
    ['Castell Corporation Limited', 'party castell'],
  ])('%s leads to %s', async (query, expected) => {
    expect(await direct(query)).toContain(expected);
  });

  it('puts the case before its documents where they share a number', async () => {
    expect((await direct('ICC Case No. 91873/XY'))[0]).toBe('case-number ka-case-001');
  });

  it('knows a case by a number that many papers share', async () => {
    expect(await direct(`LCIA Case No. ${MANY_PAPERS}`)).toEqual(['case-number ka-case-002']);
    expect(await direct(MANY_PAPERS)).toEqual(['case-number ka-case-002']);
  });

  it('shows at most five, and nothing for a title or party that more documents carry', async () => {
    expect(await direct('Introduction to zeugma')).toEqual([]);
    expect(await direct('Zeugma Ltd')).toEqual([]);
    expect((await direct('Republic of Costaverde')).length).toBeLessThanOrEqual(5);
  });

  it('names nothing where operators are used, on later pages and without words', async () => {
    expect(await direct('Doe AND Roe')).toEqual([]);
    expect(await direct('Doe v. Roe', { start: 10 })).toEqual([]);
    expect(await direct('')).toEqual([]);
  });

  it('stays within the edition and says who may open what', async () => {
    expect(await direct('91873/XY', {}, 'kcl.localhost')).toEqual([]);
    const asked = { q: '[2020] PNYC 999' };
    const { headers } = await server.signIn('ka');
    const closed = await server.search(asked, { headers });
    expect(closed.direct).toMatchObject([{ id: 'closed', isOpen: false, kind: 'citation' }]);
    expect((await server.search(asked)).direct).toMatchObject([{ id: 'closed', isOpen: true }]);
  });

  it('finds the document too, first among the results, and counts it', async () => {
    const answer = await server.search({ q: 'ECLI:EU:C:2019:341' });
    expect(answer).toMatchObject({ total: 1, direct: [{ id: 'judgment', url: '/document/judgment' }] });
    expect(answer.hits[0]).toMatchObject({
      id: 'judgment',
      excerpt: [{ text: 'Citation: ECLI:EU:C:2019:341', marks: [{ start: 10, end: 28, term: 0 }] }],
    });
  });
});

describe('cases of the demo library by the names that people give them', () => {
  it.each([
    ['Halvorsen v Aurelian', 'ka-case-001'],
    ['Halvorsen vs. Aurelian', 'ka-case-001'],
    ['Aurelian / Halvorsen', 'ka-case-001'],
    ['Halvorsen/Aurelian', 'ka-case-001'],
    ['Halvorsen Energi v Aurelian Turbinenbau AG', 'ka-case-001'],
    ['HEAS v ATB', 'ka-case-001'],
    ['"HEAS v ATB"', 'ka-case-001'],
    ['Nordvind v Costaverde', 'ka-award-027'],
    ['Heliodor v Government of Costaverde', 'ka-award-027'],
    ['Vaestervik v Karelles', 'ka-nyc-009'],
    ['Rioverde Telefonia v. Sandoria', 'ka-case-013'],
    ['Szigeti v Orania', 'ka-case-016'],
  ])('%s', async (query, id) => {
    expect((await direct(query)).map((match) => match.split(' ')[1])).toContain(id);
  });
});

describe('a state by any of its names', () => {
  it.each([
    ['Morrow v Argentina', 'state-1'],
    ['Morrow Gas Ltd v. The Argentine Republic', 'state-1'],
    ['Morrow v Republic of Argentina', 'state-1'],
    ['MGH v Argentina', 'state-2'],
    ['Morrow v Korea', 'state-3'],
    ['Quillwerk v South Korea', 'state-3'],
  ])('%s leads to %s', async (query, id) => {
    expect((await direct(query)).map((match) => match.split(' ')[1])).toContain(id);
  });

  it('is found by its short name where it is printed by another', async () => {
    const { hits } = await server.search({ q: 'Morrow AND Argentina' });
    expect(hits.map(({ id }) => id).toSorted()).toEqual(['state-1', 'state-2']);
  });
});

describe('a case by its short name', () => {
  it.each([
    'Castell v Viterbo',
    'castell corp vs. viterbo',
    'Castell Corporation Limited and others v Viterbo [2031] PNSC 1',
  ])('%s: the title as typed, then the one turned round, then its parties', async (query) => {
    expect(await direct(query)).toEqual(['title castell', 'title castell-turned', 'parties castell-order']);
  });

  it('says which parties were meant where the title does not', async () => {
    const answer = await server.search({ q: 'Viterbo v Castell' });
    expect(answer.direct).toMatchObject([
      { id: 'castell-turned' },
      { id: 'castell' },
      { id: 'castell-order', kind: 'parties', text: 'Viterbo BV v. Castell Corp Ltd' },
    ]);
  });

  it('company forms are one, however either side writes them', async () => {
    expect(await direct('Tolvane Port Holdings Limited v. Republic of Maresca')).toEqual(
      await direct('Tolvane Port Holdings Ltd v. Republic of Maresca'),
    );
    expect((await direct('Tolvane Port Holdings Limited v. Republic of Maresca')).length).toBeGreaterThan(0);
  });

  it('the case comes before its awards, at most five in all', async () => {
    const found = await direct('Halvorsen v Aurelian');
    expect(found[0]).toBe('title ka-case-001');
    expect(found).toContain('title ka-award-001');
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('needs every word on its side, and whole words', async () => {
    expect(await direct('Castell Viterbo v Corp')).toEqual([]);
    expect(await direct('Castel v Viterbo')).toEqual([]);
    expect(await direct('Castell v Castell')).toEqual([]);
  });

  it('names nothing that more than twenty are called, with operators, or of another edition', async () => {
    expect(await direct('Often v Seldom')).toEqual([]);
    expect(await direct('Castell v Viterbo AND costs')).toEqual([]);
    expect(await direct('Castell v Viterbo', {}, 'kcl.localhost')).toEqual([]);
  });

  it('puts it first among the hits', async () => {
    const { hits } = await server.search({ q: 'Castell Corp Ltd v Viterbo', resultsPerPage: 3 });
    expect(hits[0]?.id).toBe('castell');
  });
});

describe('what came in twice', () => {
  it('is shown once, and what differs in its date beside it', async () => {
    const answer = await server.search({ q: 'Twin v Single' });
    const dates = answer.direct.map(({ publicationDate }) => publicationDate ?? '');
    expect(dates.toSorted()).toEqual(['2021-05-03', '2021-05-04']);
  });

  it('needs neither the brackets of its citation nor the division', async () => {
    for (const q of ['2021 PNHC 465', '[2021] PNHC 465', 'Twin v Single, 2021 PNHC 465']) {
      const answer = await server.search({ q });
      expect(answer.direct).toHaveLength(2);
      expect(answer.direct[0]).toMatchObject({ kind: 'citation', text: '[2021] PNHC 465 (Comm)' });
    }
    expect(await direct('2021 PNHC 46')).toEqual([]);
    expect(await direct('2021 PNHC 465 (Ch)')).toEqual([]);
  });
});

describe('ranking first', () => {
  it('a named document is the first hit by score, once, and pages neither overlap nor lose one', async () => {
    const q = 'New York Convention';
    const whole = await server.search({ q, resultsPerPage: 50 });
    expect(whole.hits[0]?.id).toBe('ka-book-05');
    const pages = await Promise.all([0, 1, 2].map((page) => server.search({ q, resultsPerPage: 5, start: page * 5 })));
    const listed = pages.flatMap((page) => page.hits.map(({ id }) => id));
    expect(listed).toEqual(whole.hits.slice(0, 15).map(({ id }) => id));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('other orders stay what they are', async () => {
    const answer = await server.search({ q: 'New York Convention', sortBy: 'title', resultsPerPage: 3 });
    expect(answer.direct[0]?.id).toBe('ka-book-05');
    const titles = answer.hits.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('a list of citations', () => {
  const resolve = async (citations: string[], host = 'ka.localhost') =>
    (await server.call(resolveCitations, { body: { citations }, host })).citations;
  const idsOf = async (citations: string[]) =>
    (await resolve(citations)).map(({ documents }) => documents.map(({ id }) => id));

  it('is looked up in one go, in the order given', async () => {
    const citations = await resolve([
      'C-284/16',
      'nothing like it',
      '[2016] PAR 4',
      'C-284/16',
      'Doe v. Roe, C-284/16',
    ]);
    expect(citations.map(({ citation, documents }) => [citation, documents.map(({ id }) => id)])).toEqual([
      ['C-284/16', ['judgment']],
      ['nothing like it', []],
      ['[2016] PAR 4', ['ka-award-001']],
      ['C-284/16', ['judgment']],
      ['Doe v. Roe, C-284/16', ['judgment']],
    ]);
    expect(citations[0]?.documents[0]).toEqual({
      id: 'judgment',
      title: 'Doe v. Roe',
      url: '/document/judgment',
      type: 'Case law',
      publicationDate: null,
      isOpen: true,
    });
  });

  it('takes short names of cases, citations without their division, and one of what came in twice', async () => {
    const found = await idsOf(['Castell v Viterbo', '2021 PNHC 465', 'Nobody v Viterbo']);
    expect(found[0]).toEqual(['castell', 'castell-turned', 'castell-order']);
    expect(found[1]).toHaveLength(2);
    expect(found[2]).toEqual([]);
  });

  it('shows everything that an entry cites, and nothing more of one that is known as it stands', async () => {
    const found = await idsOf([
      'Case C-284/16 Doe v Roe and Case M.90427',
      'C-284/16, [2016] PAR 4, M.90999',
      'Case M.90427 HALM / QUILL',
      'Doe v. Roe [2031] PNSC 1',
    ]);
    expect(found).toEqual([['judgment', 'merger'], ['judgment', 'ka-award-001'], ['merger'], ['judgment']]);
  });

  it('OP-184: of several that are called so, decides by what else the entry says before it says several', async () => {
    const cited = 'Twin Ltd v Single plc [2021] PNHC 465 (Comm)';
    const found = await idsOf([cited, `${cited}, 4 May 2021`, `${cited} (3 May 2021)`, `${cited}, 2 June 2019`]);
    expect(found.map((ids) => ids.length)).toEqual([2, 1, 1, 2]);
    expect(found[1]).toEqual(['twin-later']);
  });

  it('says where the name is that of one case and the citation that of another, and shows both (OP-177)', async () => {
    const held = await resolve(['Castell v Viterbo, C-284/16', 'Doe v Roe, [2016] PAR 4', 'Roe v Doe, C-284/16']);
    expect(held.map(({ documents, isDisputed }) => [documents.map(({ id }) => id), isDisputed])).toEqual([
      [['judgment', 'castell', 'castell-turned', 'castell-order'], true],
      [['ka-award-001', 'judgment'], true],
      [['judgment'], false],
    ]);
    // A name that nothing here bears is said, too; what is shortened, or no name of a case, is no other name.
    const others = await resolve([
      'Nobody v Anybody, C-284/16',
      'Doe v R. Enterprises, C-284/16',
      'See the judgment in C-284/16',
      'Halvorsen Energi v Aurelian, [2016] PAR 4',
      'Castell v Viterbo, M.90427',
    ]);
    expect(others.map(({ documents, isDisputed }) => [documents.length, isDisputed])).toEqual([
      [1, true],
      [1, false],
      [1, false],
      [1, false],
      [4, true],
    ]);
  });

  it('takes two hundred of five hundred characters and no more', async () => {
    const long = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(490)}`);
    expect(await resolve(long)).toHaveLength(200);
    for (const citations of [[...long, 'one more'], ['x'.repeat(501)], []]) {
      expect((await server.refuse(resolveCitations, { body: { citations } })).status).toBe(422);
    }
  });

  it('knows only what the reader’s edition holds', async () => {
    expect((await resolve(['C-284/16'], 'kcl.localhost'))[0]?.documents).toEqual([]);
  });
});

describe('a library from before', () => {
  it('knows its documents by title and party once it is opened, without another import', async () => {
    const { dataFolder } = server.temporary.config;
    const before = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    const count = async () =>
      Number(before.sqlite.get<{ count: number }>('SELECT count(*) AS count FROM document_alias')?.count);
    const aliases = await count();
    expect(aliases).toBeGreaterThan(500);
    for (const table of ['document_alias', 'backfill']) before.sqlite.exec(`DROP TABLE ${table}`);
    await addDocumentAlias(new Kysely<unknown>({ dialect: new PatientSqliteDialect(before.sqlite) }));
    expect(await count()).toBe(0);
    // Whoever opens it waits for nothing, and whoever closes it leaves the rest to the next.
    const left = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    expect(await count()).toBeLessThan(aliases);
    left.close();
    await left.filled;
    const after = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    await after.filled;
    expect(await count()).toBe(aliases);
    after.close();
    before.close();
    expect(await direct('Doe v. Roe')).toEqual(['title judgment']);
  });

  it.each([
    [
      'the normal form of its citations',
      `DELETE FROM document_name WHERE name IN ('2022 pnft 304 tc', '512 us 9043')`,
      normalCitations,
    ],
    [
      'a citation without brackets as its own court’s',
      `UPDATE document_name SET name = '2012 fca 9007' WHERE name = '2012 fca canada 9007'`,
      canadianCitations,
    ],
  ])('OP-193: answers to %s', async (_what, former, migrate) => {
    const { dataFolder } = server.temporary.config;
    const before = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    const listNames = () =>
      before.sqlite.all<{ name: string }>('SELECT name FROM document_name ORDER BY name').map(({ name }) => name);
    const names = listNames();
    expect(names).toEqual(expect.arrayContaining(['2022 pnft 00304 tc', '2022 pnft 304 tc']));
    before.sqlite.exec(former);
    expect(listNames()).not.toEqual(names);
    await migrate(new Kysely<unknown>({ dialect: new PatientSqliteDialect(before.sqlite) }));
    const after = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    await after.filled;
    expect(listNames()).toEqual(names);
    after.close();
    before.close();
    expect(await direct('[2022] PNFT 304 (TC)')).toEqual(['citation tax']);
  });

  it('is given its aliases once more where their forms have changed since', async () => {
    const { dataFolder } = server.temporary.config;
    const before = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    const listAliases = () =>
      before.sqlite.all<{ name: string }>('SELECT * FROM document_alias ORDER BY name, kind, document');
    const aliases = listAliases();
    before.sqlite.exec(`UPDATE document_alias SET name = 'castell corporation' WHERE name = 'castell corp ltd'`);
    before.sqlite.exec(`DELETE FROM document_alias WHERE name = 'halm quill'`);
    const untouched = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    await untouched.filled;
    untouched.close();
    expect(listAliases()).not.toEqual(aliases);
    await renewAliasForms(new Kysely<unknown>({ dialect: new PatientSqliteDialect(before.sqlite) }));
    const after = await openLibraryDatabase(dataFolder, KNOWN_INSTRUMENTS);
    await after.filled;
    expect(listAliases()).toEqual(aliases);
    expect(after.sqlite.get('SELECT * FROM backfill')).toBeUndefined();
    after.close();
    before.close();
  });
});
