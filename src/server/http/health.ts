import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/ports/clock.ts';
import type { EditionByHost } from './edition-by-host.ts';
import type { Gate } from './gate.ts';

interface HealthOptions {
  readonly version: string;
  readonly clock: Clock;
  readonly isReady: () => Promise<boolean>;
}

/** Whether the server is up and ready, which edition a host shows, and the edition view by itself. */
export function registerHealth(app: FastifyInstance, gate: Gate, hosts: EditionByHost, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = await options.isReady().catch((error: unknown) => {
      request.log.error({ err: error }, 'the library is not ready');
      return false;
    });
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready' });
  });
  for (const base of ['/apiv2', '/apiv1', '/mip']) {
    app.get(`${base}/api/Ping`, async (request) => {
      const { app: application } = request.query as { app?: string };
      return {
        app: application ?? null,
        siteId: gate.findEdition(request).id,
        status: 'ok',
        version: options.version,
        time: options.clock.now(),
      };
    });
  }
  app.get('/apiv2/edition-view', async (request) => hosts.present(gate.findEdition(request), request));
}
