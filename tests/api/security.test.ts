import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation, getCsrf } from '#contract/account.ts';
import { search as searchCall } from '#contract/search.ts';
import { createSecret, hashSecret } from '#server/http/session-secret.ts';
import { openServer } from '#server/compose/open-server.ts';
import { DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer, parseRefusal } from '#tests/support/parse-answer.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { TestBrowser } from '#tests/support/test-browser.ts';

const ACCOUNT = getAccountInformation.path;
const DEFAULT = { path: { endpoint: 'documentSearch' } };
const HOST = 'ka.localhost';
const UNIVERSITY = '192.0.2.7';

const server = new TestServer();
let origin = '';

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://ka.localhost:${(server.app.server.address() as { port: number }).port}`;
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
});

afterAll(() => server.close());

const as = (username: string): Promise<SignedIn> => signIn(server.people, username);

async function who(cookie: string, headers: Record<string, string> = {}): Promise<string | null> {
  return (await server.call(getAccountInformation, { headers: { cookie, ...headers } })).userId;
}

async function search(headers: Record<string, string>): Promise<readonly [number, string | undefined]> {
  const sent = await server.send(searchCall, { ...DEFAULT, body: { q: 'x' }, headers });
  return [sent.statusCode, sent.statusCode === 200 ? undefined : parseRefusal(sent).code];
}

describe('a forged or replayed session', () => {
  it('that nobody was given opens nothing', async () => {
    const { id, secret } = await as('kapp');
    const forged = [
      createSecret(),
      id,
      hashSecret(secret),
      'demo-kapp',
      secret.toUpperCase(),
      secret.slice(0, -1),
      `${secret}A`,
    ];
    for (const value of forged) expect(await who(`pandect_session=${value}`), value).toBeNull();
    expect(await who(`pandect_session=${secret}`)).toBe('demo-kapp');
  });

  it('under the name for https opens nothing on a plain connection', async () => {
    expect(await who(`__Host-pandect_session=${(await as('kapp')).secret}`)).toBeNull();
  });

  it('that was signed out is over, with all sessions of the account and none of another’s', async () => {
    const [one, other, stranger] = [await as('kapp'), await as('kapp'), await as('ka')];
    await server.app.inject({ url: '/apiv2/Account/logout', headers: { host: HOST, cookie: one.cookie } });
    expect([await who(one.cookie), await who(other.cookie), await who(stranger.cookie)]).toEqual([
      null,
      null,
      'demo-ka',
    ]);
  });

  it('planted before sign-in is not kept: the sign-in makes another and the planted one opens nothing', async () => {
    const browser = new TestBrowser();
    const planted = await as('none');
    const invented = createSecret();
    for (const secret of [planted.secret, invented]) {
      browser.setCookie(origin, 'pandect_session', secret);
      const page = await browser.open(`${origin}/apiv2/Account/login`);
      await browser.submit(page, { username: 'kapp', password: DEMO_PASSWORD }, (url) => url === `${origin}/`);
      expect(browser.cookie(origin, 'pandect_session')).not.toBe(secret);
      expect(await who(`pandect_session=${secret}`)).toBeNull();
      expect(await who(`pandect_session=${browser.cookie(origin, 'pandect_session')}`)).toBe('demo-kapp');
    }
  });

  it('is not in the store: what is there cannot be used', async () => {
    const { secret } = await as('kapp');
    const limits = { idleSince: '2000-01-01', madeSince: '2000-01-01' };
    expect(await server.people.sessions.findSession(secret, limits)).toBeUndefined();
    expect(await server.people.sessions.findSession(hashSecret(secret), limits)).toMatchObject({
      account: 'demo-kapp',
    });
  });
});

