import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { jobAnswer } from '#contract/download-job.ts';
import type { fileAnswer } from '#contract/file.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { workFor } from '#server/ports/asker.ts';
import type { CallInput, Charge } from '#server/ports/register-call.ts';
import { checkAnswer } from './check-answer.ts';
import { describeFault } from './describe-fault.ts';
import { untilDone, type Gate } from './gate.ts';
import { matchKeys } from './match-keys.ts';
import { readWait } from './read-wait.ts';
import { sendFile } from './send-file.ts';
import { sendJob } from './send-job.ts';

type FileAnswer = z.output<typeof fileAnswer>;
type JobAnswer = z.output<typeof jobAnswer>;

/** What the schema library says of an answer of ours that is not as declared. */
z.config(z.locales.en());

/** The permanent alias of the base path (OP-01). */
const ALIASES: readonly (readonly [string, string])[] = [['/apiv2/', '/apiv1/']];

/** The paths a declared call is served at. */
export function listPaths(path: string): string[] {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return [...new Set([pattern, ...ALIASES.map(([from, to]) => pattern.replace(from, to))])];
}

/**
 * Serves a declared call at its path and the alias of it. Limits and the anti-forgery token were looked at before; here
 * input is validated, then the reader's right decided, and only then does the feature act. The answer is checked too.
 * Whoever may have no file is told so before anything of the body is read.
 */
export function registerCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  app: FastifyInstance,
  gate: Gate,
  call: Call<Query, Body, Answer>,
  handle: (input: CallInput<z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
): void {
  const decideFirst = async (request: FastifyRequest) =>
    gate.authorise(call, await gate.readerOf(request), request.params as Record<string, string>);
  for (const url of listPaths(call.path)) {
    app.route({
      method: call.method,
      url,
      ...(call.file === undefined ? {} : { preParsing: decideFirst }),
      handler: async (request, reply) => {
        const reader = await gate.readerOf(request);
        const query = validate(call.query, request.query) as z.output<Query>;
        const body = validate(call.body, request.body ?? {}) as z.output<Body>;
        const params = request.params as Record<string, string>;
        gate.authorise(call, reader, { ...(query as object), ...(body as object), ...params });
        if (call.budget) await gate.spend(call.budget, reader, reply);
        const signal = signalOf(reply);
        const charge: Charge = (budget, work) => gate.charge(budget, reader, reply, { signal, work });
        const respondAsyncAfter = readWait(request.headers['prefer']);
        const origin = gate.originOf(request);
        const renewSession = () => gate.renewSession(request, reply);
        const input = { query, body, params, reader, origin, signal, charge, renewSession, respondAsyncAfter };
        const end = call.budget ? await gate.waitForTurn(call.budget, reader, reply, signal) : async () => {};
        const done = await untilDone(() => workFor(gate.nameAsker(reader), () => handle(input)), end);
        const answer = await checkAnswer(call.answer, done);
        if (call.file === undefined) return answer;
        const made = answer as FileAnswer | JobAnswer;
        return 'job' in made ? sendJob(reply, made) : sendFile(reply, call.file, made);
      },
    });
  }
}

/** Fires when the client goes away before it has its answer. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

function validate(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, matchKeys(schema, value), { error: describeFault });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new LibraryError('field-invalid', {
    field: issue?.path.join('.') ?? '',
    reason: issue?.message ?? 'It does not have the expected form.',
    ...(issue?.code === 'invalid_value' ? { allowed: issue.values.map(String) } : {}),
  });
}
