import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import { describeProvider } from './describe-provider.ts';
import { importProviderLibrary } from './import-provider-library.ts';
import { renderNotice } from './notice-page.ts';
import { CONTRAST_SHEET_PATH, PROVIDER_PATH, STYLE_SHEET_PATH } from './page-frame.ts';
import type { OwnPasswordKeeper } from './own-password-keeper.ts';
import { listPageHeaders } from './page-headers.ts';
import { loadProviderSecrets } from './provider-secrets.ts';
import type { ServedOrigin } from './served-origin.ts';
import { createPasswordHelp } from './password-help.ts';
import { loadFaces } from './sign-in-faces.ts';
import { registerInteraction, type Entry, type InteractionSettings } from './sign-in-interaction.ts';
import { skipNeedlessSignOut } from './sign-out.ts';

export interface BuiltInProviderSettings {
  /** `http://localhost:8080/oidc`, for example. Asked when it is first needed: by then the server knows its port. */
  readonly issuer: () => string;
  /** Every address the library is served at. Asked when it is first needed. */
  readonly origins: () => readonly ServedOrigin[];
  /** Keeps codes, grants, the provider's sessions and its keys. */
  readonly store: SessionStore;
  readonly accounts: Pick<
    AccountStore,
    'findAccount' | 'findAccountByUsername' | 'findInstitution' | 'listRanges' | 'revision'
  >;
  readonly ownPasswords: OwnPasswordKeeper;
  /** Demo accounts may sign in; off, they are refused like a wrong password. */
  readonly hasDemo: boolean;
  /** What the sign-in page of an edition shows, by its id, with the demo accounts it may offer. */
  readonly entry: (edition: string) => Promise<Entry>;
  /** The sheet in which the library declares its faces. */
  readonly facesSheet: string;
  /** Instant, ISO 8601. */
  readonly now: () => string;
}

/** Puts the built-in OpenID provider and its pages at `/oidc`. */
export async function registerBuiltInProvider(app: FastifyInstance, settings: BuiltInProviderSettings): Promise<void> {
  let opened: Promise<Provider> | undefined;
  const provider = () => {
    opened ??= openProvider(app, settings).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        anchorToIssuer(request.raw, new URL(settings.issuer()));
        reply.headers(listPageHeaders(listNamed(settings.origins())));
      });
      registerStyleSheets(scope, settings.facesSheet);
      await scope.register(async (pages) => registerInteraction(pages, createInteraction(settings, provider)));
      await scope.register(async (protocol) => registerProtocol(protocol, provider));
    },
    { prefix: PROVIDER_PATH },
  );
}

async function openProvider(app: FastifyInstance, settings: BuiltInProviderSettings): Promise<Provider> {
  const library = await importProviderLibrary();
  const { store, accounts, hasDemo, now } = settings;
  const secrets = await loadProviderSecrets(store);
  const [issuer, origins] = [settings.issuer(), settings.origins()];
  const parts = { library, issuer, origins, store, secrets, accounts, hasDemo, now };
  const provider = new library.Provider(parts.issuer, describeProvider(parts));
  // What it believes of scheme and host is what `anchorToIssuer` wrote, never what a client claims.
  provider.proxy = true;
  provider.use(async (context, next) => {
    await next();
    skipNeedlessSignOut(context as unknown as KoaContextWithOIDC);
    if (context.status !== 404 || context.body !== undefined) return;
    context.body = renderNotice({ title: 'Page not found', words: 'There is nothing at this address.' });
    context.status = 404;
  });
  provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'The built-in provider failed.'));
  return provider;
}

/** Links and cookies are made for the issuer's own address, whatever host a request names and by whatever proxy it came. */
function anchorToIssuer({ headers }: IncomingMessage, issuer: URL): void {
  headers.host = issuer.host;
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
}

/** Where signing out may lead; the sign-in page itself allows only the one address it goes back to. */
function listNamed(origins: readonly ServedOrigin[]): string[] {
  return origins.map(({ origin }) => origin).filter((origin) => !origin.includes('['));
}

function createInteraction(settings: BuiltInProviderSettings, provider: () => Promise<Provider>): InteractionSettings {
  const { accounts, ownPasswords, hasDemo, issuer, origins } = settings;
  const openEntry = async (edition: string): Promise<Entry> => {
    const { words, demo } = await settings.entry(edition);
    if (!hasDemo) return { words, demo: [] };
    const found = await Promise.all(demo.map(({ username }) => accounts.findAccountByUsername(username)));
    return { words, demo: demo.filter((_account, index) => found[index]?.demo === true) };
  };
  return {
    provider,
    issuer,
    origins,
    ownPasswords,
    openEntry,
    findHelp: createPasswordHelp(accounts),
  };
}

/** Sheets and faces; what the pages are set in comes before how. */
function registerStyleSheets(app: FastifyInstance, facesSheet: string): void {
  const faces = loadFaces(facesSheet);
  for (const path of [STYLE_SHEET_PATH, CONTRAST_SHEET_PATH]) {
    const own = readFileSync(join(import.meta.dirname, path.slice(1)), 'utf8');
    const sheet = path === STYLE_SHEET_PATH ? `${faces.sheet}\n${own}` : own;
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(sheet),
    );
  }
  app.get('/faces/:name', (request, reply) => {
    const face = faces.files.get((request.params as { readonly name: string }).name);
    if (!face) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=604800').type('font/woff2').send(face);
  });
}

/** Everything else is the provider's: it reads the bare request and writes the bare answer. */
function registerProtocol(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const url of ['/', '/*']) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      handler: async (request, reply) => {
        const answer = (await provider()).callback();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.hijack();
        const { raw } = request;
        const bare = raw as IncomingMessage & { originalUrl?: string };
        bare.originalUrl = raw.url ?? PROVIDER_PATH;
        raw.url = bare.originalUrl.slice(PROVIDER_PATH.length) || '/';
        await answer(raw, reply.raw);
      },
    });
  }
}
