import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { ENTRY_EXAMPLES } from '#editions/shared/entry-words.ts';
import { registerBuiltInProvider } from '#server/adapters/oidc/built-in-provider.ts';
import type { DemoSignIn } from '#server/adapters/oidc/demo-block.ts';
import type { Entry } from '#server/adapters/oidc/sign-in-interaction.ts';
import { isEditionId, type Edition } from '#domain/edition/edition.ts';
import { BUILT_IN_CLIENT_ID, BUILT_IN_INSTITUTION_CLAIM } from '#server/adapters/oidc/describe-provider.ts';
import { askInProcess } from '#server/adapters/oidc/ask-in-process.ts';
import { createClaimReport } from '#server/adapters/oidc/claim-report.ts';
import type { OwnPasswordKeeper } from '#server/adapters/oidc/own-password-keeper.ts';
import { registerBackchannelLogout } from '#server/adapters/oidc/register-backchannel-logout.ts';
import {
  registerInstitutionChoice,
  type InstitutionSettings,
} from '#server/adapters/oidc/register-institution-choice.ts';
import { isSameAddress, SeveralProviders } from '#server/adapters/oidc/several-providers.ts';
import { OpenIdIdentityProvider, type AskProvider } from '#server/adapters/oidc/openid-identity-provider.ts';
import { PROVIDER_PATH } from '#server/adapters/oidc/page-frame.ts';
import type { Config } from '#server/config/config.ts';
import { mayVouch, type OutsideProvider } from '#server/config/outside-provider.ts';
import type { Vouches } from '#server/http/people-directory.ts';
import { computeAddresses, type PublicAddresses } from '#server/http/public-addresses.ts';
import type { CountFigures } from './entry-figures.ts';
import type { OpenPeople } from './people.ts';
import { PRODUCT } from './product.ts';
import type { Clock } from '#server/ports/clock.ts';
import { BUILT_IN_ISSUER, type IdentityProvider } from '#server/ports/identity-provider.ts';

/** Who asks readers for their passwords, and what that one adds to the server. */
export interface OpenSignIn {
  readonly provider: IdentityProvider;
  /** Whether an institution that an issuer claimed at some time counts by the settings of today (OP-203). */
  readonly vouches: Vouches;
  register(app: FastifyInstance): Promise<void>;
}

interface SignInParts {
  readonly people: OpenPeople;
  readonly ownPasswords: OwnPasswordKeeper;
  readonly clock: Clock;
  readonly countFigures: CountFigures;
  /** Asked once the server listens. */
  readonly port: () => number;
}

/**
 * The built-in provider alone where the settings name no other; beside those that they name, one or several, it takes
 * the accounts of the library itself (OP-173).
 */
export function openSignIn(config: Config, parts: SignInParts): OpenSignIn {
  const { providers, hasDemo } = config.signIn;
  if (providers.length === 0) return { ...openBuiltIn(config, parts), vouches: () => false };
  const now = () => parts.clock.now();
  const builtIn = openBuiltIn(config, parts, BUILT_IN_ISSUER);
  const members = providers.map((outside) => ({
    id: outside.id,
    issuer: () => outside.issuer,
    clientId: outside.clientId,
    provider: openOutside(outside, now),
    vouchesFor: (institution: string) => mayVouch(outside, institution),
  }));
  let log: FastifyInstance['log'] | undefined;
  const report = createClaimReport((provider, institution, why) => {
    const claim = providers.find(({ id }) => id === provider)?.institutionClaim;
    log?.warn({ provider, claim, institution }, NOT_COUNTED[why]);
  });
  const own = { id: BUILT_IN_ISSUER, issuer: builtIn.issuer, clientId: BUILT_IN_CLIENT_ID, vouchesFor: () => true };
  const all = [...members, { ...own, provider: builtIn.provider }];
  const hasAccounts = async () => hasDemo || parts.people.passwords.hasPasswords();
  const register = async (app: FastifyInstance) => {
    ({ log } = app);
    await builtIn.register(app);
    registerInstitutionChoice(app, describeChoice(providers, builtIn, parts));
    const named = new Map(members.map(({ id, provider }) => [id, provider]));
    registerBackchannelLogout(app, { providers: named, sessions: parts.people.sessions });
  };
  const vouches: Vouches = (issuer, institution) =>
    members.some((member) => isSameAddress(member.issuer(), issuer) && member.vouchesFor(institution));
  return { provider: new SeveralProviders(all, { id: BUILT_IN_ISSUER, hasAccounts }, report), vouches, register };
}

