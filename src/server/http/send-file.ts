import type { FastifyReply } from 'fastify';

/** Sends a file to be shown, not saved, and not taken for anything else than it is; `name` is the library's own. */
export function sendFile(reply: FastifyReply, type: string, file: { name: string; bytes: Uint8Array }): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `inline; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .send(file.bytes);
}
