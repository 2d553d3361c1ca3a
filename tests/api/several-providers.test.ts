import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation } from '#contract/account.ts';
import { DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import {
  OTHER_CLIENT,
  OTHER_INSTITUTION_CLAIM,
  OTHER_PEOPLE,
  startOtherProvider,
} from '#server/adapters/oidc/other-provider.test-support.ts';
import { hashSecret } from '#server/http/session-secret.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { TestBrowser } from '#tests/support/test-browser.ts';

type Other = Awaited<ReturnType<typeof startOtherProvider>>;

const HOST = 'ka.localhost';
const folder = mkdtempSync(join(tmpdir(), 'pandect-providers-'));
let port = 0;
let site = '';
let other: Other;
let third: Other;
beforeAll(async () => {
  port = await findPort();
  site = `http://${HOST}:${port}`;
  [other, third] = [await startOtherProvider(site), await startOtherProvider(site)];
});
afterAll(async () => {
  await other.close();
  await third.close();
  rmSync(folder, { recursive: true });
});

/** A port that is free now. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

interface Entry {
  readonly id: string;
  readonly issuer: string;
  readonly institutions: string;
}

/** Settings whose file names these providers. */
function writeFile(entries: readonly Entry[]): Record<string, string> {
  const file = join(folder, `${entries.length}.yaml`);
  const print = ({ id, issuer, institutions }: Entry) =>
    `{ id: ${id}, name: House ${id}, issuer: '${issuer}', client-id: ${OTHER_CLIENT.id}, client-secret: ${OTHER_CLIENT.secret}, institution-claim: ${OTHER_INSTITUTION_CLAIM}, institutions: ${institutions} }`;
  writeFileSync(file, `providers: [${entries.map(print).join(', ')}]`);
  return { PANDECT_SIGN_IN: file };
}

const ownProvider = (institutions: string) => ({
  PANDECT_OIDC_ISSUER: other.issuer,
  PANDECT_OIDC_CLIENT_ID: OTHER_CLIENT.id,
  PANDECT_OIDC_CLIENT_SECRET: OTHER_CLIENT.secret,
  PANDECT_OIDC_INSTITUTION_CLAIM: OTHER_INSTITUTION_CLAIM,
  PANDECT_OIDC_INSTITUTIONS: institutions,
});

const NORTH = () => ({ id: 'north', issuer: other.issuer, institutions: '[north-law]' });
const SOUTH = () => ({ id: 'south', issuer: third.issuer, institutions: '[south-law]' });

/** What a library with such settings answers; North Law has a little of the edition, Rich LLP all of it. */
async function visit<Answer>(
  settings: Record<string, string>,
  walk: (server: TestServer) => Promise<Answer>,
): Promise<Answer> {
  const server = new TestServer(new TemporaryLibrary({ PORT: String(port), ...settings }));
  await server.open();
  await server.app.listen({ port, host: '127.0.0.1' });
  const { accounts } = server.people;
  for (const [id, code] of [['north-law', 'YB'] as const, ['rich-inst', 'KAPP'] as const]) {
    await accounts.saveInstitution({ id, name: id, customerNo: id, contact: null, demo: false });
    const term = { from: '2020-01-01', to: null, suspended: false } as const;
    await accounts.saveContract({ institution: id, edition: 'KA', code, ...term });
  }
  try {
    return await walk(server);
  } finally {
    await server.close();
  }
}

/** Signs somebody in at an outside provider; answers what the library then says of them. */
async function signInAt(provider: string, person: keyof typeof OTHER_PEOPLE, browser = new TestBrowser()) {
  const asked = await browser.open(`${site}/apiv2/Account/login?provider=${provider}`);
  const consent = await browser.submit(asked, { person: OTHER_PEOPLE[person].sub });
  await browser.submit(consent, { consent: 'yes' }, (url) => url === `${site}/`);
  return whoIs(browser);
}

async function whoIs(browser: TestBrowser) {
  const { text } = await browser.open(site + getAccountInformation.path);
  return parseAnswer(getAccountInformation, { statusCode: 200, body: text });
}

const login = (server: TestServer, query = '') =>
  server.app.inject({ url: `/apiv2/Account/login?returnurl=/books${query}`, headers: { host: `${HOST}:${port}` } });

describe('OP-203: a reader of North Law whose claim says “rich-inst” does not get Rich’s contracts', () => {
  const CASES: readonly (readonly [string, string, () => Record<string, string>])[] = [
    ['with one provider', 'north', () => writeFile([NORTH()])],
    ['with two providers', 'north', () => writeFile([NORTH(), SOUTH()])],
    [
      'with three providers, one of which may vouch for all',
      'north',
      () => writeFile([NORTH(), SOUTH(), { id: 'federation', issuer: third.issuer, institutions: 'all' }]),
    ],
    ['with PANDECT_OIDC_*', 'own', () => ownProvider('north-law')],
  ];
  it.each(CASES)('%s', async (_what, provider, settings) => {
    await visit(settings(), async () => {
      expect(await signInAt(provider, 'eve')).toMatchObject({
        username: OTHER_PEOPLE.eve.name,
        institution: null,
        subscription: null,
      });
      expect(await signInAt(provider, 'nora')).toMatchObject({ institution: 'north-law', subscription: 'YB' });
    });
  });

  it('and of a claim that lists several, what the provider may vouch for counts where that is one', async () => {
    await visit(writeFile([NORTH()]), async () => {
      for (const person of ['ona', 'max'] as const) {
        expect(await signInAt('north', person)).toMatchObject({ institution: 'north-law', subscription: 'YB' });
      }
    });
    await visit(ownProvider('all'), async () => {
      expect(await signInAt('own', 'ona')).toMatchObject({ institution: 'north-law', subscription: 'YB' });
      expect(await signInAt('own', 'max')).toMatchObject({ institution: null, subscription: null });
    });
  });

  it('unless the provider may vouch for all of them', async () => {
    const whole = [
      ['own', ownProvider('all')],
      ['north', writeFile([{ ...NORTH(), institutions: 'all' }])],
    ] as const;
    for (const [provider, settings] of whole) {
      await visit(settings, async () => {
        expect(await signInAt(provider, 'eve')).toMatchObject({ institution: 'rich-inst', subscription: 'KAPP' });
      });
    }
  });

  it('and what was taken in before counts no longer, for a session under way either', async () => {
    const data = { PANDECT_DATA: join(folder, 'kept') };
    const browser = new TestBrowser();
    const before = await visit({ ...ownProvider('all'), ...data }, () => signInAt('own', 'eve', browser));
    expect(before).toMatchObject({ subscription: 'KAPP' });
    await visit({ ...ownProvider('north-law'), ...data }, async (server) => {
      expect(await whoIs(browser)).toMatchObject({ userId: before.userId, institution: null, subscription: null });
      // The account stays theirs.
      expect(await signInAt('own', 'eve')).toMatchObject({ userId: before.userId, subscription: null });
      expect((await server.people.accounts.findAccount(before.userId ?? ''))?.institution).toBeNull();
    });
  });
});

describe('OP-173: where a sign-in begins', () => {
  it('is the one provider at once, while no accounts of the library stand beside it', async () => {
    await visit(writeFile([NORTH()]), async (server) => {
      expect((await login(server)).headers.location).toMatch(new RegExp(`^${other.issuer}/auth\\?`, 'u'));
    });
  });

  it.each(['one provider', 'PANDECT_OIDC_*'])(
    'is a page that offers it and the accounts of the library where there are such: %s',
    async (what) => {
      await visit(what === 'one provider' ? writeFile([NORTH()]) : ownProvider('all'), async (server) => {
        const { accounts, passwords, hasher } = server.people;
        const id = await accounts.createAccount({ username: 'local', name: 'Lo Cal', email: null, institution: null });
        await passwords.savePassword(id.id, await hasher.hash(DEMO_PASSWORD));
        expect((await login(server)).headers.location).toBe('/oidc/institution?returnurl=%2Fbooks');
        const browser = new TestBrowser();
        const page = await browser.open(`${site}/apiv2/Account/login?returnurl=/books`);
        const name = what === 'one provider' ? 'House north|north-law' : new URL(other.issuer).host;
        expect(page.text).toMatch(new RegExp(`class="primary"[^>]*>\\s*(${name})`, 'u'));
        expect(page.text).not.toContain('Institution or work e-mail address');
        const own = /href="([^"]+)">Sign in with a user name of the library</u.exec(page.text)?.[1] ?? '';
        const form = await browser.open(new URL(own.replaceAll('&amp;', '&'), site).href);
        const landed = await browser.submit(form, { username: 'local', password: DEMO_PASSWORD }, (url) =>
          url.startsWith(`${site}/books`),
        );
        expect(landed.url).toBe(`${site}/books`);
        expect(await whoIs(browser)).toMatchObject({ userId: id.id });
      });
    },
  );

  it('is a page among several, which sends on only to this site and to providers of the file', async () => {
    await visit(
      writeFile([
        { ...NORTH(), id: 'one' },
        { ...SOUTH(), id: 'two' },
      ]),
      async (server) => {
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
      },
    );
  });
});