describe('a malformed cookie', () => {
  it.each([
    ['nothing', ''],
    ['garbage', '\u0001\u0002;;;=;=x; %%%; \u00ff'],
    ['8 KB', `pandect_session=${'A'.repeat(8000)}; XSRF-TOKEN=${'B'.repeat(100)}`],
    ['a wrong encoding', 'pandect_session=%E0%A4%A; subscription=%; pandect_signed_out=%zz; pandect-edition=%00'],
    ['a quote', 'pandect_session="'],
    ['names of prototypes', '__proto__=x; constructor=y; toString=z; hasOwnProperty=1'],
    ['many', Array.from({ length: 300 }, (_, index) => `a${index}=b`).join('; ')],
  ])('%s is answered as anonymous', async (_what, cookie) => {
    for (const url of [
      ACCOUNT,
      '/apiv2/account/GetCsrf',
      '/apiv2/edition-view',
      '/search?q=x',
      '/apiv2/Account/loginip',
    ]) {
      const answer = await server.app.inject({ url, headers: { host: HOST, cookie } });
      expect(answer.statusCode, url).toBe(200);
    }
    expect(await who(cookie)).toBeNull();
  });
});

describe('a call that changes something', () => {
  it('needs the token of its own session (OP-05, SH-316, SH-317)', async () => {
    const [reader, other] = [await as('kapp'), await as('kapp')];
    const anonymous = await server.send(getCsrf, { headers: {} });
    const stray = String(anonymous.headers['x-xsrf-token']);
    const refused = [403, 'token-missing'];
    expect(await search({ cookie: reader.cookie })).toEqual(refused);
    expect(await search({ cookie: `pandect_session=${reader.secret}`, 'x-xsrf-token': reader.token })).toEqual(refused);
    for (const token of [other.token, stray, createSecret(), '', `${reader.token}=`, reader.token.toLowerCase()]) {
      const cookie = `pandect_session=${reader.secret}; XSRF-TOKEN=${token}`;
      expect(await search({ cookie, 'x-xsrf-token': token }), token).toEqual(refused);
    }
    expect(await search(reader.headers)).toEqual([200, undefined]);
  });

  it('of somebody without a session needs a token of ours that cookie and header agree on', async () => {
    const give = async () => {
      const answer = await server.send(getCsrf, { headers: {} });
      expect(parseAnswer(getCsrf, answer)).toEqual({});
      expect(String(answer.headers['set-cookie'])).toBe(
        `XSRF-TOKEN=${String(answer.headers['x-xsrf-token'])}; Path=/; SameSite=Lax`,
      );
      return String(answer.headers['x-xsrf-token']);
    };
    const [one, other] = [await give(), await give()];
    const id = 'A'.repeat(22);
    const forged = `${id}.${createHmac('sha256', 'guess').update(`anonymous ${id}`).digest('base64url')}`;
    expect(await search({ cookie: `XSRF-TOKEN=${one}`, 'x-xsrf-token': other })).toEqual([403, 'token-missing']);
    expect(await search({ cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged })).toEqual([403, 'token-missing']);
    expect(await search({ cookie: `XSRF-TOKEN=${one}`, 'x-xsrf-token': one })).toEqual([401, 'sign-in-needed']);
  });

  it('from another site is refused whatever it carries', async () => {
    const { headers } = await as('kapp');
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://kipl.localhost' },
      { origin: 'http://ka.localhost.evil.example' },
      { origin: 'https://ka.localhost' },
    ]) {
      expect(await search({ ...headers, ...foreign }), JSON.stringify(foreign)).toEqual([403, 'token-missing']);
    }
    expect(await search({ ...headers, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' })).toEqual([
      200,
      undefined,
    ]);
  });

  it('is held to the token under every base and letter case', async () => {
    const { cookie } = await as('kapp');
    for (const url of ['/APIV2/documentSEARCH/Search', '/apiv1/documentSearch/Filter', '/apiv2/Tracking/event']) {
      const answer = await server.app.inject({ method: 'POST', url, payload: {}, headers: { host: HOST, cookie } });
      expect(parseRefusal(answer), url).toMatchObject({ status: 403, code: 'token-missing' });
    }
  });

  it('is refused when it is larger than any call of ours', async () => {
    const { headers } = await as('kapp');
    const body = { q: 'x'.repeat(300 * 1024) };
    const refused = await server.refuse(searchCall, { ...DEFAULT, body, headers });
    expect(refused).toMatchObject({ status: 413, code: 'body-too-large' });
  });
});

