import type { FastifyInstance } from 'fastify';
import type { Edition } from '#domain/edition/edition.ts';
import type { EditionByHost } from './edition-by-host.ts';
import { listFrameSources } from './frame-sources.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Scripts and styles from this server alone; React Aria needs no injected style that a nonce would have to allow. Frames
 * show the demos that the editions name (OP-28), nothing else.
 */
export function listSecurityHeaders(editions: readonly Edition[]) {
  return {
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
        'frame-src': listFrameSources(editions.map(({ addresses }) => addresses.demo)),
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' as const },
    // Only where the reader's own address is one of https: see below.
    strictTransportSecurity: false as const,
  };
}

/** Tells browsers that came by https, directly or by the public address, to do so for a year. */
export function registerTransportSecurity(app: FastifyInstance, hosts: EditionByHost): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.isSecure(request)) void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}
