import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadJob, type DownloadJob } from '#contract/download-job.ts';
import { ProcessRenderer } from '#server/adapters/render/process-renderer.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs } from '#tests/support/read-workbook.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const PATIENT = 60_000;
const WISH = { kind: 'document', ids: [{ id: 'long' }] };

let reader: Readonly<Record<string, string>>;
let stranger: Readonly<Record<string, string>>;

beforeAll(async () => {
  const text = Array.from({ length: 300 }, (_, index) => `The tribunal sat in hall-${index} for a day.`).join('\n\n');
  const documents = [
    { id: 'long', title: 'A long award', type: 'Award', text },
    { id: 'closed', title: 'A closed award', type: 'Award', subscriptions: ['YB'], text },
  ];
  server.temporary.write('awards.jsonl', jsonLines(...documents));
  expect((await server.temporary.import({ editions: ['KA'] })).refused).toEqual([]);
  await server.open();
  reader = (await server.signIn('ka')).headers;
  stranger = (await server.signIn('kapp')).headers;
});

afterAll(() => server.close());

const ask = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  more: { prefer?: string; as?: typeof reader; body?: object } = {},
) =>
  server.app.inject({
    method,
    url,
    headers: {
      ...(more.as ?? reader),
      host: 'ka.localhost:8080',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(more.prefer === undefined ? {} : { prefer: more.prefer }),
    },
    ...(method === 'POST' ? { payload: more.body ?? WISH } : {}),
  });

async function start(base = '/apiv2', format = 'word', body: object = WISH) {
  const response = await ask('POST', `${base}/api/Download/${format}`, { prefer: 'respond-async', body });
  expect(response.statusCode).toBe(202);
  return { job: downloadJob.parse(response.json()), response };
}

async function settle(address: string): Promise<DownloadJob> {
  const until = Date.now() + PATIENT;
  for (;;) {
    const job = downloadJob.parse((await ask('GET', address)).json());
    if (job.state === 'ready' || job.state === 'failed' || Date.now() > until) return job;
    await pause(50);
  }
}

describe('A file that is made while its reader goes on (OP-124)', () => {
  test.each(['/apiv2', '/mip'])('under %s it is a job with an address, and in the end a file', async (base) => {
    const { response, job } = await start(base);
    const address = String(response.headers['location']);
    expect(address).toBe(`${base}/api/Download/Job/${job.id}`);
    expect(response.headers).toMatchObject({ 'preference-applied': 'respond-async', 'retry-after': '1' });
    expect(job).toMatchObject({ file: null, error: null });
    const ready = await settle(address);
    expect(ready).toMatchObject({ state: 'ready', share: 1, ahead: 0, error: null });
    const file = await ask('GET', ready.file ?? '');
    expect(file.headers['content-type']).toContain('wordprocessingml');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="A long award .*\.docx"$/u);
    const words = readParagraphs(new Uint8Array(file.rawPayload)).join('\n');
    expect(words).toContain('The tribunal sat in hall-299 for a day.');
  });

  test('without the wish for it, and where it is made within the wait, the file itself is answered', async () => {
    for (const prefer of [undefined, 'handling=strict', 'respond-async, wait=10']) {
      const response = await ask('POST', '/apiv2/api/Download/excel', {
        ...(prefer === undefined ? {} : { prefer }),
        body: { kind: 'results', query: { q: 'award' } },
      });
      expect([response.statusCode, response.headers['location']]).toEqual([200, undefined]);
      expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
  });

  test('what cannot be had is refused at once, not as a job', async () => {
    const closed = { kind: 'document', ids: [{ id: 'closed' }] };
    const response = await ask('POST', '/apiv2/api/Download/word', { prefer: 'respond-async', body: closed });
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('tribunal');
  });

  test('another session is told neither of the job nor of its file, and cannot end it', async () => {
    const { job } = await start();
    const address = `/apiv2/api/Download/Job/${job.id}`;
    await settle(address);
    for (const [method, url] of [
      ['GET', address],
      ['GET', `${address}/File`],
      ['DELETE', address],
    ] as const) {
      expect((await ask(method, url, { as: stranger })).json()).toMatchObject({ code: 'download-not-found' });
    }
    expect((await ask('GET', `${address}/File`)).statusCode).toBe(200);
  });

  test('DELETE ends the making, and takes a finished file away', async () => {
    const running = (await start('/apiv2', 'pdf')).job;
    const finished = (await start()).job;
    expect((await ask('DELETE', `/apiv2/api/Download/Job/${running.id}`)).statusCode).toBe(200);
    await settle(`/apiv2/api/Download/Job/${finished.id}`);
    expect((await ask('DELETE', `/mip/api/Download/Job/${finished.id}`)).statusCode).toBe(200);
    for (const { id } of [running, finished]) {
      expect((await ask('GET', `/apiv2/api/Download/Job/${id}`)).statusCode).toBe(404);
      expect((await ask('GET', `/apiv2/api/Download/Job/${id}/File`)).statusCode).toBe(404);
    }
  });
});

