/** What an import takes beside that of another version, whose checkout PANDECT_BESIDE names. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import type { WatchedProcess } from '../report/watch-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { generateCorpus } from './generate-corpus.ts';

/** Of the time of the other version. */
const GOAL = { is: 'at most', value: 1.05 } as const;

const flags = readFlags();
const report = new BenchReport('beside', flags.isQuick);
const other = process.env['PANDECT_BESIDE'];
if (other === undefined) report.skip('all of it', 'PANDECT_BESIDE names no checkout of another version');
else await withWorkFolder((folder) => measureBeside(folder, resolve(other)));
report.finish();

async function measureBeside(folder: WorkFolder, tree: string): Promise<void> {
  const corpus = folder.file('corpus.jsonl');
  const documents = flags.number('documents', 4_000, 600);
  generateCorpus(corpus, documents);
  compare(folder, tree, `${documents} documents as JSON Lines`, corpus);
  const samples = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples');
  if (existsSync(samples)) compare(folder, tree, 'samples', samples);
  else report.skip('samples', 'there are none here; PANDECT_SAMPLES names their folder');
}

/** In turns, each version first as often as the other: what else the machine does meets both. */
function compare(folder: WorkFolder, tree: string, name: string, path: string): void {
  const turns = flags.number('turns', 8, 2);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    const ours = () => times.ours.push(importOnce(folder, PRODUCT.root, path));
    const theirs = () => times.theirs.push(importOnce(folder, tree, path));
    for (const take of turn % 2 === 0 ? [theirs, ours] : [ours, theirs]) take();
  }
  const [ours, theirs] = [summarize(times.ours), summarize(times.theirs)];
  const least = { ours: Math.min(...times.ours), theirs: Math.min(...times.theirs) };
  report.add({
    name: `${name}: processor time of an import`,
    unit: 's',
    ...ours,
    peer: { name: 's by the other version', value: theirs.value },
    goal: GOAL,
    goalOf: 'ratio',
    note: `medians of ${turns} turns; least ${least.ours.toFixed(2)} s and ${least.theirs.toFixed(2)} s, ${(least.ours / least.theirs).toFixed(3)} times`,
  });
}

/** Seconds of processor time, the start of the process included. */
function importOnce(folder: WorkFolder, tree: string, path: string): number {
  const data = folder.folder('data');
  const note = folder.file('watched.json');
  const watcher = join(PRODUCT.root, 'bench/report/watch-process.ts');
  const args = ['--import', watcher, join(tree, 'src/cli/main.ts'), 'import', path, '--edition', 'KA', '--json'];
  const environment = { PANDECT_DATA: data, NODE_OPTIONS: '--max-semi-space-size=2', PANDECT_BENCH_WATCH: note };
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  rmSync(data, { recursive: true, force: true });
  const { imported } = JSON.parse(stdout || '{}') as { readonly imported?: number };
  if (imported === undefined || imported === 0)
    throw new Error(`nothing was imported by ${tree}: ${stderr.slice(-500)}`);
  return (JSON.parse(readFileSync(note, 'utf8')) as WatchedProcess).cpuSeconds;
}
