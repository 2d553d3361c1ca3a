import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DownloadJob } from '#contract/download-job.ts';
import { fetchWhenReady } from './download-job.ts';

const server = vi.fn<typeof fetch>();
const JOB: DownloadJob = { id: 'one', state: 'waiting', ahead: 2, share: 0, file: null, error: null };
const staying = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
});

afterEach(() => {
  server.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = () =>
  server.mock.calls.map(([address, options]) => `${options?.method} ${typeof address === 'string' ? address : ''}`);
const answer = (job: Partial<DownloadJob>) => server.mockResolvedValueOnce(Response.json({ ...JOB, ...job }));

test('A file is asked after until it is ready, also by a server that is being started anew, and how far it is is told', async () => {
  answer({ state: 'making', ahead: 0, share: 0.4 });
  server.mockRejectedValueOnce(new TypeError('offline'));
  server.mockResolvedValueOnce(new Response('closing', { status: 503 }));
  answer({ state: 'ready', ahead: 0, share: 1 });
  server.mockResolvedValueOnce(new Response('file'));
  const told: number[][] = [];
  const fetched = fetchWhenReady(JOB, staying, ({ ahead, share }) => told.push([ahead, share]));
  await vi.runAllTimersAsync();
  expect(await (await fetched).text()).toBe('file');
  expect(told).toEqual([
    [2, 0],
    [0, 0.4],
    [0, 0.4],
    [0, 0.4],
  ]);
  expect(asked().at(-1)).toBe('GET /mip/api/Download/Job/one/File');
});

test('A file that could not be made says why in the words of the library, with the status kept (ERR-006)', async () => {
  answer({
    state: 'failed',
    error: { code: 'text-not-settable', status: 422, message: 'It cannot hold this.', reason: 'A letter is missing.' },
  });
  const fetched = fetchWhenReady(JOB, staying, () => {});
  const refused = expect(fetched).rejects.toMatchObject({
    code: 'text-not-settable',
    status: 422,
    message: 'It cannot hold this.',
    details: { reason: 'A letter is missing.' },
  });
  await vi.runAllTimersAsync();
  await refused;
});

test('Whoever gives it up has the making ended', async () => {
  const leaving = new AbortController();
  server.mockResolvedValue(Response.json({}));
  const fetched = fetchWhenReady(JOB, leaving.signal, () => {});
  const refused = expect(fetched).rejects.toMatchObject({ name: 'AbortError' });
  leaving.abort();
  await refused;
  expect(asked()).toEqual(['DELETE /mip/api/Download/Job/one']);
});

test('A page that goes has the making ended unless it is loaded anew soon, for nobody could save the file; one that is kept goes on', async () => {
  server.mockResolvedValue(Response.json(JOB));
  const leaving = new AbortController();
  const fetched = fetchWhenReady(JOB, leaving.signal, () => {});
  const refused = expect(fetched).rejects.toMatchObject({ name: 'AbortError' });
  const hide = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  hide(true);
  expect(asked()).toEqual([]);
  hide(false);
  expect(asked()).toEqual(['DELETE /mip/api/Download/Job/one?patience=15']);
  expect(server.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true });
  leaving.abort();
  await refused;
  hide(false);
  expect(asked()).toHaveLength(2);
});
