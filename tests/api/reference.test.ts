import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { downloadExcel, type DownloadBody } from '#contract/download.ts';
import { findTreatyBetween } from '#contract/reference.ts';
import * as calls from '#tests/support/collection-calls.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook, type Sheet } from '#tests/support/read-workbook.ts';

const server = new TestServer();

const RECORDS = `- kind: organization
  id: harbour-institute
  name: Harbour Arbitration Institute
  shortName: HAI
  type: Arbitral institution
  city: Bergen
  country: Norway
  website: https://hai.example
  source: https://hai.example/about
  readOn: 2026-11-24
  rules: [HAI Rules 2010, HAI Rules 2020]
  ownWords: { quote: We settle harbours., source: About us, address: 'https://hai.example/about', readOn: 2026-11-28 }
  feeSchedules:
    - name: Fees from 2024
      currency: NOK
      source: https://hai.example/fees
      readOn: 2026-11-24
      validFrom: 2024-01-01
      lines:
        - { procedure: Arbitration, fee: Registration, upTo: 1000000, fixed: 900 }
        - { procedure: Arbitration, fee: Registration, above: 1000000, fixed: 900, percent: 0.25, most: 5000 }
        - { procedure: Arbitration, fee: Arbitrators, words: by the hour }
      examples:
        - { procedure: Arbitration, fee: Registration, amount: 2000000, comesTo: 3400 }
    - name: Fees of 2019
      currency: NOK
      source: https://hai.example/fees/2019
      readOn: 2026-11-24
      validFrom: 2019-01-01
      validUntil: 2023-12-31
      lines: [{ procedure: Arbitration, fee: Registration, fixed: 700 }]
      examples: [{ procedure: Arbitration, fee: Registration, amount: 2000000, comesTo: 700 }]
- kind: organization
  id: a-firm
  name: Dahl Berwick LLP
  type: Law firm
- kind: instrument
  id: tide-convention
  name: Convention on Tides
  document: tides
- kind: instrument
  id: tide-text
  name: Convention on Tides 1999
  document: tides-text
- kind: instrument
  id: tide-later
  name: Convention on Tides
  document: tides-later
- kind: instrument
  id: norway-chad-bit
  name: Norway and Chad treaty
  document: bit
- kind: rule
  id: tide-depositary
  subject: { place: XX, instrument: Convention on Tides }
  topic: depositary
  value: Government of Norway
  source: { title: Convention on Tides, place: Article 20 }
  readOn: 2026-11-24
- kind: treaty-status
  id: tide-norway
  instrument: tide-convention
  place: Norway
  ratified: 1999-05-03
  inForce: 1999-08-01
  basis: A list
  readOn: 2026-11-25
- kind: treaty-status
  id: tide-chad
  instrument: tide-convention
  place: Chad
  signed: 1999-05-03
- kind: treaty-status
  id: later-iceland
  instrument: tide-later
  place: Iceland
  signed: 2015-01-01
- kind: treaty-status
  id: bit-norway
  instrument: norway-chad-bit
  place: Norway
- kind: treaty-status
  id: bit-chad
  instrument: norway-chad-bit
  place: Chad
`;

