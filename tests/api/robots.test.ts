import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const temporary = new TemporaryLibrary({
  PANDECT_HOSTS: 'KIPL=ip.law.example',
  PANDECT_PUBLIC_URL: 'https://law.example',
});
const server = new TestServer(temporary);

beforeAll(() => server.open());

afterAll(() => server.close());

const ask = (url: string, host: string) => server.app.inject({ url, headers: { host } });

/** The addresses of a sitemap, which has to be XML. */
async function readSitemap(host: string): Promise<string[]> {
  const answer = await ask('/sitemap.xml', host);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/xml/u);
  const addresses: string[] = [];
  let name = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => (name = tag.name));
  parser.on('text', (text) => void (name === 'loc' && text.trim() !== '' && addresses.push(text)));
  parser.on('error', (error) => expect.fail(error.message));
  parser.write(answer.body).close();
  return addresses;
}

describe('what programs that index pages are told (OP-179)', () => {
  it.each([
    ['ka.localhost:8080', 'http://ka.localhost:8080', 'KA'],
    ['kcl.localhost:8080', 'http://kcl.localhost:8080', 'KCL'],
    ['ip.law.example', 'https://ip.law.example', 'KIPL'],
  ] as const)('the sitemap of %s names public pages, each under that host', async (host, origin, id) => {
    const addresses = await readSitemap(host);
    expect(addresses).toContain(`${origin}/policy/privacy`);
    expect(addresses).toContain(`${origin}/contactcustomersupport`);
    expect(addresses.some((address) => /\/account|\/search|\/document|unsubscribe/iu.test(address))).toBe(false);
    const { routes, subscriptions } = EDITIONS[id];
    for (const address of addresses) {
      expect(address.startsWith(`${origin}/`), address).toBe(true);
      expect(resolveRoute(routes, subscriptions, [], new URL(address).pathname, '').kind, address).toBe('page');
    }
  });

  it('robots are allowed the pages of the sitemap and what draws them, and nothing else', async () => {
    const { body, headers } = await ask('/robots.txt', 'ip.law.example');
    expect(headers['content-type']).toMatch(/^text\/plain/u);
    const lines = body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /');
    expect(lines).toContain('Sitemap: https://ip.law.example/sitemap.xml');
    const allowed = lines.flatMap((line) => /^Allow: (.*)$/u.exec(line)?.[1] ?? []);
    for (const address of await readSitemap('ip.law.example')) expect(allowed).toContain(new URL(address).pathname);
    expect(allowed).toContain('/assets/');
    expect(allowed).not.toContain('/');
  });

  it.each(['test.ip.law.example', 'staging.ka.localhost', 'nobody.example'])(
    '%s is not to be indexed',
    async (host) => {
      expect((await ask('/robots.txt', host)).body).toBe('User-agent: *\nDisallow: /\n');
      expect((await ask('/sitemap.xml', host)).statusCode).toBe(404);
    },
  );
});
