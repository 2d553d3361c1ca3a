import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openOwnPasswords } from '#server/compose/own-passwords.ts';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { createArgon2PasswordHasher } from '#server/adapters/system/argon2-password-hasher.ts';
import { BUILT_IN_ISSUER } from '#server/ports/identity-provider.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { registerBuiltInProvider, type BuiltInProviderSettings } from './built-in-provider.ts';
import { BUILT_IN_CLIENT_ID, BUILT_IN_INSTITUTION_CLAIM } from './describe-provider.ts';
import { OpenIdIdentityProvider, type AskProvider, type OpenIdSettings } from './openid-identity-provider.ts';

export const DEMO = {
  username: 'demo-kapp',
  password: 'demo',
  name: 'Demo Reader',
  shows: 'Everything',
  isNarrow: false,
};
const NARROW = { username: 'demo-yb', password: 'demo', name: 'Narrow Reader', shows: 'Yearbook', isNarrow: true };
const MIDDLE = { username: 'demo-ka', password: 'demo', name: 'Middle Reader', shows: 'Much', isNarrow: false };
/** Where the library declares its faces. */
export const FACES_SHEET = readFileSync('src/web/styles/fonts.css', 'utf8');
const WORDS = {
  tagline: 'Awards and treaties',
  figures: ['278 documents', '24 institutions', '8 conventions'],
  example: { query: 'seat NEAR5 arbitration', about: 'Award', title: 'North v South', excerpt: 'the *seat* of it' },
};
export const ADA = { username: 'ada', password: 'correct horse battery', name: 'Ada Brandt' };
export const BO = { username: 'bo', password: 'another long password', name: 'Bo Lind' };

/** A clock that tests move. */
export class MovableClock {
  #offset = 0;

  now = () => new Date(Date.now() + this.#offset).toISOString();

  move(seconds: number): void {
    this.#offset += seconds * 1000;
  }
}

export interface SignInBench {
  readonly people: OpenPeople;
  readonly clock: MovableClock;
  readonly port: number;
  readonly issuer: string;
  readonly relyingParty: (settings?: Partial<OpenIdSettings>) => OpenIdIdentityProvider;
  /** Has the provider forget an account. */
  readonly forget: (account: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Starts another server over the same folder, at the same port. */
  readonly start: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const KA_ORIGIN = (port: number) => `http://ka.localhost:${port}`;

/** The built-in provider on a free port, over the real stores in a folder of its own. */
export async function startSignInBench(settings: Partial<BuiltInProviderSettings> = {}): Promise<SignInBench> {
  const folder = mkdtempSync(join(tmpdir(), 'oidc-test-'));
  const clock = new MovableClock();
  let port = 0;
  let people = await openPeople({ dataFolder: folder });
  const issuer = () => `http://localhost:${port}/oidc`;
  const listen = async (): Promise<FastifyInstance> => {
    const app = Fastify({ logger: false });
    await registerBuiltInProvider(app, {
      issuer,
      origins: () => [
        { origin: KA_ORIGIN(port), edition: 'KA', name: 'Pandect Arbitration', theme: 'ka' },
        { origin: `http://localhost:${port}`, edition: 'KA', name: 'Pandect', theme: 'ka' },
      ],
      store: people.sessions,
      accounts: people.accounts,
      ownPasswords: openOwnPasswords({ ...people, hasher: QUICK_HASHER }, settings.hasDemo ?? true, {
        ...createServers(undefined, () => Date.parse(clock.now())),
        clock,
      }),
      hasDemo: true,
      facesSheet: FACES_SHEET,
      entry: async (edition) => ({
        words: edition === 'KA' ? WORDS : null,
        demo: [DEMO, { ...DEMO, username: 'ada' }, MIDDLE, NARROW],
      }),
      now: clock.now,
      ...settings,
    });
    await app.listen({ port, host: '127.0.0.1' });
    return app;
  };
  let app = await listen();
  ({ port } = app.server.address() as { port: number });
  await fill(people);
  const stop = async () => {
    await app.close();
    people.close();
  };
  const start = async () => {
    people = await openPeople({ dataFolder: folder });
    app = await listen();
  };
  return {
    clock,
    port,
    issuer: issuer(),
    get people() {
      return people;
    },
    relyingParty: (changes = {}) =>
      new OpenIdIdentityProvider({
        issuer,
        clientId: BUILT_IN_CLIENT_ID,
        clientSecret: null,
        institutionClaim: BUILT_IN_INSTITUTION_CLAIM,
        issuerName: BUILT_IN_ISSUER,
        now: clock.now,
        ...changes,
      }),
    forget: (account) => people.sessions.forgetArtifactsOf(account),
    stop,
    start,
    restart: async () => {
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks a provider whose issuer ends in `/oidc` somewhere else. */
export function askAt(address: () => string): AskProvider {
  return (url, request) => fetch(address() + url.slice(url.indexOf('/oidc') + '/oidc'.length), request);
}

/** Real hashes at the least cost: what is tested is not how long they take. */
const QUICK_HASHER = createArgon2PasswordHasher({ memory: 8, passes: 1, parallelism: 1 });

async function fill({ accounts, passwords }: OpenPeople): Promise<void> {
  await accounts.saveInstitution({
    id: 'inst-1',
    name: 'Chambers',
    customerNo: '1001',
    contact: 'ask@chambers.example',
    demo: false,
  });
  const people = [
    { ...ADA, email: 'ada@example.org', institution: 'inst-1', demo: false },
    { ...BO, email: null, institution: null, demo: false },
    { ...DEMO, email: null, institution: null, demo: true },
    { ...MIDDLE, email: null, institution: null, demo: true },
    { ...NARROW, email: null, institution: null, demo: true },
  ];
  for (const { username, name, password, email, institution, demo } of people) {
    const id = `account-${username}`;
    await accounts.saveAccount({ id, username, name, accountNo: `no-${username}`, email, institution, demo });
    await passwords.savePassword(id, await QUICK_HASHER.hash(password));
  }
}
