import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors.ts';
import { registerErrorAnswers } from './answer-error.ts';
import { EditionByHost } from './edition-by-host.ts';
import { registerOpenapi } from './openapi-page.ts';
import { registerPages } from './pages.ts';
import { registerCall } from './register-call.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';

export interface ServerOptions {
  readonly editions: Readonly<Record<EditionId, Edition>>;
  /** What plain localhost shows. */
  readonly preset: EditionId;
  /** Where the built application lies. */
  readonly webFolder: string;
  readonly logLevel: string;
  readonly version: string;
  readonly now: () => string;
  /** Whether store and engine answer. */
  readonly isReady: () => Promise<boolean>;
}

const BODY_LIMIT = 256 * 1024;

/** The HTTP server with everything that is not a feature: security headers, errors, health, pages. */
export async function createServer(options: ServerOptions): Promise<{ app: FastifyInstance; register: RegisterCall }> {
  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel },
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  registerErrorAnswers(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(helmet, SECURITY_HEADERS);
  const hosts = new EditionByHost(options.editions, options.preset);
  registerHealth(app, options, hosts);
  registerOpenapi(app, options.version);
  await registerPages(app, options.webFolder, hosts, options.editions);
  const register: RegisterCall = (call, handle) =>
    registerCall(app, call, ({ query, body, params, request }) =>
      handle({ query, body, params, edition: findEdition(hosts, request) }),
    );
  return { app, register };
}

/** Scripts and styles from this server alone; React Aria needs no injected style that a nonce would have to allow. */
const SECURITY_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: false as const,
};

function findEdition(hosts: EditionByHost, request: FastifyRequest): Edition {
  const edition = hosts.find(request);
  if (!edition) throw new LibraryError('route-not-found', { reason: 'This host shows no edition of the library.' });
  return edition;
}

function registerHealth(app: FastifyInstance, options: ServerOptions, hosts: EditionByHost): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await options.isReady();
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready' });
  });
  for (const base of ['/apiv2', '/apiv1', '/mip']) {
    app.get(`${base}/api/Ping`, async (request) => {
      const { app: application } = request.query as { app?: string };
      const edition = findEdition(hosts, request);
      return {
        app: application ?? null,
        siteId: edition.id,
        status: 'ok',
        version: options.version,
        time: options.now(),
      };
    });
  }
  app.get('/apiv2/edition-view', async (request) => hosts.present(findEdition(hosts, request), request));
}
