import { join } from 'node:path';
import { EDITIONS } from '#editions/editions.ts';
import { openLibrary } from './open-library.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createServer } from './http/server.ts';
import { registerReadingRoutes } from './features/reading/reading.routes.ts';
import { registerSearchRoutes } from './features/search/search.routes.ts';
import { loadDemoLibrary } from './load-demo-library.ts';
import { PRODUCT } from './product.ts';

/** Starts the library on HTTP and prints where it is; a setting that cannot be used ends the process in words. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfigOrExit(environment);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  if (config.hasDemo) await loadDemoLibrary(config, stop.signal);
  if (stop.signal.aborted) return;
  const library = await openLibrary(config);
  const { app, register } = await createServer({
    editions: EDITIONS,
    preset: config.edition,
    webFolder: join(PRODUCT.root, 'dist/web'),
    logLevel: config.logLevel,
    version: PRODUCT.version,
    now: () => library.clock.now(),
    isReady: () => library.isReady(),
  });
  registerSearchRoutes(register, library.search);
  registerReadingRoutes(register, library);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as { port: number };
  process.stdout.write(describeStart(port));
  const close = async () => {
    await app.close();
    await library.close();
  };
  if (stop.signal.aborted) await close();
  else stop.signal.addEventListener('abort', () => void close(), { once: true });
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

function describeStart(port: number): string {
  const addresses = Object.values(EDITIONS).map(
    (edition) => `  ${edition.name.padEnd(30)} http://${edition.hosts[0]}:${port}`,
  );
  return [
    '',
    `Pandect is ready on http://localhost:${port}`,
    ...addresses,
    '',
    'The library is open to whoever can reach this machine’s loopback address; there is no sign-in yet.',
    'Stop it with Ctrl+C.',
    '',
  ].join('\n');
}