describe('The queue of files', () => {
  const hanging = new TestServer();
  const url = '/mip/api/Download/pdf';
  const send = (headers: typeof reader, method: 'POST' | 'DELETE', address = url) =>
    hanging.app.inject({
      method,
      url: address,
      headers: {
        ...headers,
        host: 'ka.localhost:8080',
        prefer: 'respond-async',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { payload: WISH } : {}),
    });

  beforeAll(async () => {
    hanging.temporary.write(
      'awards.jsonl',
      jsonLines({ id: 'long', title: 'A long award', type: 'Award', text: 'Seat.' }),
    );
    await hanging.temporary.import({ editions: ['KA'] });
    hanging.temporary.write('hang.mjs', "process.on('message', () => {});");
    const script = pathToFileURL(join(hanging.temporary.files, 'hang.mjs'));
    await hanging.open(0, { createRenderer: (servers) => new ProcessRenderer({ ...servers, script }) });
  });

  afterAll(() => hanging.close());

  test('is not filled by one account: five of its files wait or are made, others go on, and one cancelled makes room at once', async () => {
    const own = (await hanging.signIn('ka')).headers;
    const asked = [];
    for (let count = 0; count < 5; count += 1) asked.push(await send(own, 'POST'));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202]);
    const sixth = await send(own, 'POST');
    expect([sixth.statusCode, sixth.json()]).toEqual([
      429,
      expect.objectContaining({
        code: 'too-many-own-downloads',
        message: expect.stringMatching(/cancel one, or wait until one is made/u),
      }),
    ]);
    const other = (await hanging.signIn('kapp')).headers;
    expect((await send(other, 'POST')).json()).toMatchObject({ state: 'waiting', ahead: 5 });
    const waiting = downloadJob.parse(asked[3]?.json());
    expect((await send(own, 'DELETE', `/mip/api/Download/Job/${waiting.id}`)).statusCode).toBe(200);
    expect((await send(own, 'POST')).statusCode).toBe(202);
    expect((await send(own, 'DELETE', `/mip/api/Download/Job/${waiting.id}`)).statusCode).toBe(404);
  });

  test('does not keep a server from closing: who waits for a file is told that it was interrupted', async () => {
    const address = await hanging.app.listen({ port: 0, host: '127.0.0.1' });
    const { headers } = await hanging.signIn('default');
    const later = await send(headers, 'POST');
    const waiting = fetch(address + url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(WISH),
    });
    await pause(500);
    const watched = hanging.people.jobs;
    const owner = (await hanging.signIn('default')).id;
    await hanging.app.close();
    const refused = await waiting;
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
    expect(await refused.json()).toMatchObject({ code: 'download-interrupted' });
    expect(await watched.findJob(downloadJob.parse(later.json()).id, owner)).toMatchObject({
      state: 'failed',
      error: { code: 'download-interrupted' },
    });
  }, 20_000);
});
