import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { search } from '#contract/search.ts';
import { ProcessRenderer } from '#server/adapters/render/process-renderer.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { EDITIONS } from '#editions/editions.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readPageView } from '#tests/support/read-edition-view.ts';

const server = new TestServer();
const SCRIPT = 'export const quay = 1;'.repeat(100);

beforeAll(async () => {
  writeFileSync(
    join(server.temporary.folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>x</title><script type="application/json" id="edition-view">%EDITION_VIEW%</script></head></html>',
  );
  mkdirSync(join(server.temporary.folder, 'assets'));
  writeFileSync(join(server.temporary.folder, 'assets/part-1.js'), SCRIPT);
  writeFileSync(join(server.temporary.folder, 'assets/part-1.js.br'), brotliCompressSync(SCRIPT));
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

/** What the server answers to these bytes before it closes the connection. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('a file of the pages', () => {
  const open = (headers = {}) =>
    server.app.inject({ url: '/assets/part-1.js', headers: { host: 'localhost', ...headers } });

  it('is sent as it was compressed when the pages were built, and whole to who cannot read that', async () => {
    const compressed = await open({ 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(SCRIPT).length),
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(SCRIPT);
    const plain = await open();
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    expect((await open({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });
});

const openPage = (url: string, host: string) => server.app.inject({ url, headers: { host } });
const viewOf = async (host: string) => readPageView((await openPage('/', host)).body);
const DEFAULT = { path: { endpoint: 'documentSearch' } };

describe('editions by host', () => {
  it.each([
    ['ka.localhost', 'KA'],
    ['ka.localhost:8080', 'KA'],
    ['KIPL.localhost:9', 'KIPL'],
    ['kcl.localhost', 'KCL'],
    ['localhost:8080', 'KA'],
    ['127.0.0.1:8080', 'KA'],
  ])('%s shows %s (SH-001, SH-002, SH-005, SH-007)', async (host, siteId) => {
    const { statusCode, body } = await openPage('/search?q=x', host);
    expect(statusCode).toBe(200);
    expect(readPageView(body).siteId).toBe(siteId);
    expect(body).toContain(`data-edition="${siteId.toLowerCase()}"`);
  });

  it('offers a switch on plain localhost alone, and remembers the choice for the browser session (SH-005, SH-006)', async () => {
    expect((await viewOf('ka.localhost')).switch).toEqual([]);
    const standalone = await viewOf('localhost');
    expect(standalone.switch.map(({ siteId }) => siteId)).toEqual(['KA', 'KIPL', 'KCL']);
    const chosen = await openPage(standalone.switch[2]!.href, 'localhost');
    expect(chosen.statusCode).toBe(303);
    const cookie = String(chosen.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    const page = await server.app.inject({
      url: '/',
      headers: { host: 'localhost', cookie: cookie.split(';')[0] ?? '' },
    });
    expect(readPageView(page.body).siteId).toBe('KCL');
  });

  it('offers the editions on a host that belongs to none, and logs that there is no site id (SH-007, ERR-008)', async () => {
    const warn = vi.spyOn(server.app.log, 'warn');
    const { status, body } = await server.get('/', 'elsewhere.example');
    expect(status).toBe(404);
    expect(warn.mock.calls).toEqual([[{ host: 'elsewhere.example' }, 'No SiteId found']]);
    warn.mockRestore();
    expect(body).toContain('Choose an edition');
    for (const host of ['ka.localhost', 'kipl.localhost', 'kcl.localhost']) expect(body).toContain(`http://${host}`);
    expect((await server.refuse(search, { ...DEFAULT, host: 'elsewhere.example' })).status).toBe(404);
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(EDITIONS))).toEqual(EDITIONS);
  });

  it('name only facets they define, in every mode', () => {
    for (const edition of Object.values(EDITIONS)) {
      const known = new Set(edition.facets.map((facet) => facet.id));
      for (const mode of edition.modes) {
        for (const facet of mode.facets) expect(known.has(facet), `${edition.id} ${mode.id} ${facet}`).toBe(true);
      }
    }
  });
});

describe('health and safety', () => {
  it('answers that it is up, ready and which edition it serves', async () => {
    expect(await server.get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await server.get('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
    expect((await server.get('/apiv2/api/Ping?app=check')).body).toMatchObject({
      app: 'check',
      siteId: 'KA',
      status: 'ok',
    });
  });

  it('allows no script but its own', async () => {
    const page = await server.app.inject({ url: '/', headers: { host: 'ka.localhost' } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  it('refuses a body that is too large, in words', async () => {
    const refused = await server.refuse(search, { ...DEFAULT, body: { q: 'x'.repeat(300 * 1024) } });
    expect(refused).toMatchObject({ status: 413, code: 'body-too-large' });
  });

  it.each([
    ['whose percent signs mean nothing', '/apiv2/api/SearchAlerts/%zz', 400, 'request-invalid'],
    ['of a page whose percent signs mean nothing', '/document/%E0%A4%A', 400, 'request-invalid'],
    ['with an id that is too long', `/apiv2/api/ResearchRecord/${'x'.repeat(301)}`, 414, 'address-too-long'],
  ])('refuses an address %s, in words', async (_what, url, status, code) => {
    const id = expect.stringMatching(/^[\da-f-]{36}$/u);
    const message = expect.stringMatching(/^[A-Z].*\.$/u);
    expect(await server.get(url)).toMatchObject({ status, body: { code, message, requestId: id } });
    const page = await server.app.inject({ url, headers: { host: 'ka.localhost', 'sec-fetch-mode': 'navigate' } });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.body).toContain('<a href="/">Go to the homepage</a>');
  });

  it.each([
    [
      'more in its head than is taken',
      `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'head-too-large',
    ],
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'request-invalid'],
  ])('refuses a connection that sends %s, in words', async (_what, sent, status, code) => {
    const { port } = server.app.server.address() as AddressInfo;
    const [head = '', body = ''] = (await send(port, sent)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({ code, requestId: expect.stringMatching(/^[\da-f-]{36}$/u) });
  });

  it('never serves a file outside the pages', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
    ]) {
      const { body } = await server.get(path);
      expect(JSON.stringify(body)).not.toContain('"dependencies"');
    }
  });
});

describe('settings', () => {
  it('have working defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', edition: 'KA', hasDemo: true });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['PANDECT_TRUSTED_PROXIES', '1'],
    ['PANDECT_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PANDECT_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PANDECT_HOSTS', 'XX=law.example.org'],
    ['PANDECT_HOSTS', 'KA=law.example.org:8080'],
    ['PANDECT_PUBLIC_URL', 'ftp://law.example.org'],
    ['PANDECT_PUBLIC_URL', 'https://law.example.org/library'],
    ['PANDECT_SESSION_IDLE_MINUTES', '0'],
    ['PANDECT_SESSION_DAYS', 'x'],
    ['PANDECT_LIMIT_CLIENT', '-1'],
    ['PANDECT_LIMIT_ACCOUNT', 'many'],
    ['PANDECT_LIMIT_SIGN_IN', '1.5'],
    ['PANDECT_EDITION', 'XX'],
    ['PANDECT_DEMO', 'maybe'],
    ['PANDECT_TIMEZONE', 'Moon/Base'],
    ['PANDECT_STORE', 'postgres://x'],
    ['PANDECT_SEARCH', 'https://x'],
    ['PANDECT_SEARCH_WORKERS', '0'],
    ['PANDECT_LOG', 'loud'],
  ])('%s=%s stops the start with the name, what was found and what is allowed', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is “${value.replaceAll(/[^\w ]/g, '.')}”; it must be .{5,}`),
    );
  });
});

describe('the description of the calls', () => {
  it('is served, valid, and the same as the file in the documentation', async () => {
    const { body } = await server.get('/apiv2/openapi.json');
    const written = readFileSync(join(PRODUCT.root, 'docs/openapi.json'), 'utf8');
    expect(body).toEqual(JSON.parse(written));
    expect(await new Validator().validate(written)).toMatchObject({ valid: true });
  });

  it('can be read by people too', async () => {
    const { status, body } = await server.get('/apiv2/openapi');
    expect(status).toBe(200);
    expect(body).toContain('GET /apiv2/document/GetDocument');
  });
});

describe('a server that is closing', () => {
  it('answers what still arrives in the words of the library, and each answer is the last of its connection', async () => {
    const closing = new TestServer();
    const renderer = new ProcessRenderer(createServers());
    const slow = vi.spyOn(renderer, 'close').mockImplementation(() => pause(1000));
    await closing.open(0, { createRenderer: () => renderer });
    const address = await closing.app.listen({ port: 0, host: '127.0.0.1' });
    const closed = closing.app.close();
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const answer = await fetch(`${address}/apiv2/nowhere`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'close']);
    expect(await answer.json()).toMatchObject({ code: 'route-not-found', requestId: expect.any(String) });
    await closed;
    await closing.close();
  });
});