const NOT_COUNTED = {
  'not-listed': 'a provider claimed an institution that it may not vouch for: it counts as none',
  several: 'a provider claimed several institutions of one reader, each of which it may vouch for: none of them counts',
};

/** The page where readers say whom they sign in with. */
function describeChoice(
  providers: readonly OutsideProvider[],
  { origins }: BuiltIn,
  { people, countFigures }: SignInParts,
): InstitutionSettings {
  return {
    offers: providers,
    ownProvider: BUILT_IN_ISSUER,
    plainOrigins: providers.map(({ issuer }) => new URL(issuer).origin).filter((origin) => origin.startsWith('http:')),
    accounts: people.accounts,
    origins,
    findWords: async (edition) => (await presentEntry(edition, countFigures)).words,
  };
}

function openOutside(outside: OutsideProvider, now: () => string): OpenIdIdentityProvider {
  const { id, issuer, clientId, clientSecret, scope, institutionClaim } = outside;
  return new OpenIdIdentityProvider({
    issuer: () => issuer,
    clientId,
    clientSecret: clientSecret?.reveal() ?? null,
    institutionClaim,
    ...(scope === null ? {} : { scope }),
    statePrefix: id,
    now,
  });
}

const BUILT_IN_CLIENT = {
  clientId: BUILT_IN_CLIENT_ID,
  clientSecret: null,
  institutionClaim: BUILT_IN_INSTITUTION_CLAIM,
  issuerName: BUILT_IN_ISSUER,
  hasThemes: true,
} as const;

interface BuiltIn extends Omit<OpenSignIn, 'vouches'> {
  readonly issuer: () => string;
  readonly origins: () => PublicAddresses['origins'];
}

function openBuiltIn(
  config: Config,
  { people, clock, countFigures, port, ownPasswords }: SignInParts,
  statePrefix?: string,
): BuiltIn {
  const { hasDemo } = config.signIn;
  const now = () => clock.now();
  let known: PublicAddresses | undefined;
  const addresses = () => (known ??= computeAddresses(EDITIONS, config.edition, config.http, port()));
  const issuer = () => addresses().home + PROVIDER_PATH;
  const origins = () => addresses().origins;
  let served: FastifyInstance | undefined;
  const ask: AskProvider = (url, request) =>
    served ? askInProcess(served, url, request) : Promise.reject(new Error('The built-in provider is not served yet.'));
  const forget = (account: string) => people.sessions.forgetArtifactsOf(account);
  const client = { ...BUILT_IN_CLIENT, issuer, ask, forget, now };
  const provider = new OpenIdIdentityProvider(statePrefix === undefined ? client : { ...client, statePrefix });
  const register = (app: FastifyInstance) => {
    served = app;
    return registerBuiltInProvider(app, {
      issuer,
      origins,
      store: people.sessions,
      accounts: people.accounts,
      ownPasswords,
      hasDemo,
      facesSheet: readFileSync(join(PRODUCT.root, 'src/web/styles/fonts.css'), 'utf8'),
      entry: (edition) => presentEntry(edition, countFigures),
      now,
    });
  };
  return { provider, issuer, origins, register };
}

async function presentEntry(id: string, countFigures: CountFigures): Promise<Entry> {
  if (!isEditionId(id)) return { words: null, demo: [] };
  const edition = EDITIONS[id];
  const words = { tagline: edition.tagline, figures: await countFigures(id), example: ENTRY_EXAMPLES[id] };
  return { words, demo: listDemoSignIns(edition) };
}

/** Those that open something of the edition, in its order of precedence: the fullest first. */
function listDemoSignIns({ id, subscriptions }: Edition): DemoSignIn[] {
  return subscriptions.flatMap(({ code, name: shows, reduced: isNarrow }) =>
    DEMO_ACCOUNTS.filter(({ institution }) =>
      institution.contracts.some((contract) => contract.edition === id && contract.code === code),
    ).map(({ username, name }) => ({ username, name, shows, isNarrow, password: DEMO_PASSWORD })),
  );
}
