import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startServerProcess } from '../../bench/report/server-process.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { spawnPandect } from '#tests/support/command-line.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';

/** Skipped by name where nothing can be mounted. */
const disk = mountSmallDisk(48);
const whereMounted = describe.skipIf(!disk);
const QUIET = { PANDECT_DEMO: 'off', PANDECT_LOG: 'silent' };
const WORDS = 'A tribunal of three arbitrators heard the parties at the seat. ';

afterAll(() => disk?.dispose());

function startOnce(dataFolder: string) {
  return spawnSync(process.execPath, [join(PRODUCT.root, 'src/server/main.ts')], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...QUIET, PANDECT_DATA: dataFolder, PORT: '0' },
  });
}

whereMounted('on a disk that is full or read-only', () => {
  const { folder, fill, makeRoom, setWritable } = disk!;
  const data = join(folder, 'data');
  afterEach(makeRoom);

  it('a server is not ready, says so to whoever signs in or keeps something, lets readers read, and goes on by itself', async () => {
    const server = await startServerProcess(data, QUIET);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, redirect: 'manual' });
    try {
      const { headers } = await signInThere(data, 'ka');
      const keep = () =>
        ask('/mip/api/LatestSearches', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ title: 'seat', url: '/search?q=seat' }),
        });
      const beginSignIn = () => ask('/apiv2/Account/login', { headers: { 'sec-fetch-mode': 'navigate' } });
      expect((await beginSignIn()).headers.get('location')).toContain('/oidc/');
      expect((await ask('/readyz')).status).toBe(200);
      expect((await keep()).status).toBe(200);
      fill();
      expect((await ask('/readyz')).status).toBe(503);
      expect((await ask('/healthz')).status).toBe(200);
      const refused = await keep();
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: 'library-unavailable' });
      const signIn = await beginSignIn();
      expect(signIn.status).toBe(503);
      expect(await signIn.text()).toContain('The library cannot answer at the moment');
      const search = await ask('/apiv2/documentSearch/Search', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ q: 'seat' }),
      });
      expect(search.status).toBe(200);
      makeRoom();
      expect((await ask('/readyz')).status).toBe(200);
      expect((await keep()).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  it('an import ends in words that say what to do, and goes on once there is room', () => {
    const source = join(folder, 'award.md');
    writeFileSync(source, `---\ntitle: Award\ntype: Awards\nsubscriptions: [KA]\n---\n\n${WORDS.repeat(60_000)}\n`);
    fill();
    const full = spawnPandect(data, ['import', '--edition', 'KA', source]);
    makeRoom();
    expect(full.code).not.toBe(0);
    expect(full.out + full.err).toMatch(/disk is full.* Make room there.*nothing has to be moved or restored/u);
    expect(full.err).not.toContain('    at ');
    expect(spawnPandect(data, ['import', '--edition', 'KA', source]).code).toBe(0);
  });

  it('a start ends in words, which never advise to take accounts away', () => {
    fill();
    const full = startOnce(join(folder, 'other'));
    makeRoom();
    expect([full.status, full.stderr]).toEqual([1, expect.stringMatching(/disk is full.* Make room/u)]);
    setWritable(false);
    const readOnly = [startOnce(data), startOnce(join(folder, 'another'))];
    setWritable(true);
    for (const { status, stderr } of [full, ...readOnly]) {
      expect([status, stderr]).toEqual([1, expect.stringContaining('nothing has to be moved or restored')]);
      expect(stderr).not.toContain('    at ');
      expect(stderr).not.toMatch(/move it away|begin anew/u);
    }
  });
});
