import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation, getCsrf, loginByAddress } from '#contract/account.ts';
import { CALLS } from '#contract/calls.ts';
import { createLatestSearch, listLatestSearches } from '#contract/latest-searches.ts';
import { search } from '#contract/search.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { TestBrowser } from '#tests/support/test-browser.ts';

const HOST = 'ka.localhost';
const UNIVERSITY = '192.0.2.7';
const DEFAULT = { path: { endpoint: 'documentSearch' } };

const server = new TestServer();
let origin = '';

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://${HOST}:${(server.app.server.address() as AddressInfo).port}`;
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
});

afterAll(() => server.close());

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers: { host: HOST, ...headers } });
const isPage = ({ headers }: { readonly headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('text/html');

describe('the bases of the calls', () => {
  it('are /apiv2 and, with the same answers, the older /apiv1 (API-001)', async () => {
    const account = await server.call(getAccountInformation);
    expect(account.userId).toBe('demo-kapp');
    const older = { ...getAccountInformation, path: '/apiv1/account/GetAccountInformation' };
    expect(await server.call(older)).toEqual(account);
    const body = { q: 'seat' };
    const { milliseconds: _one, ...found } = await server.call(search, { ...DEFAULT, body });
    const { milliseconds: _other, ...again } = await server.call(
      { ...search, path: '/apiv1/{endpoint}/search' },
      { ...DEFAULT, body },
    );
    expect(again).toEqual(found);
  });

  it('are /mip for the calls of the second generation, and /mdl is kept for the locator: no page is there (API-001, API-003)', async () => {
    const kept = await server.call(createLatestSearch, { body: { title: 'seat', url: '/search?q=seat' } });
    expect(createLatestSearch.path).toBe('/mip/api/LatestSearches');
    expect(await server.call(listLatestSearches)).toEqual([kept]);
    for (const url of ['/mip/nothing', '/mdl', '/mdl/api/ping?app=x', '/mip/account/GetAccountInformation']) {
      expect(await server.refuse({ ...getAccountInformation, path: url }), url).toMatchObject({
        status: 404,
        code: 'route-not-found',
      });
    }
  });

  it('stand before every call: its bare path is a page of the application, or nothing (API-002, API-003)', async () => {
    for (const { method, path } of CALLS) {
      const bare = path.replace(/^\/\w+/u, '').replaceAll(/\{\w+\}/gu, 'x');
      const answer = await server.app.inject({ method, url: bare, headers: await server.headersFor(HOST) });
      expect(method === 'GET' ? isPage(answer) : answer.statusCode === 404, `${method} ${bare}`).toBe(true);
    }
  });

  it('and every path match whatever their letter case (API-017)', async () => {
    const account = await server.call(getAccountInformation);
    for (const path of ['/apiv2/Account/GetAccountInformation', '/APIV2/account/getaccountinformation']) {
      expect(await server.call({ ...getAccountInformation, path }), path).toEqual(account);
    }
    for (const endpoint of ['documentSearch', 'documentsearch', 'DOCUMENTSEARCH']) {
      expect((await server.search({}, { endpoint })).total, endpoint).toBe(0);
    }
  });
});

describe('GetCsrf', () => {
  it('sets the anti-forgery cookie, sends its value in a header and answers an empty object (API-004, API-013)', async () => {
    const sent = await server.send(getCsrf, { headers: {} });
    expect(parseAnswer(getCsrf, sent)).toEqual({});
    const [cookie] = sent.cookies;
    expect(sent.cookies).toHaveLength(1);
    expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
    expect(sent.headers['x-xsrf-token']).toBe(cookie?.value);
  });

  it('gives what a call needs that changes something (API-004)', async () => {
    const { secret } = await server.signIn('ka');
    const session = `pandect_session=${secret}`;
    const body = { title: 'seat', url: '/search?q=seat' };
    const refused = await server.refuse(createLatestSearch, { body, headers: { cookie: session } });
    expect(refused.code).toBe('token-missing');
    const sent = await server.send(getCsrf, { headers: { cookie: session } });
    const token = String(sent.headers['x-xsrf-token']);
    const headers = { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect(await server.call(createLatestSearch, { body, headers })).toMatchObject(body);
  });
});

describe('GetAccountInformation', () => {
  it('names user, account, name, account number and subscription (API-005, ENT-001)', async () => {
    for (const path of ['/apiv2/account/GetAccountInformation', '/apiv2/Account/GetAccountInformation']) {
      expect(await server.call({ ...getAccountInformation, path })).toMatchObject({
        userId: 'demo-kapp',
        accountId: 'demo-kapp',
        username: 'Tomas Verhey',
        accountNo: 'D-1002',
        subscription: 'KAPP',
      });
    }
  });

  it('says by what the visitor was recognised and names the session, which opens nothing (API-006, ENT-001)', async () => {
    const [one, other] = [await signIn(server.people, 'ka'), await signIn(server.people, 'ka')];
    const accounts = [];
    for (const { headers } of [one, other]) accounts.push(await server.call(getAccountInformation, { headers }));
    for (const account of accounts) expect(account).toMatchObject({ authenticatedByIp: false, userId: 'demo-ka' });
    const ids = accounts.map(({ gaSessionId }) => gaSessionId ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{22}$/u);
      const forged = await server.call(getAccountInformation, { headers: { cookie: `pandect_session=${id}` } });
      expect(forged.userId).toBeNull();
    }
    const atNetwork = await server.call(getAccountInformation, { headers: {}, from: UNIVERSITY });
    expect(atNetwork).toMatchObject({ authenticatedByIp: true, userId: null, accountNo: 'D-2001' });
    const onTop = await server.call(getAccountInformation, { headers: one.headers, from: UNIVERSITY });
    expect(onTop).toMatchObject({ authenticatedByIp: false, userId: 'demo-ka' });
  });
});

describe('what a browser navigates to', () => {
  it('Account/login leads to the server login and from there to returnurl (API-007)', async () => {
    const browser = new TestBrowser();
    const page = await browser.open(`${origin}/apiv2/Account/login?returnurl=${encodeURIComponent('/books?q=seat')}`);
    expect(new URL(page.url).pathname).toMatch(/^\/oidc\//u);
    expect(page.text).toContain('name="password"');
    const isBack = (url: string) => url.startsWith(`${origin}/books`);
    const landed = await browser.submit(page, { username: 'ka', password: DEMO_PASSWORD }, isBack);
    expect(landed.url).toBe(`${origin}/books?q=seat`);
  });

  it('Account/logout ends the session and leads to a page (API-008)', async () => {
    const { cookie } = await signIn(server.people, 'yb');
    const who = async () => (await server.call(getAccountInformation, { headers: { cookie } })).userId;
    expect(await who()).toBe('demo-yb');
    const out = await open('/apiv2/Account/logout', { cookie, 'sec-fetch-mode': 'navigate' });
    expect([out.statusCode, out.headers.location]).toEqual([303, '/']);
    expect(out.cookies.find(({ name }) => name === 'pandect_session')).toMatchObject({ value: '' });
    expect(await who()).toBeNull();
    expect(isPage(await open('/'))).toBe(true);
  });

  it('Account/loginip signs in by network address (API-009)', async () => {
    const sent = await server.send(loginByAddress, { headers: {}, from: UNIVERSITY });
    expect(parseAnswer(loginByAddress, sent)).toEqual({
      recognised: true,
      institution: 'Northquay University Library',
    });
    const cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await server.search({}, { headers: await tokenFor(cookie), from: UNIVERSITY })).total).toBe(0);
    expect(await server.call(loginByAddress, { headers: {} })).toEqual({ recognised: false, institution: null });
  });

  it('Account/loggedout is the page after it, which needs no sign-in (API-010)', async () => {
    const sent = await open('/apiv2/Account/loggedout');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/Account/loggedout']);
    const page = await open('/Account/loggedout');
    expect([page.statusCode, isPage(page)]).toEqual([200, true]);
    const { routes, subscriptions } = EDITIONS.KA;
    const shown = resolveRoute(routes, subscriptions, [], '/Account/loggedout', '');
    expect(shown).toMatchObject({ kind: 'page', route: { outcome: { page: 'signed-out' } } });
  });

  it.each([
    ['id=toc-1&q=x%20y&p=2', '/document/toc-1?q=x+y&p=2'],
    ['ID=a%2Fb&returnUrl=%2Fbooks', '/document/a%2Fb?returnUrl=%2Fbooks'],
    ['q=one&q=two&docid=toc-1', '/document/toc-1?q=one&q=two'],
  ])('document/RedirectToDocument keeps the query string %s (API-011)', async (query, location) => {
    const sent = await open(`/apiv2/document/RedirectToDocument?${query}`);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, location]);
  });

  async function tokenFor(cookie: string): Promise<Record<string, string>> {
    const sent = await server.send(getCsrf, { headers: { cookie }, from: UNIVERSITY });
    const token = String(sent.headers['x-xsrf-token']);
    return { cookie: `${cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  }
});

describe('Ping', () => {
  it.each(['/apiv2/api/Ping', '/apiv1/api/Ping', '/mip/api/ping'])(
    '%s takes app and says which edition answers, in which version and when (API-012, API-013)',
    async (path) => {
      for (const [host, siteId] of [
        ['ka.localhost', 'KA'],
        ['kcl.localhost', 'KCL'],
      ] as const) {
        const before = new Date().toISOString();
        const { status, body } = await server.get(`${path}?app=manual-ip`, host);
        expect(status).toBe(200);
        expect(body).toEqual({
          app: 'manual-ip',
          siteId,
          status: 'ok',
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
        });
        const { time } = body as { readonly time: string };
        expect(before <= time && time <= new Date().toISOString()).toBe(true);
      }
    },
  );
});
