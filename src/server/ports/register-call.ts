import type * as z from 'zod/mini';
import type { Call, CallBudget } from '#contract/call.ts';
import type { Reader } from '#domain/access/reader.ts';

/**
 * Works on what not every call needs, out of the reader's budget and in their turn. Throws `too-many-requests` where
 * nothing is left of it, which the call may answer without.
 */
export type Charge = <Answer>(budget: CallBudget, work: () => Promise<Answer>) => Promise<Answer>;

/** What a feature's handler is given: validated input and who asks. */
export interface CallInput<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly reader: Reader;
  /** Scheme, host and port the reader is on, for addresses that leave the library. */
  readonly origin: string;
  /** Fires when the client goes away before it has its answer. */
  readonly signal: AbortSignal;
  readonly charge: Charge;
  /** Gives the reader's browser another secret for its session; the former opens nothing any more. */
  readonly renewSession: () => Promise<void>;
  /**
   * Seconds that the client waits for the answer itself before it would rather be told where to ask for it, at most 10
   * (`Prefer: respond-async, wait=3`); undefined where it waits as long as it takes.
   */
  readonly respondAsyncAfter?: number | undefined;
}

/** How a feature serves a call without knowing the HTTP server. */
export type RegisterCall = <Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Query, Body, Answer>,
  handle: (input: CallInput<z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
) => void;
