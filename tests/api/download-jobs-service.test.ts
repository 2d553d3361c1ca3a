import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileContent } from '#contract/file.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { EDITIONS } from '#editions/editions.ts';
import { SqlDownloadJobStore } from '#server/adapters/sql/desk/sql-download-job-store.ts';
import type { WatchRender } from '#server/ports/document-renderer.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { openPeopleStore, type PeopleStore } from '#tests/support/open-people-store.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { DownloadJobsService } from '#server/features/download/download-jobs.service.ts';

const reader = createTestReader(EDITIONS.KA, 'KA');
const FILE: FileContent = {
  name: 'a.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array(3),
  list: { rows: 1, total: 1 },
};
const staying = new AbortController().signal;

let people: PeopleStore<SqlDownloadJobStore>;
let minute: number;
let jobs: DownloadJobsService;
const log = vi.fn<(message: string, error?: unknown) => void>();

beforeEach(async () => {
  people = await openPeopleStore((queries) => new SqlDownloadJobStore(queries));
  minute = 0;
  const now = () => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
  jobs = new DownloadJobsService({
    ...createServers(log),
    jobs: people.store,
    clock: { now, today: () => '2026-01-05' },
    log,
  });
  log.mockClear();
});
afterEach(() => people.close());

/** A file whose making a test ends by hand. */
function makeByHand() {
  const made = Promise.withResolvers<FileContent>();
  const seen: { signal?: AbortSignal; watch?: WatchRender } = {};
  const make = (signal: AbortSignal, watch: WatchRender) => {
    Object.assign(seen, { signal, watch });
    watch({ ahead: 0 });
    signal.addEventListener('abort', () => made.reject(signal.reason));
    return made.promise;
  };
  return { make, seen, ...made };
}

async function startJob(make: ReturnType<typeof makeByHand>['make']): Promise<string> {
  const answer = await jobs.start(reader, make, { seconds: 0, signal: staying });
  if (!('job' in answer)) throw new Error('It was a file.');
  return answer.job.id;
}

test('What is made within the wait is answered, a refusal within it as well, and nothing is kept of either', async () => {
  expect(await jobs.start(reader, async () => FILE, { seconds: 5, signal: staying })).toBe(FILE);
  const refusal = new LibraryError('download-too-large');
  const refused = jobs.start(reader, () => Promise.reject(refusal), { seconds: 5, signal: staying });
  await expect(refused).rejects.toBe(refusal);
});

