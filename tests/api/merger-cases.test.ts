import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { downloadExcel, downloadPdf, downloadText, downloadWord } from '#contract/download.ts';
import * as calls from '#contract/merger-cases.ts';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { judgeThresholds, listThresholdPlaces, reckonLimits } from '#contract/thresholds.ts';
import { listTrash, restoreTrash } from '#contract/trash.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { filesWith } from '#tests/support/files-with.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

type Headers = Readonly<Record<string, string>>;
type Deal = CallBody<typeof judgeThresholds>;

const HOST = 'kcl.localhost';
const M = 1_000_000;
const READ = { source: { title: 'ECB reference rates', place: 'USD' }, readOn: '2026-11-27' };
const RATE = {
  kind: 'rate',
  id: 'rate.usd-eur',
  subject: { institution: 'European Central Bank' },
  topic: 'exchange rate',
  value: 0.92,
  qualifiers: { from: 'USD', to: 'EUR' },
  validFrom: '2026-11-20',
  ...READ,
};
const text = (id: string, fields: object) => ({
  id,
  title: `Note on ${id}`,
  type: 'Merger thresholds',
  text: 'Who has to notify.',
  ...fields,
});

const lines: string[] = [];
const server = new TestServer(new TemporaryLibrary({ PANDECT_LOG: 'trace' }));
let count = 0;
let ada: Headers;
let bo: Headers;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'firm' });
  return (await signIn(server.people, username)).headers;
}

beforeAll(async () => {
  const facts = readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8');
  server.temporary.write('facts.jsonl', `${facts}${jsonLines(RATE)}`);
  server.temporary.write(
    'texts.jsonl',
    jsonLines(text('croatia', { jurisdiction: ['Croatia'] }), text('norway', { jurisdiction: ['Norway'] })),
  );
  const { refused } = await server.temporary.import({ editions: ['KCL'] });
  expect(refused.map(({ reason }) => reason)).toEqual([]);
  await server.open(0, { log: { write: (line: string) => lines.push(line) } });
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'firm', name: 'A firm', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'firm', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, code: 'DEFAULT', edition: 'KCL' });
  await accounts.saveContract({ ...contract, code: 'KA', edition: 'KA' });
}, 120_000);

beforeEach(async () => {
  [ada, bo] = [await createReader(), await createReader()];
});

afterAll(() => server.close());

const DEAL: Deal = {
  Day: '2026-11-27',
  Places: ['EU', 'DE', 'AT', 'LU', 'HR', 'NO'],
  OtherStates: 0,
  Parties: [
    {
      Name: 'Quayside Cranes',
      Role: 'acquirer',
      Currency: 'EUR',
      Turnover: { World: 900 * M, EU: 500 * M, DE: 60 * M, AT: 0, NO: 777_123_456 },
    },
    {
      Name: 'Tidewater',
      Role: 'target',
      Currency: 'USD',
      Turnover: { World: 100 * M, EU: 20 * M, DE: 10 * M, AT: 0, NO: 0 },
    },
  ],
};
const as = (headers: Headers, host = HOST) => ({ host, headers });
const keep = async (headers = ada, name = 'Project Quay') =>
  server.call(calls.createMergerCase, { ...as(headers), body: { name, deal: DEAL } });

