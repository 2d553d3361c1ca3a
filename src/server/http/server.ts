import { randomBytes, randomUUID } from 'node:crypto';
import { createServer as createNodeServer, type RequestListener, type Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import type { Edition, EditionId } from '#domain/edition/edition.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { IdentityProvider } from '#server/ports/identity-provider.ts';
import type { Lease } from '#server/ports/lease.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import { registerAccountAddresses } from './account-addresses.ts';
import { registerErrorAnswers } from './answer-error.ts';
import { UNREADABLE_ANSWERS } from './answer-unreadable.ts';
import { AntiForgery } from './anti-forgery.ts';
import type { PageHeads } from '#server/ports/page-heads.ts';
import type { BuiltPages } from './built-pages.ts';
import { hidesFirstPart, isForCall, readTarget } from './call-address.ts';
import { checkCall } from './check-call.ts';
import { describeRequest } from './describe-request.ts';
import { EditionByHost, type HostSettings } from './edition-by-host.ts';
import { Gate } from './gate.ts';
import { endConnections } from './end-connections.ts';
import { endStalled, type ReadUnsent } from './end-stalled.ts';
import { registerHealth } from './health.ts';
import type { HttpSettings } from './http-settings.ts';
import { registerLimits } from './limits.ts';
import { registerOpenapi } from './openapi-page.ts';
import { registerPages } from './pages.ts';
import { registerRobots } from './robots.ts';
import { PeopleDirectory, type Vouches } from './people-directory.ts';
import { listCallLimits } from './rate-limits.ts';
import { registerCall } from './register-call.ts';
import { listSecurityHeaders, registerTransportSecurity } from './security-headers.ts';
import { SessionKeeper } from './session-keeper.ts';
import { registerSessionState } from './session-state.ts';
import { VisitorFinder } from './visitor-finder.ts';

export interface ServerOptions {
  readonly editions: Readonly<Record<EditionId, Edition>>;
  /** What plain localhost shows. */
  readonly preset: EditionId;
  readonly pages: BuiltPages;
  readonly heads: PageHeads;
  /** What whoever runs the library has to say on an edition; read for every page. */
  readonly editorials?: HostSettings['editorials'];
  /** Editions with what facts of law say of them today. */
  readonly readToday?: HostSettings['readToday'];
  readonly logLevel: string;
  /** Where the log goes; standard output where absent. */
  readonly log?: LogStream;
  readonly version: string;
  readonly clock: Clock;
  readonly counter: RateCounter;
  readonly lease: Lease;
  readonly scheduler: Scheduler;
  readonly settings: HttpSettings;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  /** Whether the demo accounts count. */
  readonly hasDemo: boolean;
  /** Programs that have a robot's share of searches. */
  readonly isRobot: RobotTest;
  /** Null where nobody can sign in. */
  readonly provider: IdentityProvider | null;
  readonly vouches: Vouches;
  /** Whether store and engine answer. */
  readonly isReady: () => Promise<boolean>;
  /** How long a client may neither send nor take a byte while it is waited for; 30 s where absent. */
  readonly stallMilliseconds?: number;
  /** Says of connections how much the machine has yet to send; those who read slowly are known by it. */
  readonly readUnsent: ReadUnsent;
  /** What the browser of an edition reports to; nothing where absent. */
  readonly tag?: (edition: Edition) => EditionView['tag'];
}

export interface LogStream {
  write(line: string): void;
}

const BODY_LIMIT = 256 * 1024;
/** Milliseconds: without a byte moved, between two requests of a connection, and for a head as a whole. */
const STALL = 30_000;
const BETWEEN_REQUESTS = 72_000;
const HEAD = 60_000;
const FORGET_EVERY = 15 * 60_000;

/** The HTTP server with everything that is not a feature: who asks, limits, security headers, errors, health, pages. */
export async function createServer(options: ServerOptions): Promise<{ app: FastifyInstance; register: RegisterCall }> {
  const { settings } = options;
  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : createLogOptions(options),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    ...UNREADABLE_ANSWERS,
    // What still arrives while the server closes is answered as ever, in the words of the library.
    return503OnClosing: false,
    rewriteUrl: readTarget,
    serverFactory: (handle) => createHttpServer(handle, options),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  registerErrorAnswers(app);
  endConnections(app);
  refuseHiddenParts(app);
  const parts = await createParts(options);
  await app.register(cookie);
  registerLimits(app, parts.limits.perClient, parts);
  parts.gate.register(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(helmet, listSecurityHeaders(Object.values(options.editions)));
  registerTransportSecurity(app, parts.hosts);
  keepAnswersPrivate(app);
  registerHealth(app, parts.gate, parts.hosts, options);
  registerSessionState(app, parts);
  registerOpenapi(app, options.version);
  registerAccountAddresses(app, parts);
  registerRobots(app, parts.hosts);
  await registerPages(app, options.pages, { ...parts, heads: options.heads });
  forgetFromTimeToTime(app, options, parts.sessions);
  const editions = Object.values(options.editions);
  const register: RegisterCall = (call, handle) => {
    checkCall(call, editions);
    registerCall(app, parts.gate, call, handle);
  };
  return { app, register };
}

/** Of a request or an answer as a whole no time is asked: what moves is not ended. */
function createHttpServer(handle: RequestListener, options: ServerOptions): Server {
  const { stallMilliseconds = STALL, readUnsent, scheduler } = options;
  const times = { keepAliveTimeout: BETWEEN_REQUESTS, headersTimeout: HEAD, requestTimeout: 0 };
  const server = createNodeServer(times, handle);
  endStalled(server, { milliseconds: stallMilliseconds, readUnsent, scheduler });
  return server;
}

function createLogOptions({ logLevel, log }: ServerOptions) {
  return { level: logLevel, serializers: { req: describeRequest }, ...(log ? { stream: log } : {}) };
}

async function createParts(options: ServerOptions) {
  const { settings, sessions: store, accounts, clock, provider, counter, lease } = options;
  const makeSecret = () => randomBytes(32).toString('base64url');
  const hosts = new EditionByHost({ ...options, ...settings, today: () => clock.today() });
  const sessions = new SessionKeeper(store, clock, settings);
  const people = new PeopleDirectory(accounts, () => clock.today(), options);
  const secret = await store.getSecret('anonymous-session', makeSecret);
  const visitors = new VisitorFinder({ hosts, sessions, people, clock, secret });
  const antiForgery = new AntiForgery(await store.getSecret('anti-forgery', makeSecret));
  const limits = listCallLimits(settings.limits);
  const gate = new Gate({ hosts, visitors, sessions, antiForgery, counter, lease, limits, isRobot: options.isRobot });
  return { hosts, sessions, people, visitors, antiForgery, gate, limits, counter, store, accounts, clock, provider };
}

/** Proxies and filters before us decide by the first part of an address: it is readable, or it is refused. */
function refuseHiddenParts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!hidesFirstPart(url)) return;
    throw new LibraryError('request-invalid', { reason: 'The first part of the address is written with needless %.' });
  });
}

/** What a reader is answered depends on who they are: nothing between us and them may keep it. */
function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (isForCall(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/** Takes out what has run out, now and every quarter of an hour. */
function forgetFromTimeToTime(
  app: FastifyInstance,
  { scheduler, counter }: ServerOptions,
  sessions: SessionKeeper,
): void {
  const work = async () => {
    await sessions.forget();
    await counter.forget();
  };
  app.addHook('onReady', async () => {
    scheduler.every({ name: 'forget what has run out', milliseconds: FORGET_EVERY, startsNow: true, once: true, work });
  });
}
