import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Account, AccountStore } from '#server/ports/account-store.ts';
import { CALLBACK_PATH, SIGNED_OUT_PATHS } from '#server/ports/identity-provider.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import { createArtifactAdapter } from './artifact-adapter.ts';
import type { ProviderLibrary } from './import-provider-library.ts';
import { describeProviderError, renderNotice } from './notice-page.ts';
import { PROVIDER_PATH } from './page-frame.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import type { ServedOrigin } from './served-origin.ts';
import { answerSignOut, answerSignedOut } from './sign-out.ts';

/** The one client of the built-in provider: the library itself, at whichever of its addresses. */
export const BUILT_IN_CLIENT_ID = 'pandect';
/** The claim of the built-in provider that names the institution. */
export const BUILT_IN_INSTITUTION_CLAIM = 'institution';

export interface ProviderParts {
  readonly library: ProviderLibrary;
  readonly issuer: string;
  readonly origins: readonly ServedOrigin[];
  readonly store: SessionStore;
  readonly secrets: ProviderSecrets;
  readonly accounts: Pick<AccountStore, 'findAccount'>;
  readonly hasDemo: boolean;
  readonly now: () => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SCOPE = 'openid profile email';
const OFF = { enabled: false } as const;

const LIFETIMES = {
  AccessToken: 10 * MINUTE,
  AuthorizationCode: MINUTE,
  Grant: 12 * HOUR,
  IdToken: HOUR,
  Interaction: 30 * MINUTE,
  Session: 12 * HOUR,
};

const FEATURES = {
  devInteractions: OFF,
  dPoP: OFF,
  pushedAuthorizationRequests: OFF,
  resourceIndicators: OFF,
  rpInitiatedLogout: { enabled: true, logoutSource: answerSignOut, postLogoutSuccessSource: answerSignedOut },
};

/** What the provider is told: our client, our pages, our store, and nothing it could do beyond signing in and out. */
export function describeProvider(parts: ProviderParts): Configuration {
  return {
    adapter: createArtifactAdapter(parts.store, parts.now),
    jwks: parts.secrets.jwks,
    clients: [describeClient(parts.origins)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'], userinfoSigningAlgValues: ['ES256'] },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub', BUILT_IN_INSTITUTION_CLAIM],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    extraParams: ['waf', 'theme'],
    cookies: {
      keys: [parts.secrets.cookieKey],
      names: { session: 'pandect_oidc', interaction: 'pandect_oidc_sign_in', resume: 'pandect_oidc_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: PROVIDER_PATH },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: LIFETIMES,
    features: FEATURES,
    interactions: {
      policy: createPolicy(parts),
      url: (_context, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}`,
    },
    findAccount: async (_context, id) => {
      const account = await findSignedIn(parts, id);
      return account && { accountId: account.id, claims: async () => presentClaims(account) };
    },
    loadExistingGrant: grantOurselves,
    renderError: showTrouble,
  };
}

function describeClient(origins: readonly ServedOrigin[]) {
  return {
    client_id: BUILT_IN_CLIENT_ID,
    client_name: 'Pandect',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    response_modes: ['query'],
    redirect_uris: origins.map(({ origin }) => origin + CALLBACK_PATH),
    post_logout_redirect_uris: origins.flatMap(({ origin }) => SIGNED_OUT_PATHS.map((path) => origin + path)),
  };
}

function showTrouble(context: KoaContextWithOIDC, out: { readonly error: string }): void {
  context.type = 'html';
  context.body = renderNotice(describeProviderError(out.error, context.status));
}

/** Our own client needs nobody's consent. */
async function grantOurselves({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const kept = known === undefined ? undefined : await findGrant(provider, known, session.accountId);
  if (kept) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

async function findGrant(provider: Provider, id: string, account: string) {
  const grant = await provider.Grant.find(id);
  return grant?.accountId === account ? grant : undefined;
}

/** The account behind a session of the provider; one that is gone, suspended or, being a demo account, switched off is none. */
async function findSignedIn({ accounts, hasDemo }: ProviderParts, id: string): Promise<Account | undefined> {
  const account = await accounts.findAccount(id);
  return (account?.demo && !hasDemo) || account?.suspendedAt !== undefined ? undefined : account;
}

/** As the library has it, and a session whose account is gone is asked anew instead of failing later. */
function createPolicy(parts: ProviderParts) {
  const { base, Check } = parts.library.interactionPolicy;
  const policy = base();
  const check = new Check('account_gone', 'the account is gone', 'login_required', async ({ oidc }) => {
    const id = oidc.session?.accountId;
    return id !== undefined && (await findSignedIn(parts, id)) === undefined;
  });
  policy.get('login')?.checks.add(check);
  return policy;
}

function presentClaims(account: Account) {
  return {
    sub: account.id,
    preferred_username: account.username,
    name: account.name,
    ...(account.email === null ? {} : { email: account.email }),
    ...(account.institution === null ? {} : { [BUILT_IN_INSTITUTION_CLAIM]: account.institution }),
  };
}
