import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CALLBACK_PATH,
  ProviderUnreachable,
  SignInInvalid,
  SignInRefused,
  type IdentityProvider,
  type SignedIn,
} from './identity-provider.ts';

export type PersonAtProvider = 'ada' | 'bo';

/** A provider that runs, and what a reader does there. */
export interface IdentityProviderUnderTest {
  /** Somewhere readers come from, which the provider knows. */
  readonly origin: string;
  /** What the provider says of those who have accounts. */
  readonly people: Readonly<Record<PersonAtProvider, Omit<SignedIn, 'idToken'>>>;
  /** A library that has not spoken with the provider yet; its clock is ahead by so many seconds. */
  connect(seconds?: number): IdentityProvider;
  openBrowser(): BrowserAtProvider;
  /** The provider stops answering, until it is started again at the same place with all that it knew. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
  /** Whether it forgets a reader without their visit. */
  readonly forgetsByItself: boolean;
}

/** Every answer is the address that the reader was sent back to. */
export interface BrowserAtProvider {
  /** Undefined where the provider asks who the reader is. */
  open(location: string): Promise<string | undefined>;
  signIn(location: string, person: PersonAtProvider): Promise<string>;
  refuse(location: string): Promise<string>;
  signOut(location: string): Promise<string>;
}

/** What every identity provider has to do, ours or somebody else's. */
export function describeIdentityProvider(name: string, open: () => Promise<IdentityProviderUnderTest>): void {
  describe(name, () => {
    let subject: IdentityProviderUnderTest;
    let provider: IdentityProvider;
    beforeAll(async () => {
      subject = await open();
      provider = subject.connect();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    afterAll(() => subject.close());

    const begin = (prompt?: 'login') => {
      const request = { origin: subject.origin, returnUrl: '/search?q=seat#p2', waf: null };
      return provider.begin(prompt === undefined ? request : { ...request, prompt });
    };

    const signIn = async (browser = subject.openBrowser(), person: PersonAtProvider = 'ada') => {
      const { location, attempt } = await begin();
      return { attempt, callbackUrl: await browser.signIn(location, person) };
    };

    /** Moves the time of library and provider alike. */
    const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

    test('A reader comes back to the origin they began on, as who they are', async () => {
      for (const person of ['ada', 'bo'] as const) {
        const { attempt, callbackUrl } = await signIn(undefined, person);
        expect(callbackUrl.startsWith(`${subject.origin}${CALLBACK_PATH}?`)).toBe(true);
        const { idToken, ...identity } = await provider.finish({ callbackUrl, attempt });
        expect(identity).toEqual(subject.people[person]);
        expect(idToken.split('.')).toHaveLength(3);
      }
    });

    test('The answer may come in full or as path and query', async () => {
      const { attempt, callbackUrl } = await signIn();
      const { pathname, search } = new URL(callbackUrl);
      expect(await provider.finish({ callbackUrl: pathname + search, attempt })).toMatchObject(subject.people.ada);
    });

    test('An attempt remembers all that is needed, in values of its own; the address holds none of its secrets', async () => {
      const [one, other] = [await begin(), await begin()];
      expect(one.attempt).toMatchObject({ origin: subject.origin, returnUrl: '/search?q=seat#p2', waf: null });
      const { state, nonce, verifier } = one.attempt;
      const values = [state, nonce, verifier, other.attempt.state, other.attempt.nonce, other.attempt.verifier];
      expect(new Set(values).size).toBe(6);
      const { searchParams } = new URL(one.location);
      expect([searchParams.get('state'), searchParams.get('nonce')]).toEqual([state, nonce]);
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(one.location).not.toContain(verifier);
      expect(decodeURIComponent(one.location)).not.toContain('q=seat');
    });

    test('waf is passed on unchanged, and left out where there is none (SH-050, SH-051)', async () => {
      const request = { origin: subject.origin, returnUrl: '/', waf: 'Gate_7.x-1' };
      const { location, attempt } = await provider.begin(request);
      expect(new URL(location).searchParams.get('waf')).toBe('Gate_7.x-1');
      expect(attempt.waf).toBe('Gate_7.x-1');
      expect(new URL((await begin()).location).searchParams.has('waf')).toBe(false);
    });

    test('A code is worth one sign-in', async () => {
      const answer = await signIn();
      await provider.finish(answer);
      const again = provider.finish(answer);
      await expect(again).rejects.toBeInstanceOf(SignInRefused);
      await expect(again).rejects.toMatchObject({ code: 'invalid_grant' });
    });

    test('A code that has run out is worth none', async () => {
      const answer = await signIn();
      wait(300);
      await expect(provider.finish(answer)).rejects.toMatchObject({ name: 'SignInRefused', code: 'invalid_grant' });
    });

    test('A forged state or nonce is refused, and so is a stolen code', async () => {
      for (const change of [{ state: 'x'.repeat(43) }, { nonce: 'x'.repeat(43) }]) {
        const { attempt, callbackUrl } = await signIn();
        const forged = provider.finish({ callbackUrl, attempt: { ...attempt, ...change } });
        await expect(forged, Object.keys(change)[0]).rejects.toBeInstanceOf(SignInInvalid);
        await expect(forged).rejects.toMatchObject({ reason: 'answer' });
      }
      const { attempt, callbackUrl } = await signIn();
      const stolen = provider.finish({ callbackUrl, attempt: { ...attempt, verifier: 'x'.repeat(43) } });
      await expect(stolen).rejects.toMatchObject({ name: 'SignInRefused', code: 'invalid_grant' });
    });

    test('An answer without a code, or of another sign-in, is refused', async () => {
      const { attempt } = await begin();
      const bare = provider.finish({ callbackUrl: CALLBACK_PATH, attempt });
      await expect(bare).rejects.toBeInstanceOf(SignInInvalid);
      const { callbackUrl } = await signIn();
      await expect(provider.finish({ callbackUrl, attempt })).rejects.toBeInstanceOf(SignInInvalid);
    });

    test('Whoever refuses comes back with the provider’s own word for it', async () => {
      const { location, attempt } = await begin();
      const ended = provider.finish({ callbackUrl: await subject.openBrowser().refuse(location), attempt });
      await expect(ended).rejects.toBeInstanceOf(SignInRefused);
      await expect(ended).rejects.toMatchObject({ code: 'access_denied', message: 'Signing in was cancelled.' });
    });

    test('Two sign-ins at once are told apart', async () => {
      const [one, other] = [await signIn(), await signIn(undefined, 'bo')];
      const [ada, bo] = await Promise.all([provider.finish(one), provider.finish(other)]);
      expect([ada, bo]).toMatchObject([subject.people.ada, subject.people.bo]);
    });

    test('The provider still knows the reader, unless it is told to ask', async () => {
      const browser = subject.openBrowser();
      await signIn(browser);
      const { location, attempt } = await begin();
      const callbackUrl = (await browser.open(location)) ?? '';
      expect(await provider.finish({ callbackUrl, attempt })).toMatchObject(subject.people.ada);
      const asked = await begin('login');
      expect(await browser.open(asked.location)).toBeUndefined();
      const other = await begin('login');
      const answer = { callbackUrl: await browser.signIn(other.location, 'bo'), attempt: other.attempt };
      expect(await provider.finish(answer)).toMatchObject(subject.people.bo);
    });

    test('Signing out leads back to the library by an address without a token, and the provider has forgotten the reader (SH-057)', async () => {
      for (const [path, landing] of [
        [undefined, '/'],
        ['/Account/loggedout', '/Account/loggedout'],
      ] as const) {
        const browser = subject.openBrowser();
        const { idToken } = await provider.finish(await signIn(browser));
        const wish = { idToken, origin: subject.origin, ...(path === undefined ? {} : { path }) };
        const location = await provider.signOut(wish);
        expect(location === null).toBe(subject.forgetsByItself);
        if (location !== null) {
          for (const part of idToken.split('.')) expect(location).not.toContain(part);
          expect(await browser.signOut(location)).toBe(subject.origin + landing);
        }
        expect(await browser.open((await begin()).location)).toBeUndefined();
      }
    });

    test('A provider that is down is named as such at every step, and asked again once it is back', async () => {
      const [fresh, answer] = [subject.connect(), await signIn()];
      const { idToken } = await provider.finish(await signIn());
      await subject.stop();
      const { origin } = subject;
      await expect(fresh.begin({ origin, returnUrl: '/', waf: null })).rejects.toBeInstanceOf(ProviderUnreachable);
      const ended = expect(fresh.signOut({ idToken, origin }).catch((error: unknown) => error));
      if (!subject.forgetsByItself) await ended.resolves.toBeInstanceOf(ProviderUnreachable);
      await expect(subject.connect().finish(answer)).rejects.toBeInstanceOf(ProviderUnreachable);
      // This one had spoken with it before.
      await expect(provider.finish(answer)).rejects.toBeInstanceOf(ProviderUnreachable);
      await subject.start();
      expect(await provider.finish(answer)).toMatchObject(subject.people.ada);
      const { location, attempt } = await fresh.begin({ origin, returnUrl: '/', waf: null });
      const callbackUrl = await subject.openBrowser().signIn(location, 'bo');
      expect(await fresh.finish({ callbackUrl, attempt })).toMatchObject(subject.people.bo);
    });

    test.for([180, -180])('Clocks may differ by three minutes: %i seconds', async (seconds) => {
      const { attempt, callbackUrl } = await signIn();
      expect(await subject.connect(seconds).finish({ callbackUrl, attempt })).toMatchObject(subject.people.ada);
    });

    test.for([600, -600, 6 * 3600])('Clocks that differ by more than five minutes are named: %i s', async (seconds) => {
      const { attempt, callbackUrl } = await signIn();
      const ended = subject.connect(seconds).finish({ callbackUrl, attempt });
      await expect(ended).rejects.toBeInstanceOf(SignInInvalid);
      await expect(ended).rejects.toMatchObject({ reason: 'clock', message: expect.stringContaining('clocks') });
    });
  });
}
