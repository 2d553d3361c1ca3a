import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { LibraryError } from '#domain/errors.ts';
import { matchKeys } from './match-keys.ts';

/** Messages of the schema library in words. */
z.config(z.locales.en());

/** What a handler is given: everything validated. */
export interface CallInput<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The permanent alias of the base path (OP-01). */
const ALIASES: readonly (readonly [string, string])[] = [['/apiv2/', '/apiv1/']];

/** Serves a declared call at its path and the alias of it; input and output are checked against the contract. */
export function registerCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  app: FastifyInstance,
  call: Call<Query, Body, Answer>,
  handle: (input: CallInput<z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const paths = [path, ...ALIASES.map(([from, to]) => path.replace(from, to))];
  for (const url of new Set(paths)) {
    app.route({
      method: call.method,
      url,
      handler: async (request, reply) => {
        const query = validate(call.query, request.query) as z.output<Query>;
        const body = validate(call.body, request.body ?? {}) as z.output<Body>;
        const params = request.params as Record<string, string>;
        const answer = await handle({ query, body, params, request, reply });
        return z.parse(call.answer, answer);
      },
    });
  }
}

function validate(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, matchKeys(schema, value));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new LibraryError('request-invalid', {
    field: issue?.path.join('.') ?? '',
    reason: issue?.message ?? 'It does not have the expected form.',
  });
}
