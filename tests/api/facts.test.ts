import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getStatus } from '#contract/facts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const FACTS = process.env['PANDECT_FACTS'] ?? '../shared/facts';
const HOSTS = ['ka.localhost', 'kipl.localhost', 'kcl.localhost'];
const STATED = { source: { title: 'List of the depositary' }, readOn: '2026-11-27' };

function party(place: string, fields: object = {}) {
  const subject = { place, instrument: 'New York Convention 1958' };
  const value = { status: 'party' };
  return { kind: 'status', id: `nyc-${place}`, subject, topic: 'participation', value, ...STATED, ...fields };
}

function member(union: string, place: string, validFrom: string) {
  const value = { union, member: place };
  return { ...party(place), id: `${union}-${place}`, kind: 'membership', subject: { place }, value, validFrom };
}

const server = new TestServer();
const real = new TestServer();
const hasFacts = existsSync(join(FACTS, 'unions.jsonl'));

beforeAll(async () => {
  server.temporary.write('unions.yaml', '- kind: union\n  id: QUAYS\n  name: Union of Quays\n');
  server.temporary.write(
    'facts.jsonl',
    jsonLines(
      party('NO', { validFrom: '1961-06-12' }),
      party('DE'),
      member('BLEU', 'BE', '1922-03-06'),
      member('QUAYS', 'NO', '2001'),
    ),
  );
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
  if (!hasFacts) return;
  for (const name of ['conventions', 'unions']) {
    real.temporary.write(`${name}.jsonl`, readFileSync(join(FACTS, `${name}.jsonl`), 'utf8'));
  }
  expect((await real.temporary.import()).refused).toEqual([]);
  await real.open();
}, 120_000);

afterAll(async () => {
  await server.close();
  await real.close();
});

const ask = (instrument: string, place: string, day: string, host = 'ka.localhost') =>
  server.call(getStatus, { host, query: { instrument, place, day } });

describe('OP-186: whether a place is bound by an instrument on a day', () => {
  it.each(HOSTS)('is answered on %s, by any name of the instrument and of the place', async (host) => {
    const bound = { bound: true, since: '1961-06-12', until: null, through: null, facts: ['nyc-NO'] };
    expect(await ask('nyc', 'NO', '2020-01-01', host)).toEqual(bound);
    expect(await ask('New York Convention 1958', 'Norway', '1961-06-12', host)).toEqual(bound);
    expect(await ask('the New York Convention', 'norway', '1961-06-11', host)).toMatchObject({
      bound: false,
      since: null,
    });
  });

  it('is unknown where no source says the day, or says anything', async () => {
    expect(await ask('nyc', 'DE', '2020-01-01')).toMatchObject({ bound: 'unknown', since: null, facts: ['nyc-DE'] });
    expect(await ask('nyc', 'FR', '2020-01-01')).toMatchObject({ bound: 'unknown', facts: [] });
  });

  it('OP-187: is asked of a union for its members, one of the library too', async () => {
    expect(await ask('BLEU', 'BE', '1930-01-01')).toMatchObject({ bound: true, since: '1922-03-06' });
    expect(await ask('Belgium-Luxembourg Economic Union', 'Belgium', '1920-01-01')).toMatchObject({ bound: false });
    expect(await ask('QUAYS', 'NO', '2001-05-01')).toMatchObject({ bound: 'unknown' });
    expect(await ask('QUAYS', 'NO', '2002-01-01')).toMatchObject({ bound: true, since: '2001' });
  });

  it('is refused of a place or an instrument that nobody knows, and of a day that is none', async () => {
    const refuse = (instrument: string, place: string, day = '2020-01-01') =>
      server.refuse(getStatus, { query: { instrument, place, day } });
    expect(await refuse('nyc', 'Atlantis')).toMatchObject({ status: 422, details: { field: 'place' } });
    expect(await refuse('Tide Treaty', 'NO')).toMatchObject({ status: 422, details: { field: 'instrument' } });
    expect(await refuse('nyc', 'NO', '2020-02-30')).toMatchObject({ status: 422 });
  });
});

describe.skipIf(!hasFacts)('OP-186, OP-187: of the collected facts', () => {
  test.each([
    ['New York Convention 1958', 'BT', '2014-12-24', true],
    ['nyc', 'TL', '2023-04-16', false],
    ['nyc', 'TL', '2023-04-17', true],
    ['nyc', 'HR', '1991-10-08', true],
    ['nyc', 'HK', '1997-07-01', true],
    ['icsid-convention', 'EC', '2015-01-01', false],
    ['icsid-convention', 'EC', '2021-09-03', true],
    ['ect', 'IT', '2016-01-01', false],
    ['ect', 'NL', '2025-01-01', 'unknown'],
    ['Hague Choice of Court Convention 2005', 'GB', '2020-12-31', true],
    ['Geneva Convention 1961', 'LV', '2004-01-01', 'unknown'],
    ['epc', 'ME', '2022-09-30', false],
    ['epc', 'ME', '2022-10-01', true],
    ['Hague System', 'OA', '2009-01-01', true],
    ['EU', 'GB', '2020-01-31', true],
    ['EU', 'GB', '2020-02-01', false],
    ['EFTA', 'IS', '1970-02-01', 'unknown'],
  ] as const)('%s and %s on %s: %s', async (instrument, place, day, bound) => {
    expect(await real.call(getStatus, { query: { instrument, place, day } })).toMatchObject({ bound });
  });

  it('says through what a member is bound', async () => {
    const query = { instrument: 'Hague Choice of Court Convention 2005', place: 'GB', day: '2018-01-01' };
    expect(await real.call(getStatus, { query })).toMatchObject({
      through: 'EU',
      since: '2015-10-01',
      until: '2020-12-31',
    });
  });
});
