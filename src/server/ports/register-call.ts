import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Edition } from '#domain/edition/edition.ts';

/** What a feature's handler is given: validated input and the edition of the host that was asked. */
export interface CallInput<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly edition: Edition;
}

/** How a feature serves a call without knowing the HTTP server. */
export type RegisterCall = <Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Query, Body, Answer>,
  handle: (input: CallInput<z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
) => void;
