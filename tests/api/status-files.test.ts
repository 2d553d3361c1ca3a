import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadExcel, downloadWord, type DownloadBody } from '#contract/download.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook, type Sheet } from '#tests/support/read-workbook.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const INSTRUMENT = 'New York Convention 1958';
const RECORDS = `- kind: instrument
  id: nyc
  name: ${INSTRUMENT}
  aliases: [New York Convention]
  document: nyc-text
`;

function stated(place: string, fields: object, status = 'party') {
  const source = { title: 'List of the depositary' };
  const said = { kind: 'status', topic: 'participation', value: { status }, source, readOn: '2026-11-27' };
  return { ...said, id: `nyc-${place}`, subject: { place, instrument: INSTRUMENT }, ...fields };
}

const server = new TestServer();
let headers: Record<string, string>;

beforeAll(async () => {
  server.temporary.write('records.yaml', RECORDS);
  server.temporary.write('text.md', '---\nid: nyc-text\ntitle: Convention of 1958\ntype: Convention\n---\n\nText.\n');
  server.temporary.write(
    'facts.jsonl',
    jsonLines(
      stated('NO', { validFrom: '1961-06-12' }),
      stated('AO', { validFrom: '2017-06-04', value: { status: 'party', means: 'succession' } }),
      stated('PE', { validFrom: '1988-10-05', validUntil: '2016-12-31' }, 'withdrawn'),
      stated('DE', {}),
    ),
  );
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
  ({ headers } = await server.signIn('kapp'));
});

afterAll(() => server.close());

const bodyOf = (table: string, id?: string, day?: string): DownloadBody => ({
  kind: 'table',
  table,
  ids: id === undefined ? [] : [{ id }],
  ...(day === undefined ? {} : { day }),
});

async function readFile(body: DownloadBody): Promise<{ rows: Sheet; about: Sheet; names: unknown[] }> {
  const { rawPayload } = await server.send(downloadExcel, { body, headers });
  const [rows = [], about = []] = readWorkbook(rawPayload).sheets;
  return { rows, about, names: rows.slice(1).map(([name]) => name) };
}

const DAY = '2015-01-01';

describe('OP-186: the file of a status table', () => {
  it.each([
    ['status', 'nyc', '/conventions?convention=nyc&day=2015-01-01'],
    ['nyc-states', undefined, '/nyctool/jurisdiction?day=2015-01-01'],
  ] as const)(
    '%s of another day has the states bound then, and says the day and what nobody knows',
    async (table, id, page) => {
      expect((await readFile(bodyOf(table, id))).names).toEqual(['Angola', 'Germany', 'Norway', 'Peru']);
      const { names, about } = await readFile(bodyOf(table, id, DAY));
      expect(names).toEqual(['Norway', 'Peru']);
      const said = new Map(about.map(([label, value]) => [label, value]));
      expect(said.get('As of')).toBe('01 Jan 2015');
      expect(said.get('No source says whether they were bound then')).toBe('1');
      expect(String(said.get('Permanent link'))).toContain(page);
      const today = new Map((await readFile(bodyOf(table, id))).about.map(([label, value]) => [label, value]));
      expect(today.has('As of')).toBe(false);
      // OP-188: a total says what it counts.
      expect(today.get('Of them')).toBe('3 parties, 1 of them by succession; 1 left');
      expect(said.get('Of them')).toBe('2 parties');
    },
  );

  it('OP-186: names how a state stands in the words of the page', async () => {
    const { rows } = await readFile(bodyOf('status', 'nyc'));
    expect(rows.slice(1).map((row) => row[rows[0]?.indexOf('Status') ?? -1])).toEqual([
      'Party',
      'Party',
      'Party',
      'Left',
    ]);
  });

  it('of the conventions of a place has those that bound it then', async () => {
    expect((await readFile(bodyOf('place-treaties', 'angola'))).names).toEqual([INSTRUMENT]);
    expect((await readFile(bodyOf('place-treaties', 'norway', DAY))).names).toEqual([INSTRUMENT]);
    const none = await server.refuse(downloadExcel, { body: bodyOf('place-treaties', 'angola', DAY), headers });
    expect(none.code).toBe('download-empty');
  });

  it('of the conventions counts the parties of the day', async () => {
    const read = async (day?: string) => {
      const { rows } = await readFile(bodyOf('conventions', undefined, day));
      return rows[1]?.[rows[0]?.indexOf('Parties by our sources') ?? -1];
    };
    expect(await read()).toBe(3);
    expect(await read(DAY)).toBe(2);
    expect(await read('1970-01-01')).toBe(1);
  });

  it('is made as Word, too, and refused for a day that is none or a table that is the same on every day', async () => {
    const word = await server.send(downloadWord, { body: bodyOf('status', 'nyc', DAY), headers });
    expect([word.statusCode, word.headers['x-list-rows']]).toEqual([200, '2']);
    const refuse = async (body: DownloadBody) => (await server.refuse(downloadExcel, { body, headers })).code;
    expect(await refuse(bodyOf('jurisdictions', undefined, DAY))).toBe('value-not-allowed');
    expect(await refuse(bodyOf('status', 'nyc', '2015'))).toBe('field-invalid');
  });
});
