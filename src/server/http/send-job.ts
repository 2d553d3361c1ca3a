import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { jobAnswer } from '#contract/download-job.ts';

/** Says where a file that is being made can be asked for (OP-124). */
export function sendJob(reply: FastifyReply, { job }: z.output<typeof jobAnswer>): FastifyReply {
  const [base = ''] = /^\/[^/]+\/api\/Download\//iu.exec(reply.request.url) ?? [];
  return reply
    .status(202)
    .header('location', `${base}Job/${job.id}`)
    .header('preference-applied', 'respond-async')
    .header('retry-after', '1')
    .header('cache-control', 'no-store')
    .send(job);
}
