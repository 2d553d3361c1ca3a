import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import type { CommandResult } from './command-line.ts';

/** What a command left behind, and what it and its processes took of the memory at most, in megabytes. */
export interface WatchedResult extends CommandResult {
  readonly signal: NodeJS.Signals | null;
  /** Of the command itself; 0 on machines that do not say. */
  readonly own: number;
  /** Of the largest process that it started. */
  readonly largest: number;
}

export interface WatchedCommand {
  readonly result: Promise<WatchedResult>;
  readonly interrupt: () => void;
}

/** So often the memory is looked at, in milliseconds. */
const EVERY = 50;

/** Runs a command of the operator's in a process of its own and looks at its memory; `onProgress` hears what it says. */
export function runWatched(
  dataFolder: string,
  args: readonly string[],
  onProgress: (text: string) => void = () => undefined,
): WatchedCommand {
  const child = spawn(process.execPath, [join(PRODUCT.root, 'src/cli/main.ts'), ...args], {
    env: { ...process.env, PANDECT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const peak = { own: 0, largest: 0 };
  const look = setInterval(() => {
    peak.own = Math.max(peak.own, memoryOf(child.pid ?? 0));
    peak.largest = Math.max(peak.largest, ...listChildren(child.pid ?? 0).map(memoryOf));
  }, EVERY);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
    onProgress(text);
  });
  const result = new Promise<WatchedResult>((resolve) => {
    child.on('close', (code, signal) => {
      clearInterval(look);
      resolve({ code, signal, ...said, ...peak });
    });
  });
  return { result, interrupt: () => child.kill('SIGINT') };
}

function memoryOf(pid: number): number {
  const status = readText(`/proc/${pid}/status`);
  return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) / 1024;
}

function listChildren(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((task) =>
    readText(`${tasks}/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** A process may be gone before it is looked at. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
