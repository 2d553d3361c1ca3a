import type { FastifyInstance } from 'fastify';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#editions/shared/demo-accounts.ts';
import { ENTRY_EXAMPLES } from '#editions/shared/entry-words.ts';
import { registerBuiltInProvider } from '#server/adapters/oidc/built-in-provider.ts';
import type { DemoSignIn } from '#server/adapters/oidc/demo-block.ts';
import type { Entry } from '#server/adapters/oidc/sign-in-interaction.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { BUILT_IN_CLIENT_ID, BUILT_IN_INSTITUTION_CLAIM } from '#server/adapters/oidc/describe-provider.ts';
import { OpenIdIdentityProvider } from '#server/adapters/oidc/openid-identity-provider.ts';
import { PROVIDER_PATH } from '#server/adapters/oidc/page-frame.ts';
import type { Config } from '#server/config/config.ts';
import { listServedOrigins } from '#server/http/served-origins.ts';
import type { OpenPeople } from './people.ts';
import type { Clock } from '#server/ports/clock.ts';
import { BUILT_IN_ISSUER, type IdentityProvider } from '#server/ports/identity-provider.ts';

/** Who asks readers for their passwords, and what that one adds to the server. */
export interface OpenSignIn {
  readonly provider: IdentityProvider;
  register(app: FastifyInstance): Promise<void>;
}

/** The operator's own provider where one is set, else the built-in one; `port` is asked once the server listens. */
export function openSignIn(config: Config, people: OpenPeople, clock: Clock, port: () => number): OpenSignIn {
  const { provider: own, publicOrigin, hasDemo } = config.signIn;
  const now = () => clock.now();
  if (own) {
    const settings = { ...own, issuer: () => own.issuer, now };
    return { provider: new OpenIdIdentityProvider(settings), register: async () => {} };
  }
  const issuer = () => `${publicOrigin ?? `http://localhost:${port()}`}${PROVIDER_PATH}`;
  const provider = new OpenIdIdentityProvider({
    issuer,
    clientId: BUILT_IN_CLIENT_ID,
    clientSecret: null,
    institutionClaim: BUILT_IN_INSTITUTION_CLAIM,
    issuerName: BUILT_IN_ISSUER,
    hasThemes: true,
    reach: () => `http://${reachable(config.host)}:${port()}${PROVIDER_PATH}`,
    now,
  });
  const register = (app: FastifyInstance) =>
    registerBuiltInProvider(app, {
      issuer,
      origins: () => listServedOrigins(EDITIONS, config.edition, config.http, port()),
      store: people.sessions,
      accounts: people.accounts,
      passwords: people.passwords,
      hasher: people.hasher,
      hasDemo,
      entry: presentEntry,
      now,
    });
  return { provider, register };
}

function presentEntry(theme: string): Entry {
  const edition = Object.values(EDITIONS).find((known) => known.theme === theme);
  if (!edition) return { words: null, demo: [] };
  const words = { tagline: edition.tagline, example: ENTRY_EXAMPLES[edition.id] };
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

/** An address to connect to, for a server that listens everywhere. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
