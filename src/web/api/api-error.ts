import type { ErrorAnswer } from '#contract/error.ts';

/** What an error of a call means to the reader; `offline` is a call that never reached the library. */
export type ApiErrorKind =
  | 'offline'
  | 'not-found'
  | 'withdrawn'
  | 'forbidden'
  | 'unreadable-query'
  | 'too-many'
  | 'refused'
  | 'broken';

/** A refusal or failure of a call, with words that can be shown as they are. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly details: ErrorAnswer['details'];

  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? 'An unexpected server error occurred.');
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code ?? 'unexpected';
    this.requestId = answer.requestId;
    this.details = answer.details;
  }

  /** Which of the reader's situations this is. */
  get kind(): ApiErrorKind {
    if (this.status === 0) return 'offline';
    if (this.status === 403 || this.status === 401) return 'forbidden';
    if (this.status === 404) return 'not-found';
    if (this.status === 410) return 'withdrawn';
    if (this.status === 422) return 'unreadable-query';
    if (this.status === 413 || this.status === 429) return 'too-many';
    return this.status < 500 ? 'refused' : 'broken';
  }

  /** Asking again may help. */
  get canRetry(): boolean {
    return this.kind === 'offline' || this.kind === 'broken' || this.kind === 'too-many';
  }
}

/** Any thrown value as an `ApiError`, so that screens have one thing to draw. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(500, { code: 'unexpected', message: 'This part of the page failed unexpectedly.' });
}

/** What went wrong, as it can be shown: the server's reason, where it gives one. */
export function describeFailure(error: unknown): string {
  const { message, details } = toApiError(error);
  return details?.reason ?? message;
}
