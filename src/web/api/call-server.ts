import type { Call, CallAnswer, CallBody, CallQuery } from '#contract/call.ts';
import { ApiError, toApiError } from './api-error.ts';
import { fetchToken, getToken, keepToken, TOKEN_HEADER } from './csrf.ts';
import { readErrorAnswer } from './read-error-answer.ts';
import { reportSessionEnd } from './session-end.ts';

export interface CallInput<C> {
  /** Values of `{name}` in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  readonly signal?: AbortSignal;
  /** How the answer should come (RFC 7240). */
  readonly prefer?: string;
  /** Whether the call is finished although the page is left. */
  readonly isLast?: boolean;
}

/**
 * Makes one call of the contract, with the cookies of this site (SH-315) and, unless it only reads, with the anti-forgery
 * token; a token that is no longer taken is fetched anew, once (OP-05). The answer has been checked by the server on its
 * way out. A 401 is told to whoever listens for the end of the session (OP-17).
 * @throws ApiError for every refusal; the browser's `AbortError` when the signal fires.
 */
export async function callServer<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const response = await requestAnswer(call, input);
  try {
    return (await response.json()) as CallAnswer<C>;
  } catch (error) {
    throw isAbort(error) ? error : toApiError(error);
  }
}

/** Takes something away; that another tab was faster is no failure. @throws ApiError */
export async function callToRemove<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
  await callServer(call, input).catch((error: unknown) => {
    if (toApiError(error).kind !== 'not-found') throw error;
  });
}

/** The same for a call that answers a file: the response with its headers. */
export async function requestAnswer<C extends Call>(call: C, input: CallInput<C>): Promise<Response> {
  const token = call.method === 'GET' ? undefined : getToken();
  const response = await send(call, input, token instanceof Promise ? await token : token);
  if (response.ok) return response;
  const refusal = await readRefusal(response);
  if (refusal.code !== 'token-missing') throw refusal;
  const again = await send(call, input, await fetchToken());
  if (!again.ok) throw await readRefusal(again);
  return again;
}

async function send<C extends Call>(call: C, input: CallInput<C>, token: string | undefined): Promise<Response> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  try {
    const response = await fetch(path + queryText(input.query), {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { [TOKEN_HEADER]: token }),
        ...(input.prefer === undefined ? {} : { prefer: input.prefer }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.isLast ? { keepalive: true } : {}),
    });
    keepToken(response);
    return response;
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(0, { code: 'offline', message: 'The library cannot be reached.' });
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function queryText(query: unknown): string {
  if (query === undefined || query === null) return '';
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    // A list is its name once for each value.
    for (const value of [values].flat() as (string | number | boolean | null | undefined)[]) {
      if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 401) reportSessionEnd();
  return new ApiError(response.status, readErrorAnswer(body) ?? {});
}
