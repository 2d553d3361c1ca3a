import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';

const READY = /ready on http:\/\/localhost:(\d+)/;
const PATIENCE = 300_000;

/** A bench asks more often than a reader. */
const UNLIMITED = {
  PANDECT_LIMIT_CLIENT: '0',
  PANDECT_LIMIT_ACCOUNT: '0',
  PANDECT_LIMIT_SIGN_IN: '0',
  PANDECT_LIMIT_SEARCH: '0',
  PANDECT_READING_10_MINUTES: '0',
  PANDECT_READING_DAY: '0',
  PANDECT_READING_INSTITUTION_DAY: '0',
  PANDECT_SEARCHES_AT_ONCE: '0',
};

/** A server in a process of its own, on a free port. */
export interface ServerProcess {
  readonly port: number;
  /** Milliseconds from its start until it said that it was ready. */
  readonly readyAfter: number;
  /** Resident memory now, in MB (of 1,000,000 bytes); undefined where the system does not tell. */
  readMemoryMb(): number | undefined;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
  /** The same without a chance to finish anything. */
  kill(): Promise<void>;
}

/** Starts a server; `command` is what the runtime is given. Throws where it ends or stays silent. */
export async function startServerProcess(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  command: readonly string[] = ['src/server/main.ts'],
): Promise<ServerProcess> {
  const started = performance.now();
  const [script = '', ...args] = command;
  const child = spawn(process.execPath, [join(PRODUCT.root, script), ...args], {
    cwd: PRODUCT.root,
    env: { ...process.env, PANDECT_DATA: dataFolder, PORT: '0', PANDECT_LOG: 'error', ...UNLIMITED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await readPort(child);
  return {
    port,
    readyAfter: performance.now() - started,
    readMemoryMb: () => readMemoryMb(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function readMemoryMb(process: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not become ready: ${errors.slice(-2000)}`));
    }, PATIENCE);
    const end = (act: () => void) => {
      clearTimeout(patience);
      act();
    };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      const port = READY.exec(output)?.[1];
      if (port !== undefined) end(() => resolve(Number(port)));
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-10_000)));
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', (code) => end(() => reject(new Error(`the server ended with ${code}: ${errors}`))));
  });
}
