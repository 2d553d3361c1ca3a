import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import { openPeople } from '#server/compose/people.ts';
import { CALLBACK_PATH, SIGNED_OUT_PATHS } from '#server/ports/identity-provider.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import { createArtifactAdapter } from './artifact-adapter.ts';
import { importProviderLibrary } from './import-provider-library.ts';

export const OTHER_CLIENT = { id: 'the-library', secret: 'a secret of client and provider' };
/** Where it names the institution. */
export const OTHER_INSTITUTION_CLAIM = 'org_id';

/** People with addresses instead of user names; what is known of them is told only when it is asked for. */
export const OTHER_PEOPLE = {
  ada: { sub: 'person-7', name: 'Ada Brandt', email: 'ada@north.example', [OTHER_INSTITUTION_CLAIM]: 'inst-1' },
  bo: { sub: 'person-8', email: 'bo@north.example' },
  nora: { sub: 'person-9', name: 'Nora Lind', email: 'nora@north.example', [OTHER_INSTITUTION_CLAIM]: 'north-law' },
  /** Of North Law, too, though her provider says something else of her. */
  eve: { sub: 'person-10', name: 'Eve Marsh', email: 'eve@north.example', [OTHER_INSTITUTION_CLAIM]: 'rich-inst' },
  /** Many providers claim a list, of one or of several. */
  ona: { sub: 'person-11', name: 'Ona List', email: 'ona@north.example', [OTHER_INSTITUTION_CLAIM]: ['north-law'] },
  max: {
    sub: 'person-12',
    name: 'Max Several',
    email: 'max@north.example',
    [OTHER_INSTITUTION_CLAIM]: ['rich-inst', 'north-law'],
  },
} as const;

const PATH = '/oidc';

/**
 * Somebody else's provider: a client with a secret, RSA keys, its own pages, a consent to give, claims of its own. Where
 * it is given an address for that, it says there who has signed out.
 */
export async function startOtherProvider(origin: string, logoutAt?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'other-provider-'));
  const people = await openPeople({ dataFolder: folder });
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  let provider: Provider | undefined;
  let port = 0;
  const listen = async (): Promise<Server> => {
    const server = createServer((request, response) => {
      if (provider) void answer(provider, request, response);
    });
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen();
  ({ port } = server.address() as AddressInfo);
  const issuer = `http://localhost:${port}${PATH}`;
  const library = await importProviderLibrary();
  provider = new library.Provider(issuer, describe(origin, people.sessions, jwk, logoutAt));
  const stop = async () => {
    const closed = new Promise((resolve) => void server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    issuer,
    /** Signs what it likes with its key. */
    sign: (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(jwk),
    stop,
    start: async () => {
      server = await listen();
    },
    close: async () => {
      await stop();
      people.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function describe(origin: string, store: SessionStore, jwk: object, logoutAt: string | undefined): Configuration {
  return {
    adapter: createArtifactAdapter(store, () => new Date().toISOString()),
    jwks: { keys: [{ ...jwk, kid: 'one', use: 'sig' }] },
    clients: [
      {
        client_id: OTHER_CLIENT.id,
        client_secret: OTHER_CLIENT.secret,
        redirect_uris: [origin + CALLBACK_PATH],
        post_logout_redirect_uris: SIGNED_OUT_PATHS.map((path) => origin + path),
        ...(logoutAt === undefined
          ? {}
          : { backchannel_logout_uri: logoutAt, backchannel_logout_session_required: true }),
      },
    ],
    claims: { openid: ['sub'], profile: ['name', OTHER_INSTITUTION_CLAIM], email: ['email'] },
    cookies: { keys: ['a key of this test'] },
    extraParams: ['waf'],
    // Its own way of asking does not speak with this machine.
    fetch: (url, options) => {
      const { method = 'GET', headers = {}, body = null, signal = null } = options ?? {};
      return fetch(url, { method, headers, body, signal });
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => void (context.body = form),
        postLogoutSuccessSource: (context) => void (context.body = 'signed out'),
      },
    },
    interactions: { url: (_context, interaction) => `${PATH}/interaction/${interaction.uid}` },
    findAccount: (_context, id) => {
      const claims = Object.values(OTHER_PEOPLE).find(({ sub }) => sub === id);
      return claims && { accountId: id, claims: () => claims };
    },
    renderError: (context, out) => void (context.body = out.error),
  };
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bare = request as IncomingMessage & { originalUrl?: string };
  bare.originalUrl = request.url ?? PATH;
  // A browser would have said so; ours reaches every host at one address.
  request.headers.host = new URL(provider.issuer).host;
  request.url = bare.originalUrl.slice(PATH.length) || '/';
  if (!request.url.startsWith('/interaction/')) return provider.callback()(request, response);
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html').end(`<form action="${bare.originalUrl}">${prompt.name}</form>`);
    return undefined;
  }
  const wish = new URLSearchParams(await text(request));
  if (wish.has('refuse')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  if (prompt.name === 'login') {
    const login = { accountId: wish.get('person') ?? '' };
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  }
  const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
  grant.addOIDCScope('openid profile email');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}
