import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { reportEvent } from '#contract/usage.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { OwnPasswordKeeper } from '#server/adapters/oidc/own-password-keeper.ts';
import { ProcessRenderer } from '#server/adapters/render/process-renderer.ts';
import { createFolderOfFiles } from '#server/adapters/system/folder-of-files.ts';
import { readUnsent } from '#server/adapters/system/read-unsent.ts';
import { createSystemClock } from '#server/adapters/system/system-clock.ts';
import type { Config } from '#server/config/config.ts';
import { AlertsService } from '#server/features/alerts/alerts.service.ts';
import { ResearchRecorder } from '#server/features/research-record/research-recorder.ts';
import { createServer, type LogStream } from '#server/http/server.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { UsageLog } from '#server/ports/usage-recorder.ts';
import { openLibrary, type OpenLibrary } from './content.ts';
import { openEditorials, type FindEditorials } from './known-editorials.ts';
import { createLaw } from './law.ts';
import { createCollectionRules } from './collection-rules.ts';
import { createDownloads } from './downloads.ts';
import { serveFeatures, type FeatureParts } from './features.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoDesks } from './load-demo-desks.ts';
import { loadDemoHomes } from './load-demo-homes.ts';
import { isDemoRemoved } from './load-demo-library.ts';
import { createProviderNames, openOwnPasswords } from './own-passwords.ts';
import { openPeople, type OpenPeople } from './people.ts';
import { GroupsOfToday } from '#server/asking/groups-of-today.ts';
import { placeEditions } from './place-editions.ts';
import { PRODUCT } from './product.ts';
import { HeadService } from '#server/features/reading/head.service.ts';
import { readBuiltPages } from './read-built-pages.ts';
import { isProgram, isUncounted } from './robot-names.ts';
import { createEntryFigures } from './entry-figures.ts';
import { openServers, type Servers } from './servers.ts';
import { openSignIn } from './sign-in.ts';
import { createWatch } from './watch.ts';

export interface ServerChoices {
  /** Threads that search; 0 searches in this one. */
  readonly workers?: number;
  readonly webFolder?: string;
  readonly log?: LogStream;
  /** Makes the files to download; each in a process of its own where nothing is said. */
  readonly createRenderer?: (servers: Servers) => DocumentRenderer;
  /** How long a client may neither send nor take a byte while it is waited for. */
  readonly stallMilliseconds?: number;
}

/** The server with everything it serves, not yet listening; what is open is closed in the order requests need it. */
// Long because: it opens what a server needs, one after the other, and closes it again.
export async function openServer(config: Config, options: ServerChoices = {}): Promise<OpenServer> {
  // What goes wrong before the server has its log goes where a start that fails goes.
  let writeLog = (message: string, error?: unknown): void => {
    process.stderr.write(`${message}: ${String(error)}\n`);
  };
  const log = (message: string, error?: unknown) => writeLog(message, error);
  const people = await openPeople(config);
  const { workers } = options;
  const servers = openServers(config, { people, clock: createSystemClock(config.timeZone), log });
  const searching = workers === undefined ? { log, ...servers } : { log, ...servers, workers };
  const library = await openLibrary(config, { ...searching, institutions: people.accounts });
  await loadDemo(config, people, library);
  const usage = await openUsage({ people, library, servers }, log);
  const journal = new ResearchRecorder({ store: people.record, clock: library.clock, log });
  const renderer = options.createRenderer?.(servers) ?? new ProcessRenderer({ ...servers, log });
  const { hasDemo } = config.signIn;
  const editionFiles = createFolderOfFiles(PRODUCT.fileFolder);
  const law = createLaw(library, usage);
  const watch = createWatch(library);
  const rules = createCollectionRules(library, law);
  const downloads = createDownloads({ ...people, ...library, rules, watch });
  const alertCounts = new AlertsService(people.alerts, library.newHits, library.clock);
  const editorials = openEditorials(library.records, library.content);
  const made = {
    usage,
    renderer,
    journal,
    rules,
    law: law.law,
    downloads,
    alertCounts,
    watch,
    hasDemo,
    editionFiles,
    log,
  };
  const counting = { isUncounted };
  const ownPasswords = openOwnPasswords(people, hasDemo, { ...servers, clock: library.clock });
  const signedIn = { ownPasswords, sessionTerms: config.http, nameProvider: createProviderNames(config) };
  const parts = { ...people, ...library, ...servers, ...made, ...counting, ...signedIn };
  const app = await createApp(config, { people, library, servers, parts, editorials, ownPasswords }, options);
  // Whoever waits for a file would keep the server from closing until that is made.
  app.addHook('preClose', () => renderer.close());
  writeLog = (message, error) => app.log.error({ err: error }, message);
  const close = async () => {
    await app.close();
    await servers.scheduler.close();
    await usage.close();
    await journal.settle();
    await library.close();
    people.close();
  };
  return { app, people, library, usage, parts, close };
}

