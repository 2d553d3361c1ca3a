import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_ADDRESSES, getCsrf, loginByAddress, type AddressRecognition } from '#contract/account.ts';
import { readReturnAddress } from '#domain/edition/return-address.ts';
import { groupAddress } from '#domain/access/group-address.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import { readClientAddress } from './client-address.ts';
import type { Gate } from './gate.ts';
import { refuseTooMany } from './limits.ts';
import type { CallLimits } from './rate-limits.ts';
import { readWord } from './read-word.ts';
import { listPaths } from './register-call.ts';
import { finishSignIn, startSignIn, type SignInParts } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { welcome } from './visit.ts';
import { SIGNED_OUT_COOKIE } from './visitor-finder.ts';

export interface AccountAddressParts extends SignInParts {
  readonly gate: Gate;
  readonly counter: RateCounter;
  readonly limits: Pick<CallLimits, 'signIns'>;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The addresses of sign-in and sign-out: browsers navigate there and are sent on. */
export function registerAccountAddresses(app: FastifyInstance, parts: AccountAddressParts): void {
  const serve = (path: string, handler: Handler) => {
    for (const url of listPaths(path)) {
      app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
        parts.gate.findEdition(request);
        void reply.header('cache-control', 'no-store');
        return handler(request, reply);
      });
    }
  };
  const start: Handler = async (request, reply) => {
    const wait = await parts.counter.take(parts.limits.signIns, groupAddress(readClientAddress(request)));
    if (wait > 0) throw refuseTooMany(reply, wait);
    return startSignIn(parts, request, reply);
  };
  serve(ACCOUNT_ADDRESSES.login, start);
  serve(ACCOUNT_ADDRESSES.ssologin, start);
  serve(ACCOUNT_ADDRESSES.callback, (request, reply) => finishSignIn(parts, request, reply));
  serve(ACCOUNT_ADDRESSES.logout, (request, reply) => signOut(parts, request, reply));
  serve(ACCOUNT_ADDRESSES.loggedout, async (_request, reply) => reply.redirect('/Account/loggedout', 303));
  serve(loginByAddress.path, (request, reply) => recogniseByAddress(parts, request, reply));
  serve(getCsrf.path, (request, reply) => sendToken(parts, request, reply));
  serve('/apiv2/document/RedirectToDocument', redirectToDocument);
}

async function sendToken(parts: AccountAddressParts, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { session } = await parts.visitors.identify(request);
  parts.antiForgery.send(request, reply, session, { isSecure: parts.hosts.isSecure(request), asked: true });
  return {};
}

/** For the page that tries silently it answers; a browser that navigates goes on to where it wanted (OP-13). */
async function recogniseByAddress(
  parts: AccountAddressParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AddressRecognition | FastifyReply> {
  if (readWord(request, 'again') === 'true') {
    delete request.cookies[SIGNED_OUT_COOKIE];
    parts.visitors.forget(request);
    void reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
  }
  const { visitor, addressOf } = await welcome(parts, request, reply);
  const recognised = visitor.byAddress;
  const returnUrl = readWord(request, 'returnurl');
  const isNavigation = returnUrl !== undefined || request.headers['sec-fetch-mode'] === 'navigate';
  if (!isNavigation) return { recognised, institution: recognised ? (addressOf?.institution.name ?? null) : null };
  const origin = parts.hosts.origin(request);
  const path = readReturnAddress(origin, returnUrl).slice(origin.length);
  if (recognised) return reply.redirect(path, 303);
  return reply.redirect(`/account/login?${new URLSearchParams({ returnUrl: path }).toString()}`, 303);
}

/** Former addresses of tables of contents carry the document's id in the query, which is kept (000 §2.2). */
async function redirectToDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const names = ['id', 'docid', 'documentid'];
  const id = names.map((name) => readWord(request, name)).find((value) => value !== undefined && value !== '');
  const asked = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  const rest = new URLSearchParams([...asked].filter(([key]) => !names.includes(key.toLowerCase())));
  const query = rest.size === 0 ? '' : `?${rest.toString()}`;
  // An address without an id is a page that says so.
  const isNamed = id !== undefined && !/^\.{1,2}$/u.test(id);
  return reply.redirect(`${isNamed ? presentTextAddress({ id: id.toWellFormed() }) : '/document'}${query}`, 303);
}
