import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { listFrameSources } from '#server/http/frame-sources.ts';
import { listSecurityHeaders } from '#server/http/security-headers.ts';
import { openServer } from '#server/compose/open-server.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const ACCOUNT = '/apiv2/account/GetAccountInformation';
const HOST = 'ka.localhost';

const server = new TestServer();
beforeAll(() => server.open());
afterAll(() => server.close());

describe('a refusal of an address that somebody opened', () => {
  const PDF = '/apiv2/document/getpdf/machine-generated-evidence.pdf';
  const navigate = (url: string, headers: Record<string, string>) =>
    server.app.inject({ url, headers: { host: HOST, 'sec-fetch-mode': 'navigate', ...headers } });

  it('is a small page in words with a way on: 401 for a stranger, 403 for whom it is not included', async () => {
    const { headers } = await server.signIn('ka');
    const stranger = await navigate(PDF, {});
    const reader = await navigate(PDF, headers);
    expect([stranger.statusCode, reader.statusCode]).toEqual([401, 403]);
    for (const { headers: sent, body } of [stranger, reader]) {
      expect(sent['content-type']).toBe('text/html; charset=utf-8');
      expect(sent['cache-control']).toBe('no-store');
      expect(body).toMatch(/^<!doctype html><html lang="en">/);
      expect(body).toContain('<a href="/">Go to the homepage</a>');
      expect(body).not.toMatch(/[{}]|requestId|not-subscribed|undefined/);
    }
    expect(stranger.body).toContain('<h1>Please sign in to use this.</h1>');
    expect(stranger.body).toContain(`<a href="/account/login?returnUrl=${encodeURIComponent(PDF)}">Sign in</a>`);
    expect(reader.body).toContain('<h1>This is not included in your subscription.</h1>');
    expect(reader.body).not.toContain('Sign in');
  });

  it('is JSON for the application, and nothing of the address gets into the page', async () => {
    const answer = await server.app.inject({ url: PDF, headers: { host: HOST, 'sec-fetch-mode': 'cors' } });
    expect(parseRefusal(answer)).toMatchObject({ code: 'sign-in-needed' });
    const tricky = await navigate(`${PDF}?x="><script>alert(1)</script>`, {});
    expect(tricky.statusCode).toBe(401);
    expect(tricky.body).not.toContain('<script>');
  });
});

describe('frames', () => {
  it('show nothing where no demo is set up, and the origin of each demo where one is (OP-28)', async () => {
    const page = await server.app.inject({ url: '/', headers: { host: HOST } });
    expect(String(page.headers['content-security-policy']).split(';')).toContain("frame-src 'none'");
    const demos = [null, 'https://demo.example.com:8443/tour?x=1', 'https://demo.example.com:8443/other'];
    expect(listFrameSources(demos)).toEqual(['https://demo.example.com:8443']);
    const editions = Object.values(EDITIONS).map((edition) => ({
      ...edition,
      addresses: { ...edition.addresses, demo: 'https://demo.example.com/tour' },
    }));
    const { directives } = listSecurityHeaders(editions).contentSecurityPolicy;
    expect(directives['frame-src']).toEqual(['https://demo.example.com']);
  });
});

describe('transport security', () => {
  it('is asked for on https alone, for a year', async () => {
    const plain = await server.app.inject({ url: '/', headers: { host: HOST } });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const settings = { PANDECT_HOSTS: 'KA=law.example.org', PANDECT_PUBLIC_URL: 'https://law.example.org' };
    const real = new TestServer(new TemporaryLibrary(settings));
    await real.open();
    for (const url of ['/', ACCOUNT, '/apiv2/nothing', '/favicon.svg']) {
      const answer = await real.app.inject({ url, headers: { host: 'law.example.org' } });
      expect(answer.headers['strict-transport-security'], url).toBe('max-age=31536000');
    }
    await real.close();
  });
});

describe('the log of requests', () => {
  it('holds no code and no state of a sign-in, whatever base and letter case, and goes on naming other addresses', async () => {
    const temporary = new TemporaryLibrary({ PANDECT_LOG: 'info' });
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const logging = await openServer(temporary.config, { workers: 0, webFolder: temporary.folder, log });
    await logging.app.ready();
    for (const url of [
      '/apiv2/Account/callback?code=onetimecode&state=secretstate',
      '/APIV1/account/CALLBACK/?code=onetimecode&state=secretstate',
      '/apiv2/Account/callback?code=onetimecode&state=%ZZ',
      '/oidc/auth?code_challenge=onetimecode&state=secretstate',
      '/search?q=seat',
    ]) {
      await logging.app.inject({ url, headers: { host: HOST } });
    }
    await logging.close();
    temporary.dispose();
    const text = lines.join('');
    expect(text).toContain('"url":"/apiv2/Account/callback"');
    expect(text).toContain('"url":"/search?q=seat"');
    expect(text).not.toMatch(/onetimecode|secretstate/);
  });
});
