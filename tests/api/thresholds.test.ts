import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { EXAMPLES } from '#contract/examples.ts';
import { judgeThresholds, reckonLimits } from '#contract/thresholds.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

type Deal = CallBody<typeof judgeThresholds>;

const HOST = 'kcl.localhost';
const M = 1_000_000;
const STATED = { source: { title: 'Merger Act of the Quays', place: 's. 1' }, readOn: '2026-11-27' };
const OF_QUAYS = { subject: { place: 'NO' }, topic: 'merger control', ...STATED };

const server = new TestServer();

beforeAll(async () => {
  server.temporary.write('facts.jsonl', readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8'));
  const { imported, refused } = await server.temporary.import();
  expect({ imported, refused }).toEqual({ imported: 400, refused: [] });
  await server.open();
}, 120_000);

afterAll(() => server.close());

const DEAL: Deal = {
  Day: '2026-11-27',
  Places: ['DE', 'HR', 'LU', 'GB'],
  OtherStates: 0,
  Parties: [
    { Name: 'A', Role: 'acquirer', Seat: 'DE', Currency: 'EUR', Turnover: { World: 900 * M, EU: 500 * M, DE: 60 * M } },
    { Name: 'B', Role: 'target', Seat: 'FR', Currency: 'USD', Turnover: { World: 100 * M, EU: 20 * M, DE: 10 * M } },
  ],
  Rates: [{ From: 'USD', To: 'EUR', Rate: 0.92, Day: '2026-11-20', Source: 'ECB' }],
};
const ask = (changes: Partial<Deal> = {}) =>
  server.call(judgeThresholds, { host: HOST, body: { ...DEAL, ...changes } });
const refuse = (changes: object) => server.refuse(judgeThresholds, { host: HOST, body: { ...DEAL, ...changes } });

describe('OP-178: when a merger has to be filed', () => {
  it('is answered place by place, with rules, arithmetic, sources, and the figures that would decide', async () => {
    const { day, places } = await ask();
    expect(day).toBe('2026-11-27');
    const [de, hr, lu, gb] = places;
    // § 35(1): A 60 > 50, B 9.2 < 17.5; § 35(1a) needs the value of the deal and activity here.
    expect(de).toMatchObject({
      place: 'DE',
      name: 'Germany',
      result: 'not computable',
      read: false,
      voluntary: false,
      missing: ['Value of the deal', 'Condition substantial-activity:DE'],
    });
    const [first] = de?.rules ?? [];
    expect(first).toMatchObject({ id: 'mt.de.35-1', holds: false, role: 'notification', validFrom: '2021-01-19' });
    expect(first?.arithmetic).toContain(
      'A EUR 900,000,000 + B EUR 92,000,000 (USD 100,000,000 × 0.92, ECB, 20 Nov 2026) = EUR 992,000,000; more than EUR 500 million: yes',
    );
    expect(first?.steps.map(({ words, depth }) => `${'  '.repeat(depth)}${words}`).join('\n')).toBe(first?.arithmetic);
    expect(first?.facts).toContain('mt.de.35-1.second');
    expect(first?.source).toMatchObject({ place: '§ 35(1) and (3)', readOn: '2026-11-27' });
    expect(hr).toMatchObject({ result: 'not computable', read: true, rules: [], missing: [] });
    expect(hr?.notes).toEqual(['no rule of this place is typed for this day: read the text']);
    expect(lu).toMatchObject({ result: 'no filing', read: false });
    expect(gb).toMatchObject({ result: 'not computable', voluntary: true });
  });

  it('is one of the examples of the published description', async () => {
    const example = EXAMPLES['POST /apiv2/CompareJurisdictions/Thresholds'];
    const answer = await server.call(judgeThresholds, { host: HOST, body: example?.body as Deal });
    // Readings grow old.
    expect(JSON.parse(JSON.stringify(answer).replaceAll('"isOld":true', '"isOld":false'))).toEqual(example?.answer);
  });

  it('leaves no figure and no name behind, in the data folder or in the log', async () => {
    const Parties = [
      { Name: 'Quayside Cranes', Role: 'target' as const, Currency: 'EUR', Turnover: { DE: 777_123_456 } },
    ];
    const lines: string[] = [];
    const other = new TestServer(new TemporaryLibrary({ PANDECT_LOG: 'trace' }));
    try {
      await other.open(0, { log: { write: (line: string) => lines.push(line) } });
      const body = { ...DEAL, Parties };
      expect((await other.call(judgeThresholds, { host: HOST, body })).places).toHaveLength(4);
      expect((await other.refuse(judgeThresholds, { host: HOST, body: { ...body, Day: 'never' } })).status).toBe(422);
      await other.refuse(judgeThresholds, { host: HOST, body: { ...body, Parties: [...Parties, ...Parties] } });
      const { dataFolder } = other.temporary.config;
      const kept = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
      expect(kept.length).toBeGreaterThan(0);
      expect(lines.join('')).toContain('CompareJurisdictions/Thresholds');
      expect([...kept, ...lines].filter((text) => /777123456|Quayside Cranes/u.test(text))).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('OP-178: is not there in other editions', async () => {
    for (const host of ['ka.localhost', 'kipl.localhost']) {
      expect((await server.refuse(judgeThresholds, { host, body: DEAL })).status).toBe(404);
    }
  });

  it.each([
    ['a bad day', { Day: '2026-02-30' }, 'Day: “2026-02-30” is not allowed.'],
    [
      'an unknown place',
      { Places: ['DE', 'Atlantis'] },
      'Places.1: “Atlantis” is not known here; allowed are land codes of ISO 3166-1, EU, and names.',
    ],
    ['no place', { Places: [] }, 'Places: 0 entries are too few; the least allowed is 1.'],
    [
      'a negative figure',
      { Parties: [{ ...DEAL.Parties[0], Turnover: { World: -1 } }] },
      'Parties.0.Turnover.World: -1 is too small; the least allowed is 0.',
    ],
    [
      'a figure beyond all companies',
      { Parties: [{ ...DEAL.Parties[0], Turnover: { World: 1e16 } }] },
      'Parties.0.Turnover.World: 10000000000000000 is too large; the most allowed is 1,000,000,000,000,000.',
    ],
    [
      'a figure of nowhere',
      { Parties: [{ ...DEAL.Parties[0], Turnover: { Wrld: 1 } }] },
      'Parties.0.Turnover.Wrld: “Wrld” is not known here; allowed are World, EU and land codes of ISO 3166-1, each also with .previous.',
    ],
    [
      'two parties of one name',
      { Parties: [DEAL.Parties[0], DEAL.Parties[0]] },
      'Parties.1.Name: “A” is the name of another party, too.',
    ],
    [
      'two rates for one pair',
      { Rates: [DEAL.Rates?.[0], DEAL.Rates?.[0]] },
      'Rates.1: there is a rate from USD to EUR already; give one.',
    ],
    [
      'no currency',
      { Parties: [{ ...DEAL.Parties[0], Currency: 'ABC' }] },
      'Parties.0.Currency: “ABC” is no currency; allowed are codes of ISO 4217, for example EUR.',
    ],
    [
      'two parties of one name beside blanks',
      { Parties: [DEAL.Parties[0], { ...DEAL.Parties[0], Name: ' A' }] },
      'Parties.1.Name: “ A” is the name of another party, too.',
    ],
    ['a name of blanks', { Parties: [{ ...DEAL.Parties[0], Name: ' ' }] }, 'Words of blanks alone say nothing.'],
    ['a rate without a source', { Rates: [{ ...DEAL.Rates?.[0], Source: ' ' }] }, 'Words of blanks alone say nothing.'],
    [
      'a rate of nought',
      { Rates: [{ ...DEAL.Rates?.[0], Rate: 0 }] },
      'Rates.0.Rate: 0 is too small; allowed is more than 0.',
    ],
    ['a share of more than all', { Interest: 101 }, 'Interest: 101 is too large; the most allowed is 100.'],
    [
      'shares of nobody',
      { Shares: { ES: { parties: { C: 20 } } } },
      'Shares.ES.parties.C: no party is called “C”; allowed are A, B.',
    ],
    ['other states that are not none', { OtherStates: 5 }, 'OtherStates: 5 is not allowed; allowed is 0.'],
  ])('refuses %s in words, by its field', async (_what, changes, reason) => {
    expect(await refuse(changes)).toMatchObject({ status: 422, code: 'field-invalid', details: { reason } });
  });
});

describe('OP-178: limits that run from a filing', () => {
  it.each(['1899-12-31', '3000-01-01', '9999-12-31', '0050-01-31'])('are not counted from %s', async (Filed) => {
    const refused = await server.refuse(reckonLimits, { host: HOST, body: { Filed, Places: ['DE', 'EU'] } });
    expect(refused).toMatchObject({
      status: 422,
      details: { field: 'Filed', reason: expect.stringContaining('1900-01-01') },
    });
  });
});

describe('OP-186: what an import refuses of rules on mergers', () => {
  const threshold = (id: string, fields: object = {}) => ({
    kind: 'threshold',
    id,
    ...OF_QUAYS,
    value: 5,
    unit: 'money',
    currency: 'NOK',
    qualifiers: { measure: 'turnover', scope: 'NO', of: 'combined', compare: '>' },
    ...fields,
  });
  const rule = (id: string, notifyIf: object, fields: object = {}) => ({
    kind: 'rule',
    id,
    ...OF_QUAYS,
    value: { notifyIf },
    unit: 'rule',
    qualifiers: { role: 'notification' },
    ...fields,
  });
  const leaf = (fields: object = {}) => ({
    fact: 'q.sum',
    measure: 'turnover',
    scope: 'NO',
    of: 'combined',
    ...fields,
  });
  const importLines = async (...lines: object[]) => {
    const other = new TestServer();
    try {
      other.temporary.write('facts.jsonl', jsonLines(...lines));
      const { imported, refused } = await other.temporary.import();
      return { imported, refused: refused.map(({ line, reason }) => [line, reason]) };
    } finally {
      await other.close();
    }
  };

  it('is a measure that nobody knows, money without a currency, an end that names no fact, two rules of one provision', async () => {
    const { imported, refused } = await importLines(
      threshold('q.sum'),
      rule('q.measure', { op: 'all', of: [leaf(), leaf({ measure: 'fame' })] }),
      threshold('q.bare', { currency: null }),
      threshold('q.plain', { currency: null, unit: null }),
      rule('q.nothing', { op: 'not', of: { measure: 'turnover' } }),
      rule('q.nobody', leaf({ fact: 'q.other' })),
      rule('q.first', leaf(), { validUntil: '2025-12-31' }),
      rule('q.second', leaf(), { validFrom: '2026-01-01' }),
      rule('q.third', leaf(), { validFrom: '2026-06-01' }),
      // A word that nobody has defined yet is kept, and unknown.
      rule('q.later', leaf({ of: 'each of the quays' }), {
        source: { title: 'Merger Act of the Quays', place: 's. 2' },
      }),
    );
    expect(imported).toBe(4);
    expect(refused).toEqual([
      [
        2,
        expect.stringMatching(/notifyIf\.of\.1\.measure `fame` is no measure that is known; allowed are turnover, /u),
      ],
      [3, expect.stringMatching(/currency: is required of an amount of money/u)],
      [4, expect.stringMatching(/currency: is required of an amount of money/u)],
      [5, expect.stringMatching(/notifyIf\.of names no fact; an end has one of fact, condition, rule, unknown/u)],
      [9, expect.stringMatching(/it holds on the same days as `q\.second`, of the same subject, topic and provision/u)],
      [6, expect.stringMatching(/names the fact `q\.other`, which neither this import nor the library has/u)],
    ]);
  });

  it('is nothing where a rule stands before the facts that it names', async () => {
    expect(await importLines(rule('q.first', leaf()), threshold('q.sum'))).toEqual({ imported: 2, refused: [] });
  });
});
