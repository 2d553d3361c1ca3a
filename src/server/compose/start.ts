import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { reportEvent } from '#contract/usage.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import { ConfigError, readConfig, type Config } from '#server/config/config.ts';
import { describeStart } from './describe-start.ts';
import { ThreadedRenderer } from '#server/adapters/render/threaded-renderer.ts';
import { registerAccountRoutes } from '#server/features/account/account.routes.ts';
import { registerDownloadRoutes } from '#server/features/download/download.routes.ts';
import { DownloadService } from '#server/features/download/download.service.ts';
import { LatestSearchesService } from '#server/features/desk/latest-searches.service.ts';
import { registerDeskRoutes } from '#server/features/desk/desk.routes.ts';
import { ResearchRecorder } from '#server/features/research-record/research-recorder.ts';
import { registerReadingRoutes } from '#server/features/reading/reading.routes.ts';
import { registerSearchExplainRoutes } from '#server/features/search-explain/search-explain.routes.ts';
import { registerSearchRoutes } from '#server/features/search/search.routes.ts';
import { registerSuggestionRoutes } from '#server/features/suggestions/suggestions.routes.ts';
import { registerSupportRoutes } from '#server/features/support/support.routes.ts';
import { SupportService } from '#server/features/support/support.service.ts';
import { registerTrackingRoutes } from '#server/features/usage/tracking.routes.ts';
import { createServer, type LogStream } from '#server/http/server.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { isDemoRemoved, loadDemoLibrary } from './load-demo-library.ts';
import { migrateFolder } from './migrate-folder.ts';
import { openLibrary, type OpenLibrary } from './content.ts';
import { openPeople, type OpenPeople } from './people.ts';
import { openSignIn } from './sign-in.ts';
import { registerSavedSearches } from './register-saved-searches.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import type { UsageLog } from '#server/ports/usage-recorder.ts';
import { PRODUCT } from './product.ts';
import { whenUnlocked } from './when-unlocked.ts';

/**
 * Starts the library on HTTP and prints where it is; a setting or a database that cannot be used ends the process in
 * words.
 */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfigOrExit(environment);
  try {
    await serve(config);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function serve(config: Config): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  if (!(await prepareFolder(config, stop.signal))) return;
  const { app, library, close } = await openServer(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  process.stdout.write(describeStart(config, readPort(app), library));
  if (stop.signal.aborted) await close();
  else stop.signal.addEventListener('abort', () => void close(), { once: true });
}

/**
 * The data folder as this version needs it, with the demo library where that is wanted. Another start or an import that
 * is at it is waited for, in words. Answers whether to go on.
 */
async function prepareFolder(config: Config, signal: AbortSignal): Promise<boolean> {
  const waiting = { signal, say: (line: string) => process.stderr.write(`${line}\n`) };
  try {
    await whenUnlocked(() => migrateFolder(config), waiting);
    if (config.hasDemo) await whenUnlocked(() => loadDemoLibrary(config, signal), waiting);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

/** The server with everything it serves, not yet listening; what is open is closed in the order requests need it. */
export async function openServer(
  config: Config,
  options: { readonly workers?: number; readonly webFolder?: string; readonly log?: LogStream } = {},
): Promise<OpenServer> {
  // What goes wrong before the server has its log goes where a start that fails goes.
  let writeLog = (message: string, error?: unknown): void => {
    process.stderr.write(`${message}: ${String(error)}\n`);
  };
  const log = (message: string, error?: unknown) => writeLog(message, error);
  const people = await openPeople(config);
  const { workers } = options;
  const searching = workers === undefined ? { log } : { log, workers };
  const library = await openLibrary(config, { ...searching, institutions: people.accounts });
  if (config.signIn.hasDemo && !(await isDemoRemoved(config))) await loadDemoAccounts(people);
  const usage = await people.openUsage({ now: () => library.clock.now(), log });
  const journal = new ResearchRecorder({ store: people.record, clock: library.clock, log });
  const renderer = new ThreadedRenderer();
  const webFolder = options.webFolder ?? join(PRODUCT.root, 'dist/web');
  const app = await createApp(config, { people, library, usage, renderer, journal }, webFolder, options.log);
  writeLog = (message, error) => app.log.error({ err: error }, message);
  const close = async () => {
    await app.close();
    await renderer.close();
    await usage.close();
    await journal.settle();
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

interface AppParts extends ServerParts {
  readonly renderer: DocumentRenderer;
  readonly journal: SearchJournal;
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
  { people, library, usage, renderer, journal }: AppParts,
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
    isReady: async () => (await people.isUsable()) && library.isReady(),
  });
  await signIn.register(app);
  registerAccountRoutes(register);
  registerSearchRoutes(register, library.search, usage, journal);
  registerSearchExplainRoutes(register, library);
  registerSuggestionRoutes(register, library.suggestions);
  registerReadingRoutes(register, library, usage);
  registerDownloadRoutes(register, new DownloadService(library.search, renderer, library.clock));
  registerTrackingRoutes(register, usage, usage);
  registerDeskRoutes(register, new LatestSearchesService(people.desk, library.clock));
  registerSavedSearches(register, { people, library, renderer, journal, hasDemo: config.signIn.hasDemo });
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