describe('OP-178: a merger in six places with two figures missing', () => {
  it('has results with what else the law says, the texts that the reader may open, and rates of the operator', async () => {
    const { places, rates, version } = await server.call(judgeThresholds, {
      ...as(ada),
      body: { ...DEAL, Law: true },
    });
    const said = places.map(({ place, result, read, missing }) => [place, result, read, ...missing]);
    expect(said).toEqual([
      // 992 million in the world are short of 2,500 and 5,000.
      ['EU', 'no filing', false],
      // § 35(1): Tidewater has 9.2 of 17.5 million; § 35(1a) asks for the value of the deal and activity in Germany.
      ['DE', 'not computable', false, 'Value of the deal', 'Condition substantial-activity:DE'],
      ['AT', 'no filing', false],
      ['LU', 'no filing', false],
      ['HR', 'not computable', true],
      // Both have to have turnover in Norway.
      ['NO', 'no filing', false],
    ]);
    expect(rates).toEqual([
      { From: 'USD', To: 'EUR', Rate: 0.92, Day: '2026-11-20', Source: 'ECB reference rates', fact: 'rate.usd-eur' },
    ]);
    expect(version).toBeGreaterThan(0);
    const [eu, de, , , hr, no] = places;
    expect([eu?.law?.standstill, de?.law?.standstill, hr?.law?.standstill]).toEqual(['yes', 'yes', null]);
    expect(de?.law?.facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['status', 'time-limit', 'fee']));
    // Drafts are no law, and limits of former days none of this one.
    expect(de?.law?.facts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['mt.de.draft-2026']));
    expect(de?.law?.facts.map(({ id }) => id)).not.toContain('mt.de.p2.old');
    expect(hr?.law).toMatchObject({
      texts: [{ title: 'Note on croatia', url: '/document/croatia' }],
      page: '/jurisdiction/croatia',
    });
    expect(no?.law?.texts).toEqual([{ title: 'Note on norway', url: '/document/norway' }]);
    // A union with law of its own has the page of a place.
    expect(eu?.law?.page).toBe('/jurisdiction/european-union');
  });

  it('leaves the rest out where it is not asked for, and has places with and without rules to choose from', async () => {
    const plain = await server.call(judgeThresholds, {
      ...as(ada),
      body: { ...DEAL, Rates: [{ From: 'USD', To: 'EUR', Rate: 1, Day: '2026-11-01', Source: 'Contract' }] },
    });
    expect([plain.rates, plain.version, plain.places[0]?.law]).toEqual([undefined, undefined, undefined]);
    const { places } = await server.call(listThresholdPlaces, as(ada));
    expect(places[0]).toEqual({
      place: 'EU',
      name: 'European Union',
      group: 'European Union',
      isTyped: true,
      texts: [],
    });
    const find = (place: string) => places.find((one) => one.place === place);
    expect(find('HR')).toMatchObject({
      isTyped: false,
      group: 'European Union',
      texts: [{ url: '/document/croatia' }],
    });
    expect(find('NO')).toMatchObject({ isTyped: true, group: 'Europe', texts: [{ url: '/document/norway' }] });
    expect(places.filter(({ isTyped }) => isTyped)).toHaveLength(31);
  });

  it('is judged by the law of the day: the amounts of the United States rose on 17 February 2026', async () => {
    // Size of transaction: more than USD 126.4 million before, 133.9 million since; above 505.8 and 535.5 no size of persons.
    const usDeal = (Day: string, Amount: number): Deal => ({
      Day,
      Places: ['US'],
      Parties: DEAL.Parties.map((party) => ({ ...party, Currency: 'USD', Turnover: { World: 900 * M, US: 900 * M } })),
      Value: { Amount, Currency: 'USD' },
    });
    const ask = async (day: string, amount: number) =>
      (await server.call(judgeThresholds, { ...as(ada), body: usDeal(day, amount) })).places[0]?.result;
    expect([await ask('2026-02-16', 520 * M), await ask('2026-02-17', 130 * M)]).toEqual(['filing', 'no filing']);
  });
});

describe('OP-178: figures in six currencies', () => {
  it('are added exactly, at the rates that were given: a euro more than five thousand million decides', async () => {
    const rates = { USD: 0.9, GBP: 1.2, NOK: 0.09, JPY: 0.006, CHF: 1 };
    // 1,000 + 900 + 1,200 + 900 + 600 million, and what the sixth party has.
    const worlds = { EUR: 1000 * M, USD: 1000 * M, GBP: 1000 * M, NOK: 10_000 * M, JPY: 100_000 * M };
    const ask = async (francs: number) => {
      const Parties = Object.entries({ ...worlds, CHF: francs }).map(([Currency, World], at) => ({
        Name: Currency,
        Role: at === 0 ? ('acquirer' as const) : ('target' as const),
        Currency,
        Turnover: { World, EU: at < 2 ? 300 * M : 0 },
      }));
      const Rates = Object.entries(rates).map(([From, Rate]) => ({
        From,
        To: 'EUR',
        Rate,
        Day: '2026-11-20',
        Source: 'ECB',
      }));
      const body: Deal = { Day: '2026-11-27', Places: ['EU'], OtherStates: 0, Parties, Rates };
      return (await server.call(judgeThresholds, { ...as(ada), body })).places[0];
    };
    expect((await ask(400 * M))?.result).toBe('no filing');
    const filed = await ask(400 * M + 1);
    expect(filed?.result).toBe('filing');
    expect(filed?.rules[0]?.arithmetic).toContain(
      'JPY EUR 600,000,000 (JPY 100,000,000,000 × 0.006, ECB, 20 Nov 2026)',
    );
    expect(filed?.rules[0]?.arithmetic).toContain('= EUR 5,000,000,001; more than EUR 5,000 million: yes');
  });
});

