import type { FastifyInstance } from 'fastify';

/** What is answered while the server closes is the last of its connection: kept open, that would keep the server. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