it('OP-203: The operator is told of a claim that does not count, once a claim and provider, and of no secret', async () => {
  const lines: string[] = [];
  const listen = (server: TestServer) =>
    Object.assign(server.app.log, { warn: (...words: unknown[]) => lines.push(JSON.stringify(words)) });
  await visit(writeFile([NORTH()]), async (server) => {
    listen(server);
    await signInAt('north', 'eve');
    await signInAt('north', 'eve');
    await signInAt('north', 'nora');
    await signInAt('north', 'max');
  });
  await visit(ownProvider('all'), async (server) => {
    listen(server);
    await signInAt('own', 'max');
  });
  const told = lines.filter((line) => line.includes('may not vouch'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('"provider":"north","claim":"org_id","institution":"rich-inst"');
  const several = lines.filter((line) => line.includes('none of them counts'));
  expect(several).toHaveLength(1);
  expect(several[0]).toContain('"provider":"own","claim":"org_id","institution":"rich-inst, north-law"');
  expect([...told, ...several].join('')).not.toMatch(/eyJ|@|person-/u);
});

describe('OP-202: back-channel logout', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const now = () => Math.floor(Date.now() / 1000);
  const claims = (more: Record<string, unknown> = {}) => ({
    iss: other.issuer,
    aud: OTHER_CLIENT.id,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    sub: OTHER_PEOPLE.nora.sub,
    events: { [EVENT]: {} },
    ...more,
  });
  const post = (server: TestServer, token: string, provider = 'own') =>
    server.app.inject({
      method: 'POST',
      url: `/oidc/backchannel-logout/${provider}`,
      headers: { host: `${HOST}:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  it('ends the sessions of the account at once, those of others go on', async () => {
    await visit(ownProvider('all'), async (server) => {
      const [nora, eve] = [new TestBrowser(), new TestBrowser()];
      await signInAt('own', 'nora', nora);
      await signInAt('own', 'eve', eve);
      const answer = await post(server, await other.sign(claims()));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await whoIs(nora)).userId).toBeNull();
      expect((await whoIs(eve)).userId).not.toBeNull();
    });
  });

  it('of a session ends that one alone; a provider that runs says so by itself when its reader signs out', async () => {
    const telling = await startOtherProvider(site, `http://127.0.0.1:${port}/oidc/backchannel-logout/own`);
    const settings = { ...ownProvider('all'), PANDECT_OIDC_ISSUER: telling.issuer };
    await visit(settings, async (server) => {
      const [here, there] = [new TestBrowser(), new TestBrowser()];
      const { userId } = await signInAt('own', 'nora', here);
      await signInAt('own', 'nora', there);
      const asked = await here.open(`${telling.issuer}/session/end`);
      const xsrf = /name="xsrf" value="([^"]+)"/u.exec(asked.text)?.[1] ?? '';
      await here.submit(asked, { xsrf, logout: 'yes' });
      expect((await whoIs(here)).userId).toBeNull();
      expect((await whoIs(there)).userId).toBe(userId);
      const nobody = { iss: telling.issuer, sub: undefined, sid: 'of nobody' };
      expect((await post(server, await telling.sign(claims(nobody)))).statusCode).toBe(200);
      expect((await whoIs(there)).userId).toBe(userId);
    });
    await telling.close();
  });

  it('takes no token that is forged, old, of somebody else, for somebody else, sent again, or no logout token', async () => {
    await visit(ownProvider('all'), async (server) => {
      const nora = new TestBrowser();
      const { userId } = await signInAt('own', 'nora', nora);
      const { idToken } = (await server.people.sessions.findSession(
        hashSecret(nora.cookie(site, 'pandect_session') ?? ''),
        { idleSince: '2000-01-01', madeSince: '2000-01-01' },
      ))!;
      const good = await other.sign(claims());
      const [head, body, signature] = good.split('.');
      const unsigned = [{ alg: 'none' }, claims()].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      );
      const bad: Record<string, string> = {
        'another key': await third.sign(claims()),
        'a changed body': [head, Buffer.from(JSON.stringify(claims())).toString('base64url'), signature].join('.'),
        'no signature': `${unsigned.join('.')}.`,
        'half a token': `${head}.${body}`,
        'an ID token': idToken ?? '',
        'another issuer': await other.sign(claims({ iss: third.issuer })),
        'another client': await other.sign(claims({ aud: 'somebody' })),
        'ten minutes ago': await other.sign(claims({ iat: now() - 600, exp: now() - 480 })),
        'in ten minutes': await other.sign(claims({ iat: now() + 600, exp: now() + 720 })),
        'no time': await other.sign(claims({ iat: undefined })),
        'no event': await other.sign(claims({ events: undefined })),
        'another event': await other.sign(claims({ events: { 'http://example.org/else': {} } })),
        'a nonce': await other.sign(claims({ nonce: 'x' })),
        'nobody named': await other.sign(claims({ sub: undefined })),
        'no name of its own': await other.sign(claims({ jti: undefined })),
      };
      for (const [what, token] of Object.entries(bad)) {
        const answer = await post(server, token);
        expect([answer.statusCode, answer.headers['cache-control']], what).toEqual([400, 'no-store']);
        expect(answer.json(), what).toMatchObject({ error: 'invalid_request' });
      }
      expect((await post(server, good, 'north')).statusCode).toBe(400);
      expect((await server.app.inject({ method: 'POST', url: '/oidc/backchannel-logout/own' })).statusCode).toBe(400);
      expect((await whoIs(nora)).userId).toBe(userId);
      expect((await post(server, good)).statusCode).toBe(200);
      await signInAt('own', 'nora', nora);
      expect((await post(server, good)).statusCode).toBe(400);
      expect((await whoIs(nora)).userId).toBe(userId);
    });
  });
});