/** What the demo readers have, as long as the demo library is there. */
async function loadDemo(config: Config, people: OpenPeople, library: OpenLibrary): Promise<void> {
  if (!config.signIn.hasDemo || (await isDemoRemoved(config))) return;
  await loadDemoAccounts(people);
  await loadDemoDesks({ ...people, ...library });
  await loadDemoHomes({ ...people, ...library });
}

/** Counts what readers do; of items it says what their calls have read of the library. */
function openUsage(
  { people, library, servers }: Pick<AppParts, 'people' | 'library' | 'servers'>,
  log: (message: string, error?: unknown) => void,
): Promise<UsageLog> {
  const { clock, guard } = library;
  return people.openUsage({
    ...servers,
    now: () => clock.now(),
    describeItem: guard.opened.describe,
    isRobot: isUncounted,
    log,
  });
}

interface ServerParts {
  readonly people: OpenPeople;
  readonly library: OpenLibrary;
  /** What the features are made of. */
  readonly parts: FeatureParts;
}

interface AppParts extends ServerParts {
  readonly servers: Servers;
  readonly editorials: FindEditorials;
  readonly ownPasswords: OwnPasswordKeeper;
}

export interface OpenServer extends ServerParts {
  readonly app: FastifyInstance;
  readonly usage: UsageLog;
  close(): Promise<void>;
}

/** What browsers report to: the library's own collector, nobody else (OP-114). */
function describeTag({ id }: Edition): EditionView['tag'] {
  return { id, address: reportEvent.path, platform: id };
}

async function createApp(
  config: Config,
  { people, library, servers, parts, editorials, ownPasswords }: AppParts,
  { webFolder = join(PRODUCT.root, 'dist/web'), log, stallMilliseconds }: ServerChoices,
): Promise<FastifyInstance> {
  const signIn = openSignIn(config, {
    people,
    ownPasswords,
    clock: library.clock,
    countFigures: createEntryFigures(library.engine),
    port: () => readPort(app) ?? config.port,
  });
  const { app, register } = await createServer({
    editions: placeEditions(config),
    preset: config.edition,
    pages: readBuiltPages(webFolder),
    heads: new HeadService(library.content),
    editorials,
    readToday: readEditionsOfToday(library),
    logLevel: config.logLevel,
    ...(log ? { log } : {}),
    ...(stallMilliseconds === undefined ? {} : { stallMilliseconds }),
    readUnsent,
    isRobot: isProgram,
    version: PRODUCT.version,
    clock: library.clock,
    ...servers,
    ...(config.hasTag ? { tag: describeTag } : {}),
    settings: config.http,
    accounts: people.accounts,
    sessions: people.sessions,
    hasDemo: config.signIn.hasDemo,
    provider: signIn.provider,
    vouches: signIn.vouches,
    isReady: async () => (await people.isUsable()) && library.isReady(),
  });
  await signIn.register(app);
  serveFeatures(register, parts);
  return app;
}

/** Editions with the groups of places that facts have today. */
function readEditionsOfToday(library: OpenLibrary): (edition: Edition) => Promise<Edition> {
  const groups = new GroupsOfToday(library);
  return (edition) => groups.read(edition);
}

/** The port the server listens at; the one it was told to take until it does. */
export function readPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
