import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/document/marked-text.ts';
import type { ErrorAnswer } from '#contract/error.ts';
import { ERRORS, type ErrorCode } from '#domain/errors/errors.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

/** When whoever met a store that does not answer may come again. */
const SECONDS_TO_WAIT = 5;

/** Every error becomes the one shape; what was not foreseen is logged and tells a reader nothing of its inside. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | LibraryError | StoreUnavailable, request, reply) => {
    const refusal = error instanceof LibraryError ? error : translate(error);
    if (refusal.status === 503) void reply.header('retry-after', String(SECONDS_TO_WAIT));
    if (isGone(error, reply)) request.log.debug('the client went away before its answer');
    else if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error');
    return answerError(request, reply, refusal);
  });
}

/** Whether work was broken off because nobody waits for it any more (ERR-005); anything else that fails is logged. */
function isGone({ name }: Error, { raw }: FastifyReply): boolean {
  return name === 'AbortError' && raw.destroyed && !raw.writableEnded;
}

/** Sends a refusal: to the application as it expects it, to a reader whose browser navigates as a page with the words. */
export function answerError(request: FastifyRequest, reply: FastifyReply, refusal: LibraryError): FastifyReply {
  const { details } = refusal;
  if (details?.retryAfter !== undefined) void reply.header('retry-after', String(details.retryAfter));
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  if (request.headers['sec-fetch-mode'] === 'navigate') {
    return reply.status(refusal.status).type('text/html; charset=utf-8').send(renderRefusal(refusal, request));
  }
  const answer: ErrorAnswer = {
    code: refusal.code,
    message: refusal.message,
    requestId: request.id,
    ...(details ? { details } : {}),
  };
  return reply.status(refusal.status).type('application/json').send(answer);
}

function renderRefusal({ code, status, message, details }: LibraryError, { id, url }: FastifyRequest): string {
  const reason = details?.reason === undefined ? '' : `<p>${escapeHtml(details.reason)}</p>`;
  const login = `/account/login?${new URLSearchParams({ returnUrl: url }).toString()}`;
  const signIn = code === 'sign-in-needed' ? `<p><a href="${escapeHtml(login)}">Sign in</a></p>` : '';
  const again = status >= 500 ? `<p><a href="${escapeHtml(url)}">Try again</a></p><p>Request ${id}</p>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(message)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${escapeHtml(message)}</h1>
${reason}${signIn}${again}<p><a href="/">Go to the homepage</a></p></main></body></html>`;
}

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'route-not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'request-invalid',
  429: 'too-many-requests',
  503: 'library-busy',
};

function translate(error: FastifyError | StoreUnavailable): LibraryError {
  if (error instanceof StoreUnavailable) return new LibraryError(error.isBusy ? 'library-busy' : 'library-unavailable');
  const status = error.statusCode ?? 500;
  const code = STATUS_CODES[status] ?? (status >= 400 && status < 500 ? 'request-invalid' : 'unexpected');
  const isOurs = status === ERRORS[code].status && code === 'request-invalid';
  return new LibraryError(code, isOurs ? { reason: 'The body is not readable JSON.' } : undefined);
}
