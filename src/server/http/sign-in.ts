import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInProblem } from '#contract/account.ts';
import { readReturnAddress } from '#domain/edition/return-address.ts';
import { AccountSuspended, AccountUnknown, type AccountStore } from '#server/ports/account-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  ProviderUnreachable,
  SignInInvalid,
  SignInRefused,
  type IdentityProvider,
  type SignedIn,
  type SignInRequest,
} from '#server/ports/identity-provider.ts';
import type { SessionStore, SignInAttempt } from '#server/ports/session-store.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import { isTied, tieAttempt, untieAttempt } from './attempt-cookie.ts';
import { readWord } from './read-word.ts';
import { hasLostOne } from './subscription-cookies.ts';
import { beginSession, type VisitParts } from './visit.ts';
import { SIGNED_OUT_COOKIE } from './visitor-finder.ts';

const ATTEMPT_SECONDS = 600;
const THEME = /^(?:light|dark|contrast)$/u;
const WAF = /^[A-Za-z0-9._-]{1,64}$/u;

export interface SignInParts extends VisitParts {
  /** Null where nobody can sign in. */
  readonly provider: IdentityProvider | null;
  readonly accounts: AccountStore;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/** Sends the reader to the provider and remembers where they wanted to go (SH-045 to SH-050). */
export async function startSignIn(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { hosts, provider, store, clock, visitors } = parts;
  const origin = hosts.origin(request);
  const returnUrl = readReturnAddress(origin, readWord(request, 'returnurl'));
  if (!provider) return showProblem(request, reply, 'not-set-up', returnUrl.slice(origin.length));
  const { visitor } = await visitors.identify(request);
  // The next page brings the lost one along: nobody has to prove again who they are.
  if (visitor.account && hasLostOne(request)) return reply.redirect(returnUrl, 303);
  const waf = readWord(request, 'waf');
  const theme = readWord(request, 'theme');
  const chosen = readWord(request, 'provider');
  try {
    const asked: SignInRequest = {
      origin,
      returnUrl: returnUrl.slice(origin.length),
      waf: waf !== undefined && WAF.test(waf) ? waf : null,
      ...(theme !== undefined && THEME.test(theme) ? { theme } : {}),
      // Whoever is signed in already wants another account; the provider would send them straight back.
      ...(visitor.account ? { prompt: 'login' as const } : {}),
      ...(chosen === undefined ? {} : { provider: chosen }),
    };
    const page = (await provider.choose?.(asked)) ?? null;
    if (page !== null) return reply.redirect(page, 303);
    const { location, attempt } = await provider.begin(asked);
    const isSecure = hosts.isSecure(request);
    const tie = { state: attempt.state, isSecure, seconds: ATTEMPT_SECONDS };
    const browserHash = tieAttempt(request, reply, tie);
    await store.saveAttempt({ ...attempt, browserHash, startedAt: clock.now() });
    return reply.redirect(location, 303);
  } catch (error) {
    return showProblem(request, reply, nameProblem(error), returnUrl.slice(origin.length), error);
  }
}

/**
 * The provider's answer: a new session for who signed in, or words on what went wrong; never another reader's session. An
 * answer that belongs to no sign-in of this browser is no news to whoever is signed in here: they go where it led.
 */
export async function finishSignIn(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { hosts, provider, store } = parts;
  const state = readWord(request, 'state');
  const attempt = state === undefined ? undefined : await store.takeAttempt(state);
  const problem = attempt && provider ? findProblem(parts, request, attempt) : 'unknown-attempt';
  if (problem || !attempt || !provider) {
    const returnUrl = attempt?.returnUrl ?? '/';
    const { visitor } = await parts.visitors.identify(request);
    if (visitor.account) return reply.redirect(returnUrl, 303);
    return showProblem(request, reply, problem ?? 'unknown-attempt', returnUrl);
  }
  try {
    const callbackUrl = hosts.origin(request) + request.url;
    const signedIn = await provider.finish({ callbackUrl, attempt });
    untieAttempt(reply, attempt.state, hosts.isSecure(request));
    await takeIn(parts, request, reply, signedIn);
  } catch (error) {
    return showProblem(request, reply, nameProblem(error), attempt.returnUrl, error);
  }
  return reply.redirect(attempt.returnUrl, 303);
}

function findProblem(
  { hosts, clock }: SignInParts,
  request: FastifyRequest,
  attempt: SignInAttempt,
): SignInProblem | undefined {
  const age = Date.parse(clock.now()) - Date.parse(attempt.startedAt);
  if (age > ATTEMPT_SECONDS * 1000) return 'expired';
  if (attempt.origin !== hosts.origin(request)) return 'other-browser';
  return isTied(request, attempt.state, attempt.browserHash, hosts.isSecure(request)) ? undefined : 'other-browser';
}

async function takeIn(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { idToken, providerSession, ...identity }: SignedIn,
): Promise<void> {
  const account = await parts.accounts.takeIn(identity);
  const { addressOf } = await parts.visitors.identify(request);
  if (request.cookies[SIGNED_OUT_COOKIE] !== undefined) void reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
  const addressInstitution = addressOf?.institution.id ?? null;
  const origin = { idToken, ...(providerSession === undefined ? {} : { providerSession }) };
  await beginSession(parts, request, reply, { account: account.id, addressInstitution, ...origin });
}

/** The store's own trouble is none of the sign-in: it is answered as everywhere. */
function nameProblem(error: unknown): SignInProblem {
  if (error instanceof StoreUnavailable) throw error;
  if (error instanceof ProviderUnreachable) return 'provider-unavailable';
  if (error instanceof SignInRefused) return error.isCancelled ? 'cancelled' : 'refused';
  if (error instanceof AccountUnknown) return 'account-unknown';
  if (error instanceof AccountSuspended) return 'account-suspended';
  if (error instanceof SignInInvalid && error.reason === 'clock') return 'clock-differs';
  return 'answer-invalid';
}

/** The sign-in page has words for the problem; the log has the rest, once. */
function showProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: SignInProblem,
  returnUrl: string,
  error?: unknown,
): FastifyReply {
  request.log.warn({ err: error, problem }, 'sign-in failed');
  const query = new URLSearchParams({ problem, ...(returnUrl === '/' ? {} : { returnUrl }) });
  return reply.redirect(`/account/login?${query.toString()}`, 303);
}
