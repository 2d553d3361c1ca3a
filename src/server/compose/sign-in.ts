import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#editions/shared/demo-accounts.ts';
import { ENTRY_EXAMPLES } from '#editions/shared/entry-words.ts';
import { registerBuiltInProvider } from '#server/adapters/oidc/built-in-provider.ts';
import type { DemoSignIn } from '#server/adapters/oidc/demo-block.ts';
import type { Entry } from '#server/adapters/oidc/sign-in-interaction.ts';
import { isEditionId, type Edition } from '#domain/edition/edition.ts';
import { BUILT_IN_CLIENT_ID, BUILT_IN_INSTITUTION_CLAIM } from '#server/adapters/oidc/describe-provider.ts';
import { askInProcess } from '#server/adapters/oidc/ask-in-process.ts';
import { OpenIdIdentityProvider, type AskProvider } from '#server/adapters/oidc/openid-identity-provider.ts';
import { PROVIDER_PATH } from '#server/adapters/oidc/page-frame.ts';
import type { Config } from '#server/config/config.ts';
import { computeAddresses, type PublicAddresses } from '#server/http/public-addresses.ts';
import type { CountFigures } from './entry-figures.ts';
import type { OpenPeople } from './people.ts';
import { PRODUCT } from './product.ts';
import type { Clock } from '#server/ports/clock.ts';
import { BUILT_IN_ISSUER, type IdentityProvider } from '#server/ports/identity-provider.ts';

/** Who asks readers for their passwords, and what that one adds to the server. */
export interface OpenSignIn {
  readonly provider: IdentityProvider;
  register(app: FastifyInstance): Promise<void>;
}

interface SignInParts {
  readonly people: OpenPeople;
  readonly clock: Clock;
  readonly countFigures: CountFigures;
  /** Asked once the server listens. */
  readonly port: () => number;
}

/** The operator's own provider where one is set, else the built-in one. */
export function openSignIn(config: Config, { people, clock, countFigures, port }: SignInParts): OpenSignIn {
  const { provider: own, hasDemo } = config.signIn;
  const now = () => clock.now();
  if (own) {
    const settings = { ...own, issuer: () => own.issuer, now };
    return { provider: new OpenIdIdentityProvider(settings), register: async () => {} };
  }
  let known: PublicAddresses | undefined;
  const addresses = () => (known ??= computeAddresses(EDITIONS, config.edition, config.http, port()));
  const issuer = () => addresses().home + PROVIDER_PATH;
  let served: FastifyInstance | undefined;
  const ask: AskProvider = (url, request) =>
    served ? askInProcess(served, url, request) : Promise.reject(new Error('The built-in provider is not served yet.'));
  const provider = new OpenIdIdentityProvider({
    issuer,
    clientId: BUILT_IN_CLIENT_ID,
    clientSecret: null,
    institutionClaim: BUILT_IN_INSTITUTION_CLAIM,
    issuerName: BUILT_IN_ISSUER,
    hasThemes: true,
    ask,
    now,
  });
  const register = (app: FastifyInstance) => {
    served = app;
    return registerBuiltInProvider(app, {
      issuer,
      origins: () => addresses().origins,
      store: people.sessions,
      accounts: people.accounts,
      passwords: people.passwords,
      hasher: people.hasher,
      hasDemo,
      facesSheet: readFileSync(join(PRODUCT.root, 'src/web/styles/fonts.css'), 'utf8'),
      entry: (edition) => presentEntry(edition, countFigures),
      now,
    });
  };
  return { provider, register };
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
