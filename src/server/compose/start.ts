import { ConfigError, readConfig, type Config } from '#server/config/config.ts';
import { describeListenTrouble } from './describe-listen-trouble.ts';
import { describeStart } from './describe-start.ts';
import { describeStoreTrouble } from './describe-store-trouble.ts';
import { loadDemoLibrary } from './load-demo-library.ts';
import { migrateFolder } from './migrate-folder.ts';
import { openServer, readPort } from './open-server.ts';
import { whenUnlocked } from './when-unlocked.ts';

/**
 * Starts the library on HTTP and prints where it is; a setting, a database or a port that cannot be used ends the process
 * in words.
 */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfigOrExit(environment);
  try {
    await serve(config);
  } catch (error) {
    const trouble = describeListenTrouble(error, config) ?? describeStoreTrouble(error);
    if (trouble === undefined) throw error;
    process.stderr.write(`${trouble}\n`);
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

function readConfigOrExit(environment: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