describe('OP-178: limits from a filing', () => {
  it('come with days, sources and a calendar, and with sentences where no day can be said', async () => {
    const body = { Filed: '2026-11-02', Places: ['Germany', 'EU', 'IT'] };
    const { filed, limits, open, calendar } = await server.call(reckonLimits, { ...as(ada), body });
    expect(filed).toBe('2026-11-02');
    expect(limits.map(({ id, day }) => [id, day])).toEqual([
      ['mt.de.p1', '2026-12-02'],
      ['mt.eu.p1', '2026-12-07'],
      ['mt.eu.p1.extended', '2026-12-21'],
      ['mt.de.p2', '2027-04-02'],
    ]);
    expect(limits[0]?.source).toMatchObject({ readOn: '2026-11-27', place: expect.stringContaining('40') });
    expect(open.join(' ')).toContain('Italy: No time limit of this place was read.');
    expect(calendar.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(4);
    expect((await server.refuse(reckonLimits, { ...as(ada), body: { ...body, Places: ['Atlantis'] } })).status).toBe(
      422,
    );
    const { calendar: none } = await server.call(reckonLimits, { ...as(ada), body: { ...body, Places: ['IT'] } });
    expect(none).toBe('');
  });
});

describe('OP-178: a merger on the desk', () => {
  it('is kept with its figures for its account alone, changed, removed, brought back, told and deleted', async () => {
    const { id, share } = await keep();
    expect(share).toBeNull();
    const list = async (headers = ada) => server.call(calls.listMergerCases, as(headers));
    expect(await list()).toMatchObject([
      { id, name: 'Project Quay', parties: ['Quayside Cranes', 'Tidewater'], places: 6 },
    ]);
    expect(JSON.stringify(await list())).not.toContain('777123456');
    expect(await server.call(calls.getMergerCase, { ...as(ada), path: { id } })).toMatchObject({ deal: DEAL });
    expect(await list(bo)).toEqual([]);
    const body = { name: 'Mine', deal: DEAL };
    for (const ask of [
      () => server.refuse(calls.getMergerCase, { ...as(bo), path: { id } }),
      () => server.refuse(calls.updateMergerCase, { ...as(bo), path: { id }, body }),
      () => server.refuse(calls.shareMergerCase, { ...as(bo), path: { id }, body: { isShared: true } }),
      () => server.refuse(calls.deleteMergerCase, { ...as(bo), path: { id } }),
    ]) {
      expect(await ask()).toMatchObject({ status: 404, code: 'merger-case-not-found' });
    }
    await server.call(calls.updateMergerCase, { ...as(ada), path: { id }, body: { ...body, name: ' Project Pier ' } });
    expect(await list()).toMatchObject([{ name: 'Project Pier' }]);
    // Another tab still has it as it was.
    const stale = { ...body, Former: '2020-01-01T00:00:00.000Z' };
    expect(await server.refuse(calls.updateMergerCase, { ...as(ada), path: { id }, body: stale })).toMatchObject({
      status: 409,
      code: 'merger-case-changed',
    });
    expect(await list()).toMatchObject([{ name: 'Project Pier' }]);
    const readMine = async () => JSON.parse((await server.send(getMyData, as(ada))).body) as Record<string, unknown>;
    expect((await readMine())['mergerCases']).toMatchObject([{ name: 'Project Pier', deal: DEAL }]);
    await server.call(calls.deleteMergerCase, { ...as(ada), path: { id } });
    expect(await list()).toEqual([]);
    const { items } = await server.call(listTrash, as(ada));
    expect(items).toMatchObject([{ id, kind: 'case', title: 'Project Pier' }]);
    expect(await server.call(restoreTrash, { ...as(ada), body: { ids: [id] } })).toEqual({ count: 1, left: [] });
    expect(await list()).toMatchObject([{ id }]);
    await server.call(deleteMyData, { ...as(ada), body: { confirmed: true } });
    expect(await list()).toEqual([]);
  });

  it('is refused in words where it contradicts itself, or is more than is kept', async () => {
    const refuse = (deal: Deal) =>
      server.refuse(calls.createMergerCase, { ...as(ada), body: { name: 'A', deal: { ...deal } } });
    const [first] = DEAL.Parties;
    expect(await refuse({ ...DEAL, Parties: [first!, first!] })).toMatchObject({ code: 'field-invalid' });
    expect(await refuse({ ...DEAL, Places: ['Atlantis'] })).toMatchObject({ code: 'field-invalid' });
    const many = Object.fromEntries(
      ['AT', 'BE', 'DE', 'FR', 'IT', 'NL', 'PL', 'PT', 'ES', 'SE'].flatMap((land) =>
        ['', '.previous'].map((year) => [`${land}${year}`, 123_456_789_012.123]),
      ),
    );
    const parties = Array.from({ length: 10 }, (_, at) => ({
      ...first!,
      Name: `${'x'.repeat(90)}${at}`,
      Turnover: many,
      RetailTurnover: many,
      Assets: many,
    }));
    const Rates = ['USD', 'GBP', 'NOK', 'SEK', 'CHF', 'PLN', 'CZK', 'DKK', 'JPY', 'INR', 'CAD', 'AUD', 'BRL'].flatMap(
      (From) =>
        ['EUR', 'MXN', 'CNY', 'KRW', 'ZAR', 'ILS', 'TRY', 'HUF', 'RON', 'BGN', 'NZD', 'SGD', 'HKD', 'THB'].map(
          (To) => ({
            From,
            To,
            Rate: 1,
            Day: '2026-11-20',
            Source: 'y'.repeat(100),
          }),
        ),
    );
    const Conditions = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${'c'.repeat(90)}${at}`, true]));
    expect(await refuse({ ...DEAL, Parties: parties, Rates, Conditions })).toMatchObject({
      code: 'merger-case-too-large',
    });
  });

  it('is shared by an address alone, to whoever has the calculator, as it is kept, until that is ended', async () => {
    const { id } = await keep();
    const share = async (isShared: boolean) =>
      (await server.call(calls.shareMergerCase, { ...as(ada), path: { id }, body: { isShared } })).share;
    const token = ((await share(true)) ?? '').replace('/merger-thresholds/shared/', '');
    expect(token).toMatch(/^[\w-]{32,}$/u);
    const ask = (headers: Headers, host = HOST) => ({ ...as(headers, host), path: { token } });
    const seen = await server.call(calls.getSharedMergerCase, ask(bo));
    expect(seen).toEqual({ name: 'Project Quay', deal: DEAL, changedAt: expect.any(String) });
    // Another edition has no such page, and somebody without an account is nobody.
    expect((await server.refuse(calls.getSharedMergerCase, ask(bo, 'ka.localhost'))).status).toBe(404);
    expect((await server.refuse(calls.getSharedMergerCase, ask({}))).status).toBe(401);
    await server.call(calls.deleteMergerCase, { ...as(ada), path: { id } });
    expect(await server.refuse(calls.getSharedMergerCase, ask(bo))).toMatchObject({ code: 'shared-case-not-found' });
    await server.call(restoreTrash, { ...as(ada), body: { ids: [id] } });
    expect(await server.refuse(calls.getSharedMergerCase, ask(bo))).toMatchObject({ code: 'shared-case-not-found' });
    expect(await share(false)).toBeNull();
    expect(lines.join('')).toContain('/SharedCases/…');
    expect(lines.join('')).not.toContain(token);
  });
});

describe('OP-178: a memorandum', () => {
  const body = { kind: 'thresholds' as const, deal: DEAL, title: 'Project Quay' };

  it('has results, missing figures, derivation, sources, rates, the library’s version and the day', async () => {
    const word = readParagraphs((await server.send(downloadWord, { ...as(ada), body })).rawPayload)
      .join('\n')
      .replaceAll('\u00A0', ' ');
    for (const words of [
      'Project Quay',
      'Law as of',
      '27 Nov 2026',
      'Library version',
      'Read the text: its rules are not typed for this day',
      'Value of the deal',
      'Substantial operations in Germany',
      'Quayside Cranes EUR 900,000,000 + Tidewater EUR 92,000,000 (USD 100,000,000 × 0.92, ECB reference rates, 20 Nov 2026) = EUR 992,000,000',
      '§ 35(1) and (3)',
      '0.92, ECB reference rates, 20 Nov 2026 (rate of the library)',
      'Turnover of Quayside Cranes, Norway',
      '/document/croatia',
    ]) {
      expect(word).toContain(words);
    }
    const excel = await server.send(downloadExcel, { ...as(ada), body });
    const rows = readWorkbook(excel.rawPayload).sheets.flat();
    const head = rows.find(([first]) => first === 'Place');
    expect(head).toEqual(expect.arrayContaining(['Result', 'Missing', 'Arithmetic', 'Source']));
    expect(rows.filter(([first]) => first === 'Germany').length).toBeGreaterThan(1);
    // Whatever the page says of a place stands in either file: whether to wait, limits and fees, what a rule leaves out.
    const { places } = await server.call(judgeThresholds, { ...as(ada), body: { ...DEAL, Law: true } });
    const germany = places.find(({ place }) => place === 'DE');
    const said = [
      ...(germany?.law?.facts ?? []).flatMap(({ label, value }) => [label, value]),
      ...(germany?.rules ?? []).flatMap(({ note }) => note ?? []),
    ];
    expect(said.length).toBeGreaterThan(8);
    const inSheet = JSON.stringify(rows.filter(([first]) => first === 'Germany'));
    for (const words of [...said, 'Standstill']) expect(word).toContain(words.replaceAll('\u00A0', ' '));
    for (const words of said) expect(inSheet).toContain(JSON.stringify(words).slice(1, -1));
    expect(rows.find(([first]) => first === 'Croatia')?.[1]).toBe(
      'Read the text: its rules are not typed for this day',
    );
    expect((await server.send(downloadPdf, { ...as(ada), body })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('and every other part of the calculator is refused without a word to whoever has no subscription to the edition', async () => {
    await server.people.accounts.createAccount({ username: 'nobody', name: 'N', email: null, institution: null });
    const nobody = as((await signIn(server.people, 'nobody')).headers);
    const { id } = await keep();
    for (const { statusCode, body: said } of [
      await server.send(downloadWord, { ...nobody, body }),
      await server.send(judgeThresholds, { ...nobody, body: { ...DEAL, Law: true } }),
      await server.send(listThresholdPlaces, nobody),
      await server.send(calls.getMergerCase, { ...nobody, path: { id } }),
      await server.send(calls.createMergerCase, { ...nobody, body: { name: 'A', deal: DEAL } }),
    ]) {
      expect(statusCode).toBe(403);
      expect(said).not.toMatch(/Note on|Quayside|Wettbewerb/u);
    }
  });

  it('says what it needs', async () => {
    expect(await server.refuse(downloadText, { ...as(ada), body: { kind: 'thresholds' } })).toMatchObject({
      code: 'value-not-allowed',
      details: { field: 'deal' },
    });
  });

  it('leaves no figure and no party behind but on the desk of whoever keeps it', async () => {
    expect(lines.join('')).toContain('Download/word');
    expect(lines.filter((line) => /777,?123,?456|Quayside|Project Quay/u.test(line))).toEqual([]);
    const others = filesWith(server.temporary.config.dataFolder, '777123456').filter(
      (path) => !/people\.db/u.test(path),
    );
    expect(others).toEqual([]);
  });
});
