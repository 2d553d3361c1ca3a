import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorAnswer } from '#contract/error.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { answerError } from './answer-error.ts';

/** What the framework, or below it the parser of HTTP, finds wrong with a request before any route has seen it. */
const REFUSALS: Readonly<Record<string, () => LibraryError>> = {
  FST_ERR_BAD_URL: () =>
    new LibraryError('request-invalid', {
      reason: 'A % in the address does not begin two hexadecimal digits of UTF-8.',
    }),
  FST_ERR_MAX_PARAM_LENGTH: () => new LibraryError('address-too-long'),
  HPE_HEADER_OVERFLOW: () => new LibraryError('head-too-large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new LibraryError('request-too-slow'),
};

/** Answers in the one shape what the framework would answer in its own words. */
export const UNREADABLE_ANSWERS = {
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = REFUSALS[error.code]?.() ?? new LibraryError('unexpected');
    if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error');
    void answerError(request, reply.header('cache-control', 'no-store'), refusal);
  },
  clientErrorHandler(this: FastifyInstance, error: Error & { readonly code?: string }, socket: Socket) {
    this.log.trace({ err: error }, 'a request could not be read');
    // Reset by the client: nobody is left to be answered.
    if (error.code !== 'ECONNRESET' && socket.writable) {
      socket.write(writeAnswer(REFUSALS[error.code ?? '']?.() ?? new LibraryError('request-invalid')));
    }
    socket.destroySoon();
  },
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

/** There is no request to answer yet, only the connection that it came by. */
function writeAnswer({ code, message, status }: LibraryError): string {
  const answer: ErrorAnswer = { code, message, requestId: randomUUID() };
  const body = JSON.stringify(answer);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