const write = (id: string, type: string, fields: string) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: Title of ${id}\ntype: ${type}\n${fields}\n---\n\nText of ${id}.\n`,
  );

const NORWAY = 'jurisdiction: [Norway]';

beforeAll(async () => {
  await server.open();
  server.temporary.write('records.yaml', RECORDS);
  write(
    'tides',
    'Convention',
    'legislationDate: 1999-01-01\norganization: United Nations\nofficialText:\n  title: Tides, series 7\n  readOn: 2026-11-24',
  );
  write('tides-text', 'Convention', 'entryIntoForce: 2000-01-01');
  write('tides-later', 'Convention', 'legislationDate: 2015-01-01');
  write(
    'bit',
    'Bilateral Investment Treaty',
    `jurisdiction: [Norway, Mali]\nlegislationDate: 2001-01-01\nentryIntoForce: 2002-01-01\nstatus: In force`,
  );
  for (const day of ['01', '02', '03', '04', '05', '06']) {
    write(`law-${day}`, 'Legislation', `${NORWAY}\npublicationDate: 2020-01-${day}\nrelated: [tides]`);
  }
  write('closed-law', 'Legislation', `${NORWAY}\nsubscriptions: [YB]\nrelated: [tides]`);
  write('closed-bit', 'Bilateral Investment Treaty', 'jurisdiction: [Norway, France]\nsubscriptions: [YB]');
  write('mali-old', 'Country overview', 'jurisdiction: [Mali]\npublicationDate: 2020-01-01');
  write(
    'mali-new',
    'Country overview',
    'jurisdiction: [Mali]\npublicationDate: 2021-01-01\nauthors: [Marit Oyelaran]\nlastReviewedDate: 2026-03-04',
  );
  write('togo-closed', 'Country overview', 'jurisdiction: [Togo]\npublicationDate: 2021-01-01\nsubscriptions: [YB]');
  write('ruling', 'Case law', `${NORWAY}\ncourt: Harbour Court\ncaseDate: 2021-01-01`);
  write('chapter', 'Book chapter', `${NORWAY}\nauthors: [Marit Oyelaran]\nlastReviewedDate: 2025-05-05`);
  write('rules', 'Rules', 'organization: Harbour Arbitration Institute\nrules: HAI Rules 2020');
  write('award', 'Award', 'organization: Harbour Arbitration Institute\ncaseDate: 2022-01-01');
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

const ask = async <C extends Call>(call: C, path = call.path, reader = 'kapp') =>
  server.call({ ...call, path }, { headers: (await server.signIn(reader)).headers });

/** How many documents the search at an address finds. */
async function countFound(url: string): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://ka.localhost');
  expect(pathname).toBe('/search');
  const filters = [...searchParams].map(([id, value]) => ({ id, filterItems: [value] }));
  return (await server.search({ filters }, { headers: (await server.signIn('kapp')).headers })).totalHits;
}

describe('jurisdictions', () => {
  it('TL-068, TL-070, OP-101: are all listed by name, each number leading to what it counts', async () => {
    const { places } = await ask(calls.listJurisdictions);
    expect(places.length).toBeGreaterThan(190);
    const norway = places.find(({ id }) => id === 'norway');
    expect(norway).toMatchObject({ name: 'Norway', continent: 'Europe', url: '/jurisdiction/norway' });
    expect(norway?.documents).toMatchObject({ count: 9, closed: { count: 2, isExact: true } });
    expect(await countFound(norway?.documents.url ?? '')).toBe(9);
  });

  it('TL-069, OP-101: a page has each sort with five and the way to all, courts, contributors, review and treaties', async () => {
    const norway = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/norway');
    const blocks = norway.blocks.map(({ id, total, documents }) => [id, total.count, documents.map((one) => one.id)]);
    expect(blocks).toEqual([
      ['legislation', 6, ['law-06', 'law-05', 'law-04', 'law-03', 'law-02']],
      ['rules', 0, []],
      ['case-law', 1, ['ruling']],
      ['awards', 0, []],
      ['treaties', 1, ['bit']],
      ['commentary', 1, ['chapter']],
    ]);
    for (const { total } of norway.blocks) expect(await countFound(total.url)).toBe(total.count);
    expect(norway.courts.map(({ name, documents }) => [name, documents.count])).toEqual([['Harbour Court', 1]]);
    expect(norway.contributors.map(({ name }) => name)).toEqual(['Marit Oyelaran']);
    expect(norway.lastReviewDate).toBe('2025-05-05');
    expect(norway.conventions).toMatchObject([
      {
        treaty: { name: 'Convention on Tides', url: '/conventions?convention=tide-convention' },
        ratified: '1999-05-03',
        basis: 'A list',
        readOn: '2026-11-25',
      },
    ]);
    expect(norway.bilateral.count).toBe(1);
    expect(await countFound(norway.bilateral.url)).toBe(1);
    expect(JSON.stringify(norway)).not.toContain('Title of closed-law');
  });

  it('TL-069, OP-101: a page begins with the newest overview that the reader may open, its author and review', async () => {
    const { law, overview, lastReviewDate } = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/mali');
    expect(overview).toMatchObject({
      title: 'Title of mali-new',
      url: '/document/mali-new',
      authors: ['Marit Oyelaran'],
      lastReviewDate: '2026-03-04',
    });
    expect(overview?.html).toContain('Text of mali-new.');
    expect([law, lastReviewDate]).toEqual([[], '2026-03-04']);
    const closed = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/togo');
    expect(closed.overview).toBeNull();
    expect(JSON.stringify(closed)).not.toContain('Text of togo-closed');
    const norway = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/norway');
    expect(norway.overview).toBeNull();
    expect(norway.law.map(({ id }) => id)).toEqual(['law-06', 'law-05', 'law-04']);
  });

  it('a place with nothing says so and offers neighbours by convention (trap 12)', async () => {
    const chad = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/CHAD');
    expect(chad.documents.count).toBe(0);
    expect(chad.blocks.every(({ documents }) => documents.length === 0)).toBe(true);
    expect(chad.neighbours).toMatchObject([{ id: 'norway', via: 'Convention on Tides' }]);
  });

  it('TL-069: a place of which no source names a treaty is offered those of its continent', async () => {
    const sweden = await ask(calls.getJurisdiction, '/apiv2/Jurisdictions/sweden');
    expect([sweden.documents.count, sweden.conventions]).toEqual([0, []]);
    expect(sweden.neighbours).toMatchObject([{ id: 'norway', via: null, continent: 'Europe' }]);
  });

  it('SH-145, SH-160, SH-167, SH-168, OP-41: are there in the other editions, too, and unknown ones nowhere', async () => {
    for (const host of ['ka.localhost', 'kcl.localhost', 'kipl.localhost']) {
      expect((await server.get('/apiv2/Jurisdictions', host)).status).toBe(200);
      expect((await server.get('/apiv2/Jurisdictions/germany', host)).status).toBe(200);
      expect((await server.get('/apiv2/Jurisdictions/atlantis', host)).status).toBe(404);
    }
  });
});

describe('organizations', () => {
  it('TL-066, OP-100: are listed with place and documents; firms are not among them', async () => {
    const { organizations } = await ask(calls.listOrganizations);
    expect(organizations.map(({ id, city, documents }) => [id, city, documents.count])).toEqual([
      ['harbour-institute', 'Bergen', 2],
    ]);
    expect(await countFound(organizations[0]?.documents.url ?? '')).toBe(2);
  });

  it('TL-067, OP-100: a page has website, rules by version, the newest first, and what is held of each sort', async () => {
    const page = await ask(calls.getOrganization, '/apiv2/Organizations/harbour-institute');
    expect(page).toMatchObject({ website: 'https://hai.example', countryUrl: '/jurisdiction/norway' });
    // OP-176: it says in its own words what it is, with where and when that was read.
    expect(page.ownWords).toEqual({
      quote: 'We settle harbours.',
      source: 'About us',
      address: 'https://hai.example/about',
      readOn: '2026-11-28',
    });
    // OP-176: where its facts were read, and on which day.
    expect(page).toMatchObject({ source: 'https://hai.example/about', readOn: '2026-11-24' });
    expect(page.feeSchedules).toMatchObject([
      { currency: 'NOK', source: 'https://hai.example/fees', readOn: '2026-11-24', examples: [{ comesTo: 3400 }] },
      { name: 'Fees of 2019', validFrom: '2019-01-01', validUntil: '2023-12-31', stands: 'ended' },
    ]);
    expect(page.rules).toEqual([
      { name: 'HAI Rules 2020', url: '/document/rules' },
      { name: 'HAI Rules 2010', url: null },
    ]);
    expect(page.blocks.find(({ id }) => id === 'awards')?.documents.map(({ id }) => id)).toEqual(['award']);
    expect((await server.get('/apiv2/Organizations/a-firm')).status).toBe(404);
  });
});

describe('conventions', () => {
  it('OP-176: every summary of law in the demo library names its official text and that it was not checked', async () => {
    const demo = join(import.meta.dirname, '../../content/demo');
    const folders = [
      'ka/legislation',
      'ka/rules',
      'ka/conventions',
      'ka/treaties',
      'kipl/legislation',
      'kipl/treaties',
      'kcl/legislation',
      'kcl/thresholds',
    ];
    const files = folders.flatMap((folder) => readdirSync(join(demo, folder)).map((name) => join(demo, folder, name)));
    const silent = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      const isTraced = /^officialText:\n {2}title: \S/mu.test(text) || /^## Sources$/mu.test(text);
      return file.endsWith('.md') && !text.includes('(fictional)') && !isTraced;
    });
    expect(files.length).toBeGreaterThan(100);
    expect(silent).toEqual([]);
  });

  it('OP-176: so does every insight, chapter and country page of the demo library that names an article, an act or a rule', () => {
    const demo = join(import.meta.dirname, '../../content/demo');
    const files = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.md') && !file.startsWith('versions'),
    );
    const stating = files.flatMap((file) => {
      const [, front = '', body = ''] = readFileSync(join(demo, file), 'utf8').split(/^---$/mu);
      const isAccount = /^type: (?:Practical insight|Book chapter|Manual IP chapter|Country overview)$/mu.test(front);
      return isAccount && /\b(?:Article|Rule|Act|Directive|Regulation) \d/u.test(body) ? [{ file, front, body }] : [];
    });
    expect(stating.length).toBeGreaterThan(50);
    const isTraced = ({ front, body }: (typeof stating)[number]) =>
      /^officialText:\n {2}title: \S/mu.test(front) || /^## Sources$/mu.test(body);
    expect(stating.filter((one) => !isTraced(one)).map(({ file }) => file)).toEqual([]);
  });

  it('TL-065, OP-99, OP-176: have dates, depositary and the parties that sources name', async () => {
    const { conventions } = await ask(calls.listConventions);
    expect(conventions).toMatchObject([
      {
        id: 'tide-convention',
        date: '1999-01-01',
        inForce: '2000-01-01',
        // OP-188: who keeps it, as a fact says, never the organisation under which its text is filed.
        depositary: 'Government of Norway',
        officialText: { title: 'Tides, series 7', url: null, readOn: '2026-11-24' },
        parties: 1,
      },
      // Of this one a signature alone is known.
      { id: 'tide-later', parties: null },
    ]);
    const { rows, related, relatedClosed } = await ask(calls.getConvention, '/apiv2/Conventions/tide-convention');
    expect(rows.map(({ place, signed, ratified }) => [place, signed, ratified])).toEqual([
      ['Chad', '1999-05-03', null],
      ['Norway', null, '1999-05-03'],
    ]);
    expect(related.map(({ type, documents }) => [type, documents.length])).toEqual([['Legislation', 6]]);
    expect(relatedClosed).toEqual({ count: 1, isExact: true });
    expect((await server.get('/apiv2/Conventions/norway-chad-bit')).status).toBe(404);
  });

  it('TL-065, OP-99: are listed once, the text that was imported before our summary; another of that name stays apart', async () => {
    const { conventions } = await ask(calls.listConventions);
    expect(conventions.map(({ document, summary }) => [document.id, summary?.id ?? null])).toEqual([
      ['tides-text', 'tides'],
      ['tides-later', null],
    ]);
    const asked = await ask(calls.getConvention, '/apiv2/Conventions/tide-text');
    expect([asked.id, asked.rows.length]).toEqual(['tide-convention', 2]);
  });
});

describe('the treaty between two states', () => {
  const find = (one: string, other: string) =>
    ask(findTreatyBetween, `/apiv2/Treaties/Between?one=${one}&other=${other}`);

  it('TL-064, OP-98: is found in either order, and none is said of the list alone', async () => {
    const answers = [await find('Norway', 'Mali'), await find('Mali', 'Norway')];
    for (const { treaties } of answers) {
      expect(treaties).toMatchObject([{ id: 'bit', status: 'In force', inForce: '2002-01-01' }]);
    }
    expect(await find('Norway', 'Norway')).toMatchObject({ treaties: [], of: 1, places: ['Mali', 'Norway'] });
    expect(await find('Norway', 'France')).toMatchObject({ treaties: [], of: 1, closed: { count: 1 } });
  });
});

describe('who may use the reference areas', () => {
  it.each([
    'Jurisdictions',
    'Jurisdictions/norway',
    'Organizations',
    'Organizations/x',
    'Conventions',
    'Conventions/x',
    'Treaties/Between',
  ])('%s is for those on whose page it stands', async (path) => {
    const url = `/apiv2/${path}`;
    const host = 'ka.localhost';
    const status = async (reader: string) =>
      (await server.app.inject({ url, headers: { host, ...(await server.signIn(reader)).headers } })).statusCode;
    expect([await status('yb'), await status('ihb')]).toEqual([403, 403]);
    expect((await server.app.inject({ url, headers: { host } })).statusCode).toBe(401);
  });

  it.each(['Organizations', 'Conventions', 'Treaties/Between'])('%s is not there in other editions', async (path) => {
    expect((await server.get(`/apiv2/${path}`, 'kipl.localhost')).status).toBe(404);
  });
});

describe('the status table of a convention', () => {
  it('TL-065, OP-99: is downloaded as Excel with a row for each state and its source, and refused as the page is', async () => {
    const { headers } = await server.signIn('kapp');
    const body = { kind: 'table', table: 'status', ids: [{ id: 'tide-convention' }] } as const;
    const response = await server.send(downloadExcel, { body, headers });
    expect(response.statusCode).toBe(200);
    const parts = unzipSync(response.rawPayload);
    const sheets = Object.entries(parts).filter(([name]) => /sheet\d|sharedStrings/u.test(name));
    const words = sheets.map(([, bytes]) => strFromU8(bytes)).join('');
    for (const word of ['Norway', 'Chad', 'A list', 'Status of the Convention on Tides']) expect(words).toContain(word);
    expect(response.headers['x-list-rows']).toBe('2');
    const unknown = await server.refuse(downloadExcel, {
      body: { ...body, ids: [{ id: 'norway-chad-bit' }] },
      headers,
    });
    expect(unknown.status).toBe(404);
    const { headers: narrow } = await server.signIn('yb');
    expect((await server.refuse(downloadExcel, { body, headers: narrow })).code).toBe('not-subscribed');
  });
});

describe('the tables of reference pages as files', () => {
  const readWords = (file: Uint8Array) =>
    Object.entries(unzipSync(file))
      .filter(([name]) => /sheet\d|sharedStrings/u.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');

  it.each([
    ['jurisdictions', [], ['Norway', 'Chad', 'Europe']],
    ['organizations', [], ['Harbour Arbitration Institute', 'HAI', 'Bergen']],
    ['conventions', [], ['Instrument', 'Parties by our sources']],
    ['place-treaties', [{ id: 'norway' }], ['Conventions that Norway joined', 'Convention on Tides', 'A list']],
  ] as const)('TL-064 TL-066 TL-068: %s comes as Excel with what its page shows', async (table, ids, words) => {
    const { headers } = await server.signIn('kapp');
    const body = { kind: 'table', table, ids: [...ids] } as const;
    const response = await server.send(downloadExcel, { body, headers });
    expect(response.statusCode).toBe(200);
    const file = readWords(response.rawPayload);
    for (const word of words) expect(file).toContain(word);
    expect(Number(response.headers['x-list-rows'])).toBeGreaterThan(0);
  });

  it('TL-067, OP-176: fees come with their source and day, and with what they come to for the amount of the page', async () => {
    const { headers } = await server.signIn('kapp');
    const ask = async (id: string) => {
      const body = { kind: 'table', table: 'fees', ids: [{ id }] } as const;
      const { rawPayload } = await server.send(downloadExcel, { body, headers });
      return readWorkbook(rawPayload).sheets[0] ?? [];
    };
    const fees = ['Registration', 'Registration', 'Arbitrators', 'Registration'];
    const columnOf = (rows: Sheet, name: string) => rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1]);
    const schedule = await ask('harbour-institute');
    expect(columnOf(schedule, 'Fee')).toEqual(fees);
    const source = 'https://hai.example/fees';
    expect(columnOf(schedule, 'Source')).toEqual([source, source, source, `${source}/2019`]);
    // OP-186: what is no longer in force stands there as history, and is not calculated from.
    expect(columnOf(schedule, 'Stands')).toEqual(['in force', 'in force', 'in force', 'ended']);
    expect(schedule[0]).not.toContain('Comes to');
    const calculated = await ask('harbour-institute?amount=2000000');
    expect(columnOf(calculated, 'Comes to')).toEqual([undefined, 3400, undefined, undefined]);
    const refused = { kind: 'table', table: 'fees', ids: [{ id: 'harbour-institute?amount=much' }] } as const;
    expect((await server.refuse(downloadExcel, { body: refused, headers })).code).toBe('value-not-allowed');
  });

  it('are refused as their pages are, and by name where there is no such table', async () => {
    const { headers } = await server.signIn('kapp');
    const { headers: narrow } = await server.signIn('yb');
    const refuse = async (body: Partial<DownloadBody>, given: Record<string, string> = headers) =>
      (await server.refuse(downloadExcel, { body: { kind: 'table', ...body }, headers: given })).code;
    expect(await refuse({ table: 'organizations' }, narrow)).toBe('not-subscribed');
    expect(await refuse({ table: 'place-treaties', ids: [{ id: 'atlantis' }] })).toBe('document-not-found');
    expect(await refuse({ table: 'exam-papers' })).toBe('route-not-found');
    expect(await refuse({})).toBe('value-not-allowed');
    expect(await refuse({ table: 'organizations', ids: [{ id: 'a' }, { id: 'b' }] })).toBe('value-not-allowed');
    expect(
      (await server.refuse(downloadExcel, { body: { kind: 'table', table: 'organizations' }, headers: {} })).status,
    ).toBe(401);
  });
});
