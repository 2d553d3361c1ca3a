import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServerProcess, type ServerProcess } from '../../bench/report/server-process.ts';
import { getAccountInformation } from '#contract/account.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { openPeople } from '#server/compose/people.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();
const people = join(library.config.dataFolder, 'people.db');
/** So long ago was the session last used: its next call would note that, which is a change. */
const UNUSED = 120_000;

let server: ServerProcess;
let reader: SignedIn;

const start = () => startServerProcess(library.config.dataFolder, { PANDECT_DEMO: 'off', PANDECT_LOG: 'silent' });

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** As a browser asks, which says whether it navigates. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: object): Promise<Answer> {
  const method = body ? 'POST' : 'GET';
  const all = { ...headers, host: `ka.localhost:${server.port}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });
}

async function signInAgain(username: string): Promise<SignedIn> {
  const open = await openPeople(library.config);
  try {
    return await signIn(open, username, new Date(Date.now() - UNUSED));
  } finally {
    open.close();
  }
}

const WHO = getAccountInformation.path;

/** A call that changes something. */
const keepSearch = (headers: Readonly<Record<string, string>> = {}) =>
  ask('/mip/api/LatestSearches', { ...reader.headers, ...headers }, { title: 'seat', url: '/search?q=seat' });

beforeAll(async () => {
  server = await start();
  reader = await signInAgain('ka');
});

afterAll(async () => {
  await server.stop();
  library.dispose();
});

describe('a store that does not answer', () => {
  it('is said so while another process holds it, lets those read who only read, and goes on once it is free', async () => {
    expect((await ask('/readyz')).status).toBe(200);
    const holder = new SqliteDatabase(people);
    holder.exec('BEGIN IMMEDIATE');
    try {
      const [refused, health] = await Promise.all([keepSearch(), ask('/healthz')]);
      expect(health.status).toBe(200);
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      expect(JSON.parse(refused.text)).toEqual({
        code: 'library-busy',
        message: 'The library is busy. Please try again in a moment.',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
      });
      expect((await ask('/readyz')).status).toBe(503);
      expect(JSON.parse((await ask(WHO, reader.headers)).text)).toMatchObject({ userId: 'demo-ka' });
      const page = await keepSearch({ 'sec-fetch-mode': 'navigate' });
      expect(page.status).toBe(503);
      expect(page.text).toMatch(/<h1>The library is busy\..*Try again.*Request [\da-f-]{36}/su);
    } finally {
      holder.exec('ROLLBACK');
      holder.close();
    }
    expect((await ask('/readyz')).status).toBe(200);
    expect((await keepSearch()).status).toBe(200);
  });

  it('keeps every session apart and alive through a killed process', async () => {
    const other = await signInAgain('yb');
    await server.kill();
    server = await start();
    const names = await Promise.all(
      [reader, other, reader, other].map(async ({ headers }) => {
        const { text } = await ask(WHO, headers);
        return parseAnswer(getAccountInformation, { statusCode: 200, body: text }).userId;
      }),
    );
    expect(names).toEqual(['demo-ka', 'demo-yb', 'demo-ka', 'demo-yb']);
    expect((await ask(WHO, { cookie: 'pandect_session=made-up' })).text).not.toContain('demo-ka');
  });

  it('is not ready once its file was taken away, for what is written then would be lost', async () => {
    renameSync(people, `${people}.kept`);
    expect((await ask('/readyz')).status).toBe(503);
    renameSync(`${people}.kept`, people);
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('ends the start in words where a database is damaged, and starts again once it is restored', async () => {
    await server.stop();
    for (const name of ['people.db', 'library.db']) {
      const path = join(library.config.dataFolder, name);
      renameSync(path, `${path}.kept`);
      writeFileSync(path, 'This is no database at all. '.repeat(200));
      const failed = spawnSync(process.execPath, [join(PRODUCT.root, 'src/server/main.ts')], {
        encoding: 'utf8',
        env: { ...process.env, PANDECT_DATA: library.config.dataFolder, PANDECT_DEMO: 'off', PORT: '0' },
      });
      expect(failed.status, failed.stderr).toBe(1);
      expect(failed.stderr).toMatch(new RegExp(`${name} cannot be opened: .*not a database.*backup`, 'u'));
      expect(failed.stderr).not.toContain('    at ');
      renameSync(`${path}.kept`, path);
    }
    server = await start();
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200));
    expect(JSON.parse((await ask(WHO, reader.headers)).text)).toMatchObject({ userId: 'demo-ka' });
  });
});
