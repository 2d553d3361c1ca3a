import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/**
 * Who may make a call: `open`, anybody; `subscriber`, whoever has a subscription to the edition, by account or by network
 * address; `account`, whoever is signed in personally.
 */
export const CALL_ACCESS = ['open', 'subscriber', 'account'] as const;

export type CallAccess = (typeof CALL_ACCESS)[number];

/**
 * Addresses of the edition, of which one must be open to the reader. `{name}` is taken from the call's path, query or
 * body, of a list its first; `$name` stands for any segment, and `/{endpoint}` for the page of that way to search. Where
 * they hang on what is asked for: by the value of a field of the body; a value that is not named belongs to no page.
 */
export type CallRoutes = readonly string[] | RoutesByValue;

export interface RoutesByValue {
  readonly by: string;
  readonly of: Readonly<Record<string, CallRoutes>>;
}

/**
 * `messages`: what somebody has to read; `search`: what the engine has to work for; `feeds`: the same for programs that
 * come by themselves and ask for all they know at once; `files`: what is made in the background, while the reader goes on.
 */
export type CallBudget = 'messages' | 'search' | 'feeds' | 'files';

/**
 * One HTTP call, declared once: the server validates with it, the browser's client is typed by it and the published
 * description is generated from it. Paths match whatever their letter case (OP-03).
 */
export interface Call<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: HttpMethod;
  /** With the base path, for example `/apiv2/document/GetDocument`; `{name}` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: CallAccess;
  /** The pages that it serves; absent where it belongs to all, or where what it answers says itself who holds it. */
  readonly routes?: CallRoutes;
  /** A bound of its own on how often a client may make the call; the operator sets how large. */
  readonly budget?: CallBudget;
  readonly query?: Query;
  readonly body?: Body;
  /** Media type of a call that answers a file instead of JSON; `answer` then holds its name and bytes. */
  readonly file?: string;
  readonly answer: Answer;
}

/** Declares a call; only there to infer its types. */
export function defineCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Query, Body, Answer>,
): Call<Query, Body, Answer> {
  return call;
}

export type CallQuery<C> = C extends Call<infer Query, infer _Body, infer _Answer> ? z.input<Query> : never;
export type CallBody<C> = C extends Call<infer _Query, infer Body, infer _Answer> ? z.input<Body> : never;
export type CallAnswer<C> = C extends Call<infer _Query, infer _Body, infer Answer> ? z.output<Answer> : never;
