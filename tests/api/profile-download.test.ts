import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProfile } from '#contract/profiles.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();
const ID = 'mauricio-landivar-ponce';

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

async function download(format: string, body: object, username = 'kapp') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'profile', ids: [{ id: ID }], ...body },
    headers: {
      ...(await server.signIn(username)).headers,
      host: 'ka.localhost:8080',
      'content-type': 'application/json',
    },
  });
  return { status: response.statusCode, bytes: new Uint8Array(response.rawPayload) };
}

const listCases = (bytes: Uint8Array) => {
  const isHead = (row: readonly unknown[]) => row[0] === 'Case' && row[1] === 'Case number';
  const sheet = readWorkbook(bytes).sheets.find((rows) => rows.some(isHead)) ?? [];
  return sheet.slice(sheet.findIndex(isHead) + 1);
};

test('A profile as Word says all that its page says: every case, every figure, the source and the date (OP-77)', async () => {
  const profile = await server.call(getProfile, { path: { id: ID } });
  const { status, bytes } = await download('word', {});
  expect(status).toBe(200);
  const words = readParagraphs(bytes).join('\n').replaceAll('\u00a0', ' ');
  for (const { title } of [...profile.cases, ...profile.statistics, ...profile.awards]) expect(words).toContain(title);
  expect(words).toContain('Pandect Directory of Arbitrators and Counsel (Demo), as of');
  expect(words).toContain('(self-reported)');
  expect(words).toContain(`Counted from`);
  expect(words).toContain(`http://ka.localhost:8080/profile-navigator/${ID}`);
});

test('And as PDF', async () => {
  const { status, bytes } = await download('pdf', {});
  expect(status).toBe(200);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
});

test('The table of cases as Excel has all rows, and the first five where the subscription stops there (OP-10, OP-77)', async () => {
  const { totalCasesHits } = await server.call(getProfile, { path: { id: ID } });
  expect(totalCasesHits).toBeGreaterThan(5);
  const all = await download('excel', { kind: 'cases' });
  expect(all.status).toBe(200);
  expect(listCases(all.bytes)).toHaveLength(totalCasesHits);
  expect(listCases((await download('excel', { kind: 'cases' }, 'ka')).bytes)).toHaveLength(5);
});

test('Nobody, two people and somebody who is not there are refused', async () => {
  expect((await download('word', { ids: [] })).status).toBe(422);
  expect((await download('word', { ids: [{ id: ID }, { id: 'ka-person-001' }] })).status).toBe(422);
  expect((await download('word', { ids: [{ id: 'nobody' }] })).status).toBe(404);
});
