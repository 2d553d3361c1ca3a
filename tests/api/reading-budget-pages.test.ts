import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getProceedingDocument } from '#contract/case.ts';
import { getDocument } from '#contract/document.ts';
import { downloadExcel } from '#contract/download.ts';
import { getInsight } from '#contract/insights.ts';
import { getConventionEntry } from '#contract/nyc-tool.ts';
import { getProfile } from '#contract/profiles.ts';
import { getJurisdiction } from '#tests/support/collection-calls.ts';
import { getTemplateFile, getTemplatesAndExamplesDocument } from '#contract/templates.ts';
import type { Call } from '#contract/call.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import type { Asked } from '#tests/support/write-request.ts';

const MINUTES = 60_000;
const server = new TestServer(new TemporaryLibrary({ PANDECT_READING_10_MINUTES: '1', PANDECT_READING_DAY: '0' }));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const TEMPLATE = 'ka-template-13';
const FILE = 'letter-tribunal-secretary.docx';
const at = (path: Record<string, string>): Pick<Asked, 'path'> => ({ path });

/** Everything that answers a text of the library beside the page of its document, with something of the same text. */
const PAGES: readonly (readonly [name: string, call: Call, asked: Asked, sameText: readonly [Call, Asked]])[] = [
  [
    'a template',
    getTemplatesAndExamplesDocument,
    at({ id: TEMPLATE }),
    [getTemplateFile, at({ documentId: TEMPLATE, fileName: FILE })],
  ],
  [
    'a file of a template',
    getTemplateFile,
    at({ documentId: TEMPLATE, fileName: FILE }),
    [getDocument, { query: { id: TEMPLATE } }],
  ],
  [
    'the page of a country',
    getJurisdiction,
    at({ name: 'france' }),
    [getDocument, { query: { id: 'ka-country-france' } }],
  ],
  [
    'a practical insight',
    getInsight,
    at({ id: 'ka-insight-001' }),
    [downloadExcel, { body: { kind: 'checklist', ids: [{ id: 'ka-insight-001' }] } }],
  ],
  [
    'a provision of the Convention',
    getConventionEntry,
    at({ id: 'article-5-1-b' }),
    [getConventionEntry, at({ id: 'article-5-1-c' })],
  ],
  [
    'the entry of a person',
    getProfile,
    at({ id: 'ka-person-019' }),
    [downloadExcel, { body: { kind: 'cases', ids: [{ id: 'ka-person-019' }] } }],
  ],
  [
    'a document of a case',
    getProceedingDocument,
    { query: { docId: 'ka-award-001' } },
    [getDocument, { query: { id: 'ka-award-001' } }],
  ],
];

describe('The reading budget (OP-179) counts once, with all of the same text,', () => {
  it.each(PAGES)('%s', async (_name, call, asked, [again, sameText]) => {
    const { headers } = await server.signIn('kapp');
    vi.advanceTimersByTime(10 * MINUTES);
    const open = async (one: Call, what: Asked) => (await server.send(one, { ...what, headers })).statusCode;
    expect(await open(call, asked)).toBe(200);
    expect(await open(call, asked)).toBe(200);
    expect(await open(again, sameText)).toBe(200);
    expect(await open(getDocument, { query: { id: 'ka-award-002' } })).toBe(429);
  });

  it.each(PAGES)('and refuses beyond it, in words: %s', async (_name, call, asked) => {
    const { headers } = await server.signIn('kapp');
    vi.advanceTimersByTime(10 * MINUTES);
    expect((await server.send(getDocument, { query: { id: 'ka-award-002' }, headers })).statusCode).toBe(200);
    const refused = await server.refuse(call, { ...asked, headers });
    expect(refused).toMatchObject({ status: 429, code: 'reading-limit' });
    expect(refused.details).toMatchObject({
      reason: 'An account may open 1 documents in ten minutes. The next can be opened in 10 minutes.',
      retryAfter: 600,
    });
  });

  it('nothing for a file that a template does not have', async () => {
    const { headers } = await server.signIn('kapp');
    vi.advanceTimersByTime(10 * MINUTES);
    const missing = { ...at({ documentId: TEMPLATE, fileName: 'none.docx' }), headers };
    expect((await server.refuse(getTemplateFile, missing)).status).toBe(404);
    expect((await server.send(getDocument, { query: { id: 'ka-award-001' }, headers })).statusCode).toBe(200);
  });
});
