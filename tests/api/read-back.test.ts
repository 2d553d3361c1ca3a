import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '#server/compose/product.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { splitComparable } from '#tests/support/read-back/follow-words.ts';
import { listLost } from '#tests/support/read-back/list-lost.ts';
import { hasProgram, readByLibreOffice, readByPoppler } from '#tests/support/read-back/programs.ts';
import { readDrawnText } from '#tests/support/read-drawn-text.ts';
import { readScreen, type ShownText } from '#tests/support/read-back/read-screen.ts';

const server = new TestServer();
const HOST = 'ka.localhost:8080';
/** One file of each format that there is an importer for, and what it makes of the demo library. */
const FORMATS = [
  'akn',
  'bits',
  'courtlistener',
  'docx',
  'gii',
  'html',
  'jats',
  'jsonl',
  'markdown',
  'oldp',
  'pdf',
  'text',
  'uslm',
];
const DEMO = [
  ...[1, 2, 3, 5, 8, 13, 21, 34].map((number) => `awards/ka-award-0${String(number).padStart(2, '0')}.md`),
  'awards/ka-award-043.md',
  'treaties',
  'rules',
];
const COUNT = 40;

const expected: ShownText[] = [];

beforeAll(async () => {
  await server.temporary.import({
    roots: FORMATS.map((format) => join(PRODUCT.root, 'tests/fixtures', format)),
    editions: ['KA'],
  });
  const roots = DEMO.map((path) => join(PRODUCT.demoFolder, 'ka', path));
  const { refused } = await server.temporary.import({ roots, editions: ['KA'] });
  expect(refused).toEqual([]);
  await server.open();
  for (const id of listTexts()) {
    const shown = await readScreen(server, id, HOST);
    if (shown.text.length > 0 && expected.length < COUNT) expected.push(shown);
  }
}, 180_000);

afterAll(() => server.close());

/** Ids of what has a text, in the order in which it was imported. */
function listTexts(): string[] {
  const path = join(server.temporary.config.dataFolder, 'library.db');
  const database = new SqliteDatabase(path, { readOnly: true });
  const rows = database.all<{ id: string }>('SELECT id FROM document WHERE removed_at IS NULL ORDER BY number');
  database.close();
  return rows.map(({ id }) => id);
}

/** All of them as one file. */
async function download(format: 'pdf' | 'word'): Promise<Uint8Array> {
  const { headers } = await server.signIn('kapp');
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'documents', ids: expected.map(({ id }) => ({ id })) },
    headers: { ...headers, host: HOST, 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(200);
  return new Uint8Array(response.rawPayload);
}

describe('40 documents of all formats, read back from one file by other programs', () => {
  it('are documents of all formats, with notes and tables', () => {
    expect(expected).toHaveLength(COUNT);
    expect(expected.flatMap(({ notes }) => notes).length).toBeGreaterThan(40);
  });

  it.skipIf(!hasProgram('pdftotext'))(
    'have each word, note and cell in its order as PDF, as poppler reads it',
    async () => {
      expect(listLost(expected, splitComparable(readByPoppler(await download('pdf'))))).toEqual([]);
    },
  );

  it.skipIf(!hasProgram('soffice'))(
    'have each word, note and cell in its order as Word, as LibreOffice reads it',
    async () => {
      expect(listLost(expected, splitComparable(readDrawnText(readByLibreOffice(await download('word')))))).toEqual([]);
    },
  );
});