describe('an address to return to', () => {
  const TRICKS = [
    'https://evil.example',
    'http://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:%20x=y',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://ka.localhost@evil.example/',
    'http://ka.localhost.evil.example/',
    'http://ka.localhost:1/',
    'https://ka.localhost/',
    'http://kipl.localhost/',
    'http:evil.example',
    'http:/evil.example',
    'http:\\\\evil.example',
    'evil.example',
    '?x',
    '/'.repeat(9000),
    '\u2028//evil.example',
  ];

  it.each(TRICKS)('%j leads to the site’s first page after a sign-in by address (OP-14)', async (trick) => {
    const answer = await server.app.inject({
      url: `/apiv2/Account/loginip?${new URLSearchParams({ returnUrl: trick }).toString()}`,
      headers: { host: HOST },
      remoteAddress: UNIVERSITY,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
  });

  it('never leaves the site after a sign-in with a password either, nor where it fails', async () => {
    for (const path of ['login', 'ssologin']) {
      for (const trick of TRICKS) {
        const answer = await server.app.inject({
          url: `/apiv2/Account/${path}?${new URLSearchParams({ returnUrl: trick }).toString()}`,
          headers: { host: HOST },
        });
        const state = new URL(String(answer.headers.location)).searchParams.get('state') ?? '';
        expect((await server.people.sessions.takeAttempt(state))?.returnUrl, trick).toBe('/');
      }
    }
  });

  it('that stands there twice counts for nothing', async () => {
    const answer = await server.app.inject({
      url: '/apiv2/Account/loginip?returnUrl=/books&ReturnURL=//evil.example',
      headers: { host: HOST, 'sec-fetch-mode': 'navigate' },
      remoteAddress: UNIVERSITY,
    });
    expect(answer.headers.location).toBe('/');
  });

  it('of a former table of contents stays below /document/', async () => {
    for (const id of [
      '//evil.example',
      'https://evil.example',
      '\\evil.example',
      '../account/logout',
      'a\r\nSet-Cookie: x=y',
      '\ud800',
    ]) {
      const query = new URLSearchParams({ id }).toString();
      const answer = await server.app.inject({
        url: `/apiv2/document/RedirectToDocument?${query}`,
        headers: { host: HOST },
      });
      expect(String(answer.headers.location), id).toMatch(/^\/document\/[^/\\\s]+$/);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('what a browser claims', () => {
  it('to hold in its subscription cookies is not believed (SH-021)', async () => {
    const claim = 'subscription=KAPP; subscription_session=KAPP';
    const reader = await as('none');
    const call = { ...reader.headers, cookie: `${reader.cookie}; ${claim}` };
    expect(await search(call)).toEqual([403, 'not-subscribed']);
    const account = await server.call(getAccountInformation, { headers: { cookie: call.cookie } });
    expect(account).toMatchObject({ userId: 'demo-none', subscription: null });
  });

  it('of another account’s ids in query, body or header changes nothing', async () => {
    const { headers } = await as('none');
    const answer = await server.app.inject({
      url: `${ACCOUNT}?userId=demo-kapp&accountId=demo-kapp&subscription=KAPP&gaSessionId=x`,
      headers: {
        host: HOST,
        ...headers,
        'x-user-id': 'demo-kapp',
        'x-remote-user': 'kapp',
        authorization: 'Bearer kapp',
      },
    });
    expect(parseAnswer(getAccountInformation, answer)).toMatchObject({ userId: 'demo-none', subscription: null });
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])(
    'of its address in %s is not read',
    async (name) => {
      const value = name === 'forwarded' ? `for=${UNIVERSITY}` : UNIVERSITY;
      const { subscription } = await server.call(getAccountInformation, { headers: { [name]: value } });
      expect(subscription).toBeNull();
    },
  );

  it('of its host never comes back in an address', async () => {
    for (const host of [
      'evil.example',
      'ka.localhost.evil.example',
      'ka.localhost@evil.example',
      'ka.localhost:80:80',
      'ka.localhost:x',
      'ka.localhost/evil.example',
      '"><script>',
      'ka.localhost.',
    ]) {
      for (const url of ['/', '/apiv2/Account/login', '/apiv2/Account/logout', '/apiv2/edition-view']) {
        const answer = await server.app.inject({ url, headers: { host } });
        expect([answer.statusCode, answer.headers.location], `${host} ${url}`).toEqual([404, undefined]);
        expect(answer.body).not.toContain(host);
      }
    }
  });

  it('of a forwarded host or scheme is not read', async () => {
    const headers = {
      host: HOST,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-host': 'evil.example',
    };
    const login = await server.app.inject({ url: '/apiv2/Account/login', headers });
    const back = new URL(String(login.headers.location)).searchParams.get('redirect_uri');
    expect(back).toBe(`http://${HOST}/apiv2/Account/callback`);
    expect((await server.app.inject({ url: '/', headers })).body).not.toContain('evil.example');
  });
});

describe('behind a proxy', () => {
  it('its word counts only where the settings name it, and only for the hop before it', async () => {
    const proxied = new TestServer(new TemporaryLibrary({ PANDECT_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16' }));
    await proxied.open();
    await proxied.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
    const recognised = async (remoteAddress: string, forwarded: string) => {
      const asked = { headers: { 'x-forwarded-for': forwarded }, from: remoteAddress };
      return (await proxied.call(getAccountInformation, asked)).authenticatedByIp === true;
    };
    expect(await recognised('10.0.0.1', UNIVERSITY)).toBe(true);
    expect(await recognised('10.1.2.3', `${UNIVERSITY}, 10.0.0.1`)).toBe(true);
    expect(await recognised('10.0.0.1', `${UNIVERSITY}, 198.51.100.1`)).toBe(false);
    expect(await recognised('10.0.0.2', UNIVERSITY)).toBe(false);
    for (const garbage of ['', 'x', ',,,', '999.1.1.1', `${UNIVERSITY}.evil`, `"${UNIVERSITY}"`, `${UNIVERSITY}:80`]) {
      expect(await recognised('10.0.0.1', garbage), garbage).toBe(false);
    }
    await proxied.close();
  });
});

describe('a restart', () => {
  it('keeps sessions and their tokens, and confuses none', async () => {
    const temporary = new TemporaryLibrary();
    const first = await openServer(temporary.config, { workers: 0, webFolder: temporary.folder });
    const [one, other] = [await signIn(first.people, 'kapp'), await signIn(first.people, 'ka')];
    await first.close();
    const second = await openServer(temporary.config, { workers: 0, webFolder: temporary.folder });
    const ask = async ({ headers }: SignedIn) => {
      const account = await second.app.inject({ url: ACCOUNT, headers: { host: HOST, ...headers } });
      const found = await second.app.inject({
        method: 'POST',
        url: '/apiv2/documentSearch/search',
        payload: { q: 'x' },
        headers: { host: HOST, ...headers },
      });
      return [parseAnswer(getAccountInformation, account).userId, found.statusCode];
    };
    expect(await ask(one)).toEqual(['demo-kapp', 200]);
    expect(await ask(other)).toEqual(['demo-ka', 200]);
    await second.close();
    temporary.dispose();
  });

  it('without the demo accounts ends what they still had', async () => {
    const temporary = new TemporaryLibrary();
    const first = await openServer(temporary.config, { workers: 0, webFolder: temporary.folder });
    const { cookie } = await signIn(first.people, 'kapp');
    await first.close();
    const config = { ...temporary.config, signIn: { ...temporary.config.signIn, hasDemo: false } };
    const second = await openServer(config, { workers: 0, webFolder: temporary.folder });
    const answer = await second.app.inject({ url: ACCOUNT, headers: { host: HOST, cookie } });
    expect(parseAnswer(getAccountInformation, answer)).toMatchObject({ userId: null, subscription: null });
    await second.close();
    temporary.dispose();
  });
});
