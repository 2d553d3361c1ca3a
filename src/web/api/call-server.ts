import type { Call, CallAnswer, CallBody, CallQuery } from '#contract/call.ts';
import { errorAnswer } from '#contract/error.ts';
import { ApiError } from './api-error.ts';

interface CallInput<C> {
  /** Values of `{name}` in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  readonly signal?: AbortSignal;
}

/**
 * Makes one call of the contract. The answer has been checked by the server on its way out.
 * @throws ApiError for every refusal; the browser's `AbortError` when the signal fires.
 */
export async function callServer<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const response = await send(call, input);
  if (!response.ok) throw await readRefusal(response);
  return (await response.json()) as CallAnswer<C>;
}

async function send<C extends Call>(call: C, input: CallInput<C>): Promise<Response> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  try {
    return await fetch(path + queryText(input.query), {
      method: call.method,
      headers: call.method === 'POST' ? { 'content-type': 'application/json' } : {},
      ...(call.method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { code: 'offline', message: 'The library cannot be reached.' });
  }
}

function queryText(query: unknown): string {
  if (query === undefined || query === null) return '';
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = errorAnswer.safeParse(body);
  return new ApiError(response.status, parsed.success ? parsed.data : {});
}
