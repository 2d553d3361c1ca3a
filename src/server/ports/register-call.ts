import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { AccessCode } from '#domain/access/subscription-code.ts';
import type { Visitor } from '#domain/access/visitor.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors.ts';

/** Who asks, and where: decided by the server before a feature is asked anything. */
export interface Reader {
  /** The edition of the host that was asked. */
  readonly edition: Edition;
  readonly visitor: Visitor;
  /** The codes that count for the visitor on this edition, in order of precedence. */
  readonly codes: readonly AccessCode[];
  readonly client: Client;
}

/** Id of the account, for what only accounts have and only with a subscription. Throws `account-needed`, `not-subscribed`. */
export function getAccountId({ visitor, codes }: Reader): string {
  if (!visitor.account) throw new LibraryError('account-needed');
  if (codes.length === 0) throw new LibraryError('not-subscribed');
  return visitor.account.id;
}

/** The program that made the request. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
}

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
}

/** How a feature serves a call without knowing the HTTP server. */
export type RegisterCall = <Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Query, Body, Answer>,
  handle: (input: CallInput<z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
) => void;
