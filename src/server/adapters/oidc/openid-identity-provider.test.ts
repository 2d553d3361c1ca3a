import { BUILT_IN_ISSUER } from '#server/ports/identity-provider.ts';
import {
  describeIdentityProvider,
  type BrowserAtProvider,
  type IdentityProviderUnderTest,
} from '#server/ports/identity-provider.conformance.ts';
import { TestBrowser, type Page } from './browser.test-support.ts';
import { OpenIdIdentityProvider } from './openid-identity-provider.ts';
import {
  OTHER_CLIENT,
  OTHER_INSTITUTION_CLAIM,
  OTHER_PEOPLE,
  startOtherProvider,
} from './other-provider.test-support.ts';
import { ADA, BO, KA_ORIGIN, startSignInBench } from './sign-in.test-support.ts';

const aheadBy = (seconds: number) => () => new Date(Date.now() + seconds * 1000).toISOString();

const isBack = ({ url }: Page) => url.includes('/apiv2/Account/');

/** Answers a question of the provider whether the reader it knows is to be signed out. */
async function confirmSignOut(browser: TestBrowser, page: Page): Promise<Page> {
  const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.text)?.[1];
  return xsrf === undefined ? page : browser.submit(page, { xsrf, logout: 'yes' });
}

function openBuiltInBrowser(): BrowserAtProvider {
  const browser = new TestBrowser();
  const open = (location: string) => browser.open(location);
  return {
    open: async (location) => {
      const page = await open(location);
      return isBack(page) ? page.url : undefined;
    },
    signIn: async (location, person) => {
      const { username, password } = { ada: ADA, bo: BO }[person];
      return (await browser.submit(await open(location), { username, password })).url;
    },
    refuse: async (location) => (await browser.submit(await open(location), { cancel: 'yes' })).url,
    signOut: async (location) => (await confirmSignOut(browser, await browser.open(location))).url,
  };
}

describeIdentityProvider('signing in with the built-in provider', async (): Promise<IdentityProviderUnderTest> => {
  const bench = await startSignInBench();
  const identity = { issuer: BUILT_IN_ISSUER, email: null, institution: null };
  return {
    origin: KA_ORIGIN(bench.port),
    people: {
      ada: {
        ...identity,
        subject: 'account-ada',
        username: 'ada',
        name: 'Ada Brandt',
        email: 'ada@example.org',
        institution: 'inst-1',
      },
      bo: { ...identity, subject: 'account-bo', username: 'bo', name: 'Bo Lind' },
    },
    connect: (seconds = 0) => bench.relyingParty({ now: aheadBy(seconds), forget: bench.forget }),
    openBrowser: openBuiltInBrowser,
    stop: bench.stop,
    start: bench.start,
    close: bench.close,
    forgetsByItself: true,
  };
});

function openOtherBrowser(): BrowserAtProvider {
  const browser = new TestBrowser();
  /** Whoever was there before is signed out, and the library may know who it is now. */
  const consent = async (asked: Page) => {
    const page = await confirmSignOut(browser, asked);
    return isBack(page) ? page : browser.submit(page, { consent: 'yes' });
  };
  return {
    open: async (location) => {
      const page = await browser.open(location);
      return isBack(page) ? page.url : undefined;
    },
    signIn: async (location, person) => {
      const page = await browser.open(location);
      return (await consent(await browser.submit(page, { person: OTHER_PEOPLE[person].sub }))).url;
    },
    // Who they are was told; what they refuse is to let the library know.
    refuse: async (location) => {
      const page = await browser.submit(await browser.open(location), { person: OTHER_PEOPLE.ada.sub });
      return (await browser.submit(page, { refuse: 'yes' })).url;
    },
    signOut: async (location) => (await confirmSignOut(browser, await browser.open(location))).url,
  };
}

describeIdentityProvider("signing in with somebody else's provider", async (): Promise<IdentityProviderUnderTest> => {
  const origin = 'http://ka.library.example';
  const other = await startOtherProvider(origin);
  const { ada, bo } = OTHER_PEOPLE;
  return {
    origin,
    people: {
      ada: {
        issuer: other.issuer,
        subject: ada.sub,
        username: ada.email,
        name: ada.name,
        email: ada.email,
        institution: ada[OTHER_INSTITUTION_CLAIM],
      },
      bo: {
        issuer: other.issuer,
        subject: bo.sub,
        username: bo.email,
        name: bo.email,
        email: bo.email,
        institution: null,
      },
    },
    connect: (seconds = 0) =>
      new OpenIdIdentityProvider({
        issuer: () => other.issuer,
        clientId: OTHER_CLIENT.id,
        clientSecret: OTHER_CLIENT.secret,
        institutionClaim: OTHER_INSTITUTION_CLAIM,
        now: aheadBy(seconds),
      }),
    openBrowser: openOtherBrowser,
    stop: other.stop,
    start: other.start,
    close: other.close,
    forgetsByItself: false,
  };
});
