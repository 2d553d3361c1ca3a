import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DownloadJob } from '#contract/download-job.ts';
import { fetchWhenReady } from './download-job.ts';

const server = vi.fn<typeof fetch>();
const JOB: DownloadJob = { id: 'one', state: 'waiting', ahead: 2, share: 0, file: null, error: null };
const staying = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
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

test('A file is asked after until it is ready, and how far it is is told', async () => {
  answer({ state: 'making', ahead: 0, share: 0.4 });
  server.mockRejectedValueOnce(new TypeError('offline'));
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
  ]);
  expect(asked().at(-1)).toBe('GET /mip/api/Download/Job/one/File');
});

test('A file that could not be made says why in the words of the library', async () => {
  answer({ state: 'failed', error: { code: 'download-interrupted', message: 'It was interrupted.', reason: null } });
  const fetched = fetchWhenReady(JOB, staying, () => {});
  const refused = expect(fetched).rejects.toMatchObject({
    code: 'download-interrupted',
    message: 'It was interrupted.',
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
