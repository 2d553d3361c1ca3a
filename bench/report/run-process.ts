import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import type { WatchedProcess } from './watch-process.ts';
import type { WorkFolder } from './work-folder.ts';

/** A process that ran to its end. */
export interface FinishedProcess extends WatchedProcess {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  /** From start to end, the runtime's own start included. */
  readonly seconds: number;
  /** What it said of its progress on standard error: at how many seconds it was how far, in percent. */
  readonly progress: readonly ProgressPoint[];
}

export interface ProgressPoint {
  readonly percent: number;
  readonly seconds: number;
}

/** What an import says of itself with `--json`. */
export interface ImportAnswer {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly path: string; readonly line: number; readonly reason: string }[];
  readonly seconds: number;
}

const PERCENT = /(\d+) %/;
const watcher = join(PRODUCT.root, 'bench/report/watch-process.ts');

/** Runs a script of ours in a process of its own and measures it. */
export async function runProcess(
  folder: WorkFolder,
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<FinishedProcess> {
  const note = folder.file('watched.json');
  rmSync(note, { force: true });
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', watcher, join(PRODUCT.root, script), ...args], {
    cwd: PRODUCT.root,
    env: { ...process.env, ...environment, PANDECT_BENCH_WATCH: note },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const progress: ProgressPoint[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    const percent = PERCENT.exec(text)?.[1];
    if (percent !== undefined) {
      progress.push({ percent: Number(percent), seconds: (performance.now() - started) / 1000 });
    }
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  return { code, output, errors, seconds, progress, ...(JSON.parse(readFileSync(note, 'utf8')) as WatchedProcess) };
}

/** `pandect import` in a process of its own; throws where it did not end as an import does. */
export async function importInProcess(
  folder: WorkFolder,
  dataFolder: string,
  paths: readonly string[],
): Promise<{ readonly process: FinishedProcess; readonly answer: ImportAnswer }> {
  const args = ['import', ...paths, '--edition', 'KA', '--json'];
  // The nursery of the young generation as `scripts/launch.cjs` sets it for the command line.
  const environment = { PANDECT_DATA: dataFolder, NODE_OPTIONS: '--max-semi-space-size=2' };
  const finished = await runProcess(folder, 'src/cli/main.ts', args, environment);
  if ((finished.code !== 0 && finished.code !== 1) || finished.output === '') {
    throw new Error(`the import ended with ${finished.code}: ${finished.errors.slice(-2000)}`);
  }
  return { process: finished, answer: JSON.parse(finished.output) as ImportAnswer };
}
