import type { FastifyReply, FastifyRequest } from 'fastify';
import { listVisitorCodes } from '#domain/access/visitor.ts';
import type { AntiForgery } from './anti-forgery.ts';
import { nameNetwork, readClientAddress } from './client-address.ts';
import type { EditionByHost } from './edition-by-host.ts';
import type { LiveSession, SessionKeeper, SessionWish } from './session-keeper.ts';
import { sendSubscriptionCookies } from './subscription-cookies.ts';
import type { Identified, VisitorFinder } from './visitor-finder.ts';

/** Longer than any browser's. */
const MOST_AGENT = 400;

/** What the HTTP side shares. */
export interface VisitParts {
  readonly hosts: EditionByHost;
  readonly sessions: SessionKeeper;
  readonly visitors: VisitorFinder;
  readonly antiForgery: AntiForgery;
}

/** Begins a session and gives the browser all that goes with it. */
export async function beginSession(
  parts: VisitParts,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: SessionWish,
): Promise<Identified> {
  const former = (await parts.visitors.identify(request)).session;
  const made = wish.account === null ? wish : { ...wish, ...describeClient(request) };
  const session = await parts.sessions.begin(reply, parts.hosts.isSecure(request), made, former);
  const identified = await parts.visitors.renew(request, session);
  sendCookies(parts, request, reply, identified);
  return identified;
}

/** By what readers know their sessions apart; of visits nothing is kept. */
function describeClient(request: FastifyRequest): Pick<SessionWish, 'userAgent' | 'network'> {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT);
  return { userAgent, network: nameNetwork(readClientAddress(request)) };
}

/**
 * What goes with every page: a session for whoever is recognised by address and has none (OP-13), the subscription
 * cookies of the edition that is shown (OP-07), the anti-forgery token. Strangers are given nothing.
 */
export async function welcome(parts: VisitParts, request: FastifyRequest, reply: FastifyReply): Promise<Identified> {
  const identified = await parts.visitors.identify(request);
  const { session, visitor, addressOf } = identified;
  if (!session && visitor.byAddress && addressOf && request.method === 'GET') {
    const wish = { account: null, addressInstitution: addressOf.institution.id, idToken: null };
    return beginSession(parts, request, reply, wish);
  }
  sendCookies(parts, request, reply, identified);
  return identified;
}

function sendCookies(
  { hosts, sessions, antiForgery }: VisitParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, visitor }: Identified,
): void {
  const edition = hosts.find(request);
  if (!edition) return;
  const isSecure = hosts.isSecure(request);
  const codes = session ? listVisitorCodes(edition, visitor) : [];
  sendSubscriptionCookies(request, reply, codes, { isSecure, seconds: secondsOf(sessions, session) });
  antiForgery.send(request, reply, session, { isSecure, asked: false });
}

function secondsOf(sessions: SessionKeeper, session: LiveSession | undefined): number {
  return session ? sessions.secondsLeft(session) : 0;
}
