import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OTHER_CLIENT, startOtherProvider } from '#server/adapters/oidc/other-provider.test-support.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const HOST = 'ka.localhost';
const folder = mkdtempSync(join(tmpdir(), 'pandect-providers-'));
let other: Awaited<ReturnType<typeof startOtherProvider>>;
beforeAll(async () => {
  other = await startOtherProvider(`http://${HOST}`);
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true });
});

/** What a library whose file names so many providers answers. */
async function ask<Answer>(count: number, walk: (server: TestServer) => Promise<Answer>): Promise<Answer> {
  const entry = (id: string) =>
    `{ id: ${id}, name: House ${id}, issuer: '${other.issuer}', client-id: ${OTHER_CLIENT.id}, client-secret: x }`;
  const file = join(folder, `${count}.yaml`);
  writeFileSync(file, `providers: [${['one', 'two'].slice(0, count).map(entry).join(', ')}]`);
  const server = new TestServer(new TemporaryLibrary({ PANDECT_SIGN_IN: file }));
  await server.open();
  try {
    return await walk(server);
  } finally {
    await server.close();
  }
}

const login = (server: TestServer, query = '') =>
  server.app.inject({ url: `/apiv2/Account/login?returnurl=/books${query}`, headers: { host: HOST } });

it('OP-173: One provider alone is where readers are sent at once', async () => {
  const { headers } = await ask(1, (server) => login(server));
  expect(headers.location).toMatch(new RegExp(`^${other.issuer}/auth\\?`, 'u'));
});

it('OP-173: Among several a page asks first, and sends on only to this site and to providers of the file', async () => {
  await ask(2, async (server) => {
    const chooser = (await login(server, '&provider=three')).headers.location;
    expect(chooser).toBe('/oidc/institution?returnurl=%2Fbooks');
    expect((await login(server, '&provider=two')).headers.location).toMatch(/\/auth\?.*state=two\./u);
    const choose = (fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/oidc/institution',
        headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const chosen = await choose({ key: 'two', returnurl: 'https://evil.example/' });
    expect(chosen.headers.location).toBe('/apiv2/Account/login?provider=two&returnurl=%2F');
    expect(chosen.headers['set-cookie']).toMatch(/^pandect_institution=two; .*HttpOnly/u);
    const unknown = await choose({ institution: '<b>nobody' });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toContain('No institution here is called “&lt;b&gt;nobody”');
  });
});
