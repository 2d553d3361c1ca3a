import type { ErrorAnswer } from '#contract/error.ts';

/**
 * The body of a refusal where it is one of ours; undefined for what something on the way answers (a proxy, a gateway).
 * Ours were checked by the server on their way out, so that three words tell them apart and no page loads a schema.
 */
export function readErrorAnswer(body: unknown): ErrorAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message, requestId } = body as Record<string, unknown>;
  const isOurs = [code, message, requestId].every((text) => typeof text === 'string');
  return isOurs ? (body as ErrorAnswer) : undefined;
}
