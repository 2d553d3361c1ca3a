import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, LibraryError, type ErrorCode } from '#domain/errors.ts';
import type { ErrorAnswer } from '#contract/error.ts';

/** Every error becomes the one shape; what was not foreseen is logged and tells a reader nothing of its inside. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | LibraryError, request, reply) => {
    const refusal = error instanceof LibraryError ? error : translate(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error');
    return answerError(request, reply, refusal);
  });
}

/** Sends a refusal. */
export function answerError(request: FastifyRequest, reply: FastifyReply, refusal: LibraryError): FastifyReply {
  const { details } = refusal;
  const answer: ErrorAnswer = {
    code: refusal.code,
    message: refusal.message,
    requestId: request.id,
    ...(details ? { details } : {}),
  };
  return reply.status(refusal.status).type('application/json').send(answer);
}

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'route-not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'request-invalid',
  429: 'too-many-requests',
  503: 'library-busy',
};

function translate(error: FastifyError): LibraryError {
  const status = error.statusCode ?? 500;
  const code = STATUS_CODES[status] ?? (status >= 400 && status < 500 ? 'request-invalid' : 'unexpected');
  const isOurs = status === ERRORS[code].status && code === 'request-invalid';
  return new LibraryError(code, isOurs ? { reason: 'The body is not readable JSON.' } : undefined);
}
