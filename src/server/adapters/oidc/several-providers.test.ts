import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#server/ports/identity-provider.ts';
import { openPeople } from '#server/compose/people.ts';
import { TestBrowser } from './browser.test-support.ts';
import { OpenIdIdentityProvider } from './openid-identity-provider.ts';
import {
  OTHER_CLIENT,
  OTHER_INSTITUTION_CLAIM,
  OTHER_PEOPLE,
  startOtherProvider,
} from './other-provider.test-support.ts';
import { SeveralProviders } from './several-providers.ts';

type Other = Awaited<ReturnType<typeof startOtherProvider>>;

const ORIGIN = 'http://ka.library.example';
let north: Other;
let south: Other;
let several: SeveralProviders;
let hasOwnAccounts = true;

beforeAll(async () => {
  [north, south] = [await startOtherProvider(ORIGIN), await startOtherProvider(ORIGIN)];
  several = joinMembers(makeMember('north', north, true), makeMember('south', south, false));
});
afterAll(async () => {
  await north.close();
  await south.close();
});

const describeClient = ({ issuer }: Other) => ({
  issuer: () => issuer,
  clientId: OTHER_CLIENT.id,
  clientSecret: OTHER_CLIENT.secret,
  institutionClaim: OTHER_INSTITUTION_CLAIM,
  now: () => new Date().toISOString(),
});

function makeMember(id: string, other: Other, speaks: boolean) {
  const { issuer } = other;
  const provider = new OpenIdIdentityProvider({ ...describeClient(other), statePrefix: id });
  return { id, issuer: () => issuer, clientId: OTHER_CLIENT.id, provider, vouchesFor: () => speaks };
}

const reported: string[][] = [];

function joinMembers(...members: ReturnType<typeof makeMember>[]): SeveralProviders {
  const own = { id: 'built-in', hasAccounts: async () => hasOwnAccounts };
  return new SeveralProviders(members, own, (...claim) => reported.push(claim));
}

const request = (provider?: string) => {
  const asked = { origin: ORIGIN, returnUrl: '/search?q=seat', waf: null };
  return provider === undefined ? asked : { ...asked, provider };
};

/** Ada signs in at one of them, in a browser of her own; both know her by the same subject. */
async function signIn(id: string, library: IdentityProvider = several) {
  const { location, attempt } = await library.begin(request(id));
  const browser = new TestBrowser();
  const consent = await browser.submit(await browser.open(location), { person: OTHER_PEOPLE.ada.sub });
  const { url } = await browser.submit(consent, { consent: 'yes' });
  return { callbackUrl: url, attempt };
}

test('OP-173: Nobody is sent to a provider before one is chosen', async () => {
  for (const provider of [undefined, 'west']) {
    expect(await several.choose(request(provider))).toBe('/oidc/institution?returnurl=%2Fsearch%3Fq%3Dseat');
  }
  expect(await several.choose(request('south'))).toBeNull();
});

test('OP-173: A single outside provider is gone to at once only where no accounts of the library stand beside it', async () => {
  const single = joinMembers(makeMember('north', north, true), makeMember('built-in', south, true));
  expect(await single.choose(request())).toBe('/oidc/institution?returnurl=%2Fsearch%3Fq%3Dseat');
  hasOwnAccounts = false;
  expect(await single.choose(request())).toBeNull();
  expect((await single.begin(request())).location).toContain(`${north.issuer}/auth?`);
  expect(await several.choose(request())).not.toBeNull();
  hasOwnAccounts = true;
});

test('OP-173: Equal subjects of two providers are two accounts; one that was the only provider before keeps its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'several-'));
  const people = await openPeople({ dataFolder: folder });
  const takeIn = async (id: string, library: IdentityProvider) => {
    const { idToken: _unused, ...identity } = await library.finish(await signIn(id, library));
    return people.accounts.takeIn(identity);
  };
  const before = await takeIn('north', new OpenIdIdentityProvider(describeClient(north)));
  expect((await takeIn('south', several)).id).not.toBe(before.id);
  expect((await takeIn('north', several)).id).toBe(before.id);
  people.close();
  rmSync(folder, { recursive: true, force: true });
});

test('OP-173: A provider cannot say that somebody belongs to an institution it does not speak for', async () => {
  const claimed = OTHER_PEOPLE.ada[OTHER_INSTITUTION_CLAIM];
  reported.length = 0;
  expect(await several.finish(await signIn('north'))).toMatchObject({ issuer: north.issuer, institution: claimed });
  expect(reported).toEqual([]);
  expect(await several.finish(await signIn('south'))).toMatchObject({ issuer: south.issuer, institution: null });
  expect(reported).toEqual([['south', claimed, 'not-listed']]);
});

test.each(['with the name of its maker', 'without it'])(
  'OP-173: The code of one provider does not end a sign-in at the other, %s',
  async (how) => {
    const [{ callbackUrl }, { attempt }] = [await signIn('north'), await several.begin(request('south'))];
    const forged = new URL(callbackUrl);
    forged.searchParams.set('state', attempt.state);
    if (how === 'without it') forged.searchParams.delete('iss');
    const refused = { name: 'SignInInvalid', reason: 'answer' };
    await expect(several.finish({ callbackUrl: forged.href, attempt })).rejects.toMatchObject(refused);
    // Not even where the other one is named as its maker.
    forged.searchParams.set('iss', south.issuer);
    await expect(several.finish({ callbackUrl: forged.href, attempt })).rejects.toMatchObject({
      name: 'SignInRefused',
    });
  },
);

test('A sign-in that began at a provider which is no longer there is refused', async () => {
  const { callbackUrl, attempt } = await signIn('north');
  const state = attempt.state.replace('north', 'west');
  const answer = { callbackUrl, attempt: { ...attempt, state } };
  await expect(several.finish(answer)).rejects.toMatchObject({ name: 'SignInInvalid' });
});

test('OP-173: Signing out goes to the provider that signed in, and to none where it is no longer there', async () => {
  for (const [id, { issuer }] of [['north', north] as const, ['south', south] as const]) {
    const { idToken } = await several.finish(await signIn(id));
    const url = await several.signOut({ idToken, origin: ORIGIN });
    expect(url?.startsWith(`${issuer}/session/end?`)).toBe(true);
    const rest = joinMembers(makeMember('other', id === 'north' ? south : north, true));
    expect(await rest.signOut({ idToken, origin: ORIGIN })).toBeNull();
  }
});
