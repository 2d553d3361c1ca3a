import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { getDocument } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

const state = (text: string, inForceFrom: string, inForceUntil?: string, subscriptions: readonly string[] = []) => ({
  id: 'act',
  title: 'Act on Quays',
  type: 'Legislation',
  html: `<p>1. ${text}</p><p>2. Every quay has a keeper.</p>`,
  inForceFrom,
  inForceUntil,
  subscriptions,
});

beforeAll(async () => {
  server.temporary.write(
    'acts.jsonl',
    jsonLines(
      state('Ropes are of hemp.', '1997-01-31', '2009-12-31'),
      state('Ropes are of nylon.', '2025-08-01'),
      state('Ropes are of manila.', '2011-01-01', '2016-12-31'),
      state('Ropes are of sisal.', '2017-01-01', undefined, ['KAPP']),
      { id: 'plain', title: 'Plain act', type: 'Legislation', text: 'It is said.' },
    ),
  );
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
});

afterAll(() => server.close());

const open = (inForce?: string, rest: { anchor?: string } = {}) =>
  server.call(getDocument, { query: { id: 'act', ...(inForce === undefined ? {} : { inForce }), ...rest } });
const refuse = (inForce: string, id = 'act', headers?: Readonly<Record<string, string>>) =>
  server.refuse(getDocument, { query: { id, inForce }, ...(headers ? { headers } : {}) });

describe('OP-197: the text of a law that was in force on a day', () => {
  it.each([
    ['the first day of a state', '1997-01-31', 'hemp'],
    ['its last day', '2009-12-31', 'hemp'],
    ['the first day of the next', '2011-01-01', 'manila'],
    ['a day after the first of one without a last, before the next begins', '2025-07-31', 'sisal'],
    ['the first day of the newest', '2025-08-01', 'nylon'],
    ['any day after that', '2090-01-01', 'nylon'],
  ])('is given for %s', async (_what, day, words) => {
    expect((await open(day)).content).toContain(`Ropes are of ${words}.`);
  });

  it('is none in a gap, before the first state, and where no version says a day: the answer names the nearest', async () => {
    expect(await refuse('2010-06-30')).toMatchObject({
      status: 404,
      code: 'text-of-day-unknown',
      details: {
        id: 'act',
        date: '2010-06-30',
        reason:
          'No text of this document is known to have been in force on 30 Jun 2010. The text before was in force from 31 Jan 1997 until 31 Dec 2009. The next text is in force from 01 Jan 2011 until 31 Dec 2016.',
        nearest: ['1997-01-31', '2011-01-01'],
      },
    });
    expect((await refuse('1997-01-30')).details).toMatchObject({
      reason: expect.stringContaining('The first text is in force from 31 Jan 1997'),
      nearest: ['1997-01-31'],
    });
    const { details } = await refuse('2020-01-01', 'plain');
    expect(details).toMatchObject({
      reason: expect.stringContaining('No version of this document says from when it was in force.'),
      nearest: [],
    });
  });

  it('says its days and those of every version, the latest law first, apart from the days of import', async () => {
    const { inForceFrom, inForceUntil, version, versions } = await open();
    expect({ inForceFrom, inForceUntil, version }).toEqual({
      inForceFrom: '2025-08-01',
      inForceUntil: null,
      version: 2,
    });
    expect(versions.map((one) => [one.version, one.inForceFrom, one.inForceUntil, one.replacedAt === null])).toEqual([
      [2, '2025-08-01', null, true],
      [4, '2017-01-01', null, false],
      [3, '2011-01-01', '2016-12-31', false],
      [1, '1997-01-31', '2009-12-31', false],
    ]);
    expect(versions.every(({ importedAt }) => importedAt > '2025-09')).toBe(true);
  });

  it('is closed to whom its own codes or those of the newest do not admit', async () => {
    const { headers } = await server.signIn('ka');
    expect(await refuse('2020-01-01', 'act', headers)).toMatchObject({ status: 403, code: 'version-not-included' });
    expect((await server.call(getDocument, { query: { id: 'act', inForce: '2012-01-01' }, headers })).version).toBe(3);
    expect((await open('2020-01-01')).content).toContain('sisal');
  });

  it('keeps what an anchor names in it, and is compared with the newest', async () => {
    expect(await open('2012-01-01', { anchor: 'b2' })).toMatchObject({ version: 3, anchorPart: 0 });
    const changes = await server.call(getDocumentChanges, { query: { id: 'act', from: 1, to: 2 } });
    expect(changes).toMatchObject({ from: 1, to: 2, counts: { changed: 1 } });
  });

  it('is named in words and with its address in a file of it', async () => {
    const { headers } = await server.signIn('ka');
    const body = { kind: 'document', ids: [{ id: 'act' }], version: 1 };
    const { rawPayload } = await server.send(DOWNLOADS.word, { body, headers });
    const text = strFromU8(unzipSync(rawPayload)['word/document.xml']!);
    expect(text).toContain('from 31 Jan 1997 until 31 Dec 2009');
    expect(text).toContain('/document/act?v=1');
  });
});
