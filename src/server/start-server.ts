import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { reportEvent } from '#contract/usage.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { describeStart } from './describe-start.ts';
import { registerAccountRoutes } from './features/account/account.routes.ts';
import { LatestSearchesService } from './features/library/latest-searches.service.ts';
import { registerLibraryRoutes } from './features/library/library.routes.ts';
import { registerReadingRoutes } from './features/reading/reading.routes.ts';
import { registerSearchRoutes } from './features/search/search.routes.ts';
import { registerSupportRoutes } from './features/support/support.routes.ts';
import { SupportService } from './features/support/support.service.ts';
import { registerTrackingRoutes } from './features/usage/tracking.routes.ts';
import { createServer, type LogStream } from './http/server.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { isDemoRemoved, loadDemoLibrary } from './load-demo-library.ts';
import { openLibrary, type OpenLibrary } from './open-library.ts';
import { openPeople, type OpenPeople } from './open-people.ts';
import { openSignIn } from './open-sign-in.ts';
import type { UsageLog } from './ports/usage-recorder.ts';
import { PRODUCT } from './product.ts';

/** Starts the library on HTTP and prints where it is; a setting that cannot be used ends the process in words. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfigOrExit(environment);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  if (config.hasDemo) await loadDemoLibrary(config, stop.signal);
  if (stop.signal.aborted) return;
  const { app, close } = await openServer(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  process.stdout.write(describeStart(config, readPort(app)));
  if (stop.signal.aborted) await close();
  else stop.signal.addEventListener('abort', () => void close(), { once: true });
}

/** The server with everything it serves, not yet listening; what is open is closed in the order requests need it. */
export async function openServer(
  config: Config,
  options: { readonly workers?: number; readonly webFolder?: string; readonly log?: LogStream } = {},
): Promise<OpenServer> {
  const people = await openPeople(config);
  const library = await openLibrary(config, { ...options, institutions: people.accounts });
  if (config.signIn.hasDemo && !(await isDemoRemoved(config))) await loadDemoAccounts(people);
  const usage = await people.openUsage({
    now: () => library.clock.now(),
    log: (message, error) => app.log.error({ err: error }, message),
  });
  const webFolder = options.webFolder ?? join(PRODUCT.root, 'dist/web');
  const app = await createApp(config, { people, library, usage }, webFolder, options.log);
  const close = async () => {
    await app.close();
    await usage.close();
    await library.close();
    people.close();
  };
  return { app, people, library, usage, close };
}

interface ServerParts {
  readonly people: OpenPeople;
  readonly library: OpenLibrary;
  readonly usage: UsageLog;
}

export interface OpenServer extends ServerParts {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** What browsers report to: the library's own collector, nobody else (OP-114). */
function describeTag({ id }: Edition): EditionView['tag'] {
  return { id, address: reportEvent.path, platform: id };
}

async function createApp(
  config: Config,
  { people, library, usage }: ServerParts,
  webFolder: string,
  log?: LogStream,
): Promise<FastifyInstance> {
  const signIn = openSignIn(config, people, library.clock, () => readPort(app) ?? config.port);
  const { app, register } = await createServer({
    editions: EDITIONS,
    preset: config.edition,
    webFolder,
    logLevel: config.logLevel,
    ...(log ? { log } : {}),
    version: PRODUCT.version,
    clock: library.clock,
    ...(config.hasTag ? { tag: describeTag } : {}),
    settings: config.http,
    accounts: people.accounts,
    sessions: people.sessions,
    hasDemo: config.signIn.hasDemo,
    provider: signIn.provider,
    isReady: () => library.isReady(),
  });
  await signIn.register(app);
  registerAccountRoutes(register);
  registerSearchRoutes(register, library.search, usage);
  registerReadingRoutes(register, library, usage);
  registerTrackingRoutes(register, usage, usage);
  registerLibraryRoutes(register, new LatestSearchesService(people.library, library.clock));
  registerSupportRoutes(register, new SupportService(people.messages, library.clock));
  return app;
}

/** The port the server listens at; the one it was told to take until it does. */
function readPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function readConfigOrExit(environment: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