test('OP-124 A client that only takes the file itself waits a minute at most, and is told how it is had', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { make, seen } = makeByHand();
    const waited = expect(jobs.wait(make, staying)).rejects.toMatchObject({
      code: 'download-too-slow',
      details: { reason: expect.stringContaining('Prefer: respond-async') },
    });
    vi.advanceTimersByTime(59_000);
    expect(seen.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1000);
    await waited;
    expect(seen.signal?.aborted).toBe(true);
    expect(await jobs.wait(async () => FILE, staying)).toBe(FILE);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('A client that goes away within the wait has the file ended', async () => {
  const { make, seen } = makeByHand();
  const gone = new AbortController();
  const started = jobs.start(reader, make, { seconds: 5, signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(started).rejects.toThrow('gone');
  expect(seen.signal?.aborted).toBe(true);
});

test('It waits behind others, is made, and is ready (OP-124)', async () => {
  const { make, seen, resolve } = makeByHand();
  const waiting = jobs.start(reader, make, { seconds: 0.05, signal: staying });
  seen.watch?.({ ahead: 2 });
  const answer = await waiting;
  expect(answer).toMatchObject({ job: { state: 'waiting', ahead: 2, share: 0, file: null } });
  const id = 'job' in answer ? answer.job.id : '';
  seen.watch?.({ ahead: 0 });
  seen.watch?.({ share: 0.4 });
  await vi.waitFor(
    async () => expect(await jobs.find(reader, id)).toMatchObject({ state: 'making', share: 0.4 }),
    5000,
  );
  resolve(FILE);
  await vi.waitFor(async () => expect(await jobs.find(reader, id)).toMatchObject({ state: 'ready', share: 1 }), 5000);
  expect(await jobs.getFile(reader, id)).toMatchObject({ name: 'a.pdf', type: 'application/pdf' });
});

test('Why it failed is told in words; what nobody foresaw is logged and told without its inside', async () => {
  const [one, other] = [makeByHand(), makeByHand()];
  const [ours, others] = [await startJob(one.make), await startJob(other.make)];
  one.reject(new LibraryError('format-not-available', { reason: 'No Typst.' }));
  other.reject(new Error('/srv/secret'));
  await vi.waitFor(async () => {
    expect(await jobs.find(reader, ours)).toMatchObject({
      state: 'failed',
      file: null,
      error: { code: 'format-not-available', status: 501, reason: 'No Typst.' },
    });
    const unforeseen = await jobs.find(reader, others);
    expect(unforeseen).toMatchObject({ state: 'failed', error: { code: 'unexpected', reason: null } });
    expect(JSON.stringify(unforeseen)).not.toContain('secret');
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('A download failed', expect.any(Error));
});

test('OP-124 A file is kept ten minutes from when it was ready, and no longer, though no other is made meanwhile', async () => {
  const { make, resolve } = makeByHand();
  const id = await startJob(make);
  resolve(FILE);
  await vi.waitFor(async () => expect(await jobs.find(reader, id)).toMatchObject({ state: 'ready' }), 5000);
  minute = 10;
  expect(await jobs.getFile(reader, id)).toMatchObject({ name: 'a.pdf' });
  minute = 11;
  await expect(jobs.getFile(reader, id)).rejects.toMatchObject({ code: 'download-not-found' });
});

test('Taking the job out ends the making, at once where it is made here; a second time there is none', async () => {
  const { make, seen } = makeByHand();
  const id = await startJob(make);
  await jobs.end(reader, id);
  expect(seen.signal?.aborted).toBe(true);
  await expect(jobs.end(reader, id)).rejects.toMatchObject({ code: 'download-not-found' });
  await expect(jobs.find(reader, id)).rejects.toMatchObject({ code: 'download-not-found' });
  expect(log).not.toHaveBeenCalled();
});

test('Taking the job out on another server ends the making here within moments', async () => {
  const { make, seen } = makeByHand();
  const id = await startJob(make);
  await people.store.removeJob(id, reader.visitor.sessionId);
  await vi.waitFor(() => expect(seen.signal?.aborted).toBe(true), 5000);
  expect(log).not.toHaveBeenCalled();
});

test('A page that goes may come back for its file within the patience that it asked for, then the making ends (issue 37)', async () => {
  const { make, seen } = makeByHand();
  const id = await startJob(make);
  await jobs.end(reader, id, 30);
  expect(await jobs.find(reader, id)).toMatchObject({ id });
  minute = 2;
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(seen.signal?.aborted).toBe(false);
  await jobs.end(reader, id, 30);
  minute = 3;
  await vi.waitFor(() => expect(seen.signal?.aborted).toBe(true), 5000);
  await expect(jobs.end(reader, 'unknown', 30)).rejects.toMatchObject({ code: 'download-not-found' });
});

test('A file whose job cannot be kept is not made for nobody', async () => {
  const { make, seen } = makeByHand();
  vi.spyOn(people.store, 'createJob').mockRejectedValueOnce(new Error('full'));
  await expect(jobs.start(reader, make, { seconds: 0, signal: staying })).rejects.toThrow('full');
  expect(seen.signal?.aborted).toBe(true);
});

test('What a stopped server was making is told as interrupted, and a file goes after ten minutes', async () => {
  await people.store.createJob({
    id: 'lost',
    owner: reader.visitor.sessionId,
    at: new Date(Date.UTC(2026, 0, 5, 9, 0)).toISOString(),
    ahead: 0,
  });
  minute = 1;
  expect(await jobs.find(reader, 'lost')).toMatchObject({ state: 'failed', error: { code: 'download-interrupted' } });
  minute = 11;
  await expect(jobs.find(reader, 'lost')).rejects.toMatchObject({ code: 'download-not-found' });
  const { make, resolve } = makeByHand();
  await startJob(make);
  resolve(FILE);
  expect(await people.store.findJob('lost', reader.visitor.sessionId)).toBeUndefined();
});
