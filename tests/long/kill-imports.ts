import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateCorpus } from '../../bench/import/generate-corpus.ts';
import { generateJudgment } from '../../bench/import/generate-judgment.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { findForeign, findHalfStored, findLeftovers, readLibraryState, type LibraryState } from './library-state.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';

/** What is imported while it is killed. */
export interface KillSizes {
  readonly kills: number;
  /** Documents of a list, in which a killed import goes on where it was. */
  readonly documents: number;
  /** A judgment so long that its text goes to disk while it is read, in MB; 0 for none. */
  readonly megabytes: number;
}

interface Totals {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly unknown[];
}

/** Imports killed at random moments: run again to the end they leave the library that an undisturbed one leaves. */
export const killCheck: LongCheck = {
  name: 'killed imports',
  run: (options) =>
    killImports(
      options.isQuick ? { kills: 4, documents: 300, megabytes: 0 } : { kills: 30, documents: 3_000, megabytes: 8 },
      options,
    ),
};

export async function killImports(sizes: KillSizes, options: Pick<LongOptions, 'seed' | 'say'>): Promise<LongFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-kills-'));
  try {
    return await new KillRun(folder, sizes, options).run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class KillRun {
  readonly #folder: string;
  readonly #files: string;
  readonly #sizes: KillSizes;
  readonly #options: Pick<LongOptions, 'seed' | 'say'>;
  readonly #failures: string[] = [];

  constructor(folder: string, sizes: KillSizes, options: Pick<LongOptions, 'seed' | 'say'>) {
    this.#folder = folder;
    this.#files = join(folder, 'files');
    this.#sizes = sizes;
    this.#options = options;
  }

  async run(): Promise<LongFindings> {
    this.#createFiles();
    const calm = join(this.#folder, 'calm');
    const started = performance.now();
    const totals = await importToEnd(this.#files, calm);
    const milliseconds = performance.now() - started;
    const truth = await readLibraryState(calm);
    const random = createRandom(this.#options.seed);
    let kills = 0;
    let rounds = 0;
    while (kills < this.#sizes.kills) {
      rounds += 1;
      const data = join(this.#folder, `round-${rounds}`);
      let isKilled = true;
      while (isKilled && kills < this.#sizes.kills) {
        const after = Math.round(milliseconds * (0.1 + 0.7 * random()));
        isKilled = await importAndKill(this.#files, data, after);
        if (isKilled) kills += 1;
        const broken = [...(await findHalfStored(data)), ...(await findForeign(data, truth))];
        this.#failures.push(...broken.map((problem) => `kill ${kills} after ${after} ms: ${problem}`));
        this.#options.say(`${kills} kills, ${this.#failures.length} failures`);
      }
      await this.#finish(data, totals, truth, `round ${rounds}, after kill ${kills}`);
      rmSync(data, { recursive: true, force: true });
    }
    const documents = truth.documents.length;
    return { counts: { kills, rounds, documents, searches: truth.searches.length }, failures: this.#failures };
  }

  /** Runs the import to its end and compares the library with the undisturbed one. */
  async #finish(data: string, totals: Totals, truth: LibraryState, when: string): Promise<void> {
    const last = await importToEnd(this.#files, data);
    const taken = last.imported + last.updated + last.unchanged;
    const wanted = totals.imported + totals.updated + totals.unchanged;
    const problems = [
      ...(taken === wanted ? [] : [`${taken} documents were taken instead of ${wanted}`]),
      ...(last.updated === 0 ? [] : [`${last.updated} documents were taken for changed`]),
      ...(last.refused.length === totals.refused.length ? [] : [`${last.refused.length} files were refused`]),
      ...(await findHalfStored(data)),
      ...findLeftovers(data),
    ];
    const state = await readLibraryState(data);
    problems.push(...compare('document', truth.documents, state.documents));
    problems.push(...compare('search', truth.searches, state.searches));
    this.#failures.push(...problems.map((problem) => `${when}: ${problem}`));
  }

  #createFiles(): void {
    const { documents, megabytes } = this.#sizes;
    mkdirSync(join(this.#files, 'judgments'), { recursive: true });
    generateCorpus(join(this.#files, 'list.jsonl'), documents, { seed: this.#options.seed });
    for (let number = 1; number <= 12; number += 1) {
      const wish = { title: `First v Case ${number}`, number, paragraphs: 80, wordsPerParagraph: 40 };
      generateJudgment(join(this.#files, 'judgments', `${number}.xml`), wish);
    }
    if (megabytes === 0) return;
    const wish = { title: 'Long v Longer', number: 99, bytes: megabytes * 1_000_000, wordsPerParagraph: 90 };
    generateJudgment(join(this.#files, 'judgments', 'long.xml'), wish);
  }
}

function compare(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const known = new Set(found);
  const differing = expected.filter((line) => !known.has(line));
  if (differing.length === 0 && expected.length === found.length) return [];
  return [
    `${differing.length} of ${expected.length} ${what} answers differ, the first: ${differing[0]?.slice(0, 300)}`,
  ];
}

function startImport(files: string, data: string) {
  const args = [join(PRODUCT.root, 'src/cli/main.ts'), 'import', files, '--edition', 'KA', '--json'];
  return spawn(process.execPath, args, {
    env: { ...process.env, PANDECT_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function importToEnd(files: string, data: string): Promise<Totals> {
  const child = startImport(files, data);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the import ended with ${code}: ${errors.slice(-1000)} ${output.slice(-1000)}`);
  return JSON.parse(output) as Totals;
}

/** Answers whether the import was still at work when it was killed. */
async function importAndKill(files: string, data: string, after: number): Promise<boolean> {
  const child = startImport(files, data);
  child.stdout.resume();
  child.stderr.resume();
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  );
  await Promise.race([ended, wait(after, undefined, { ref: false })]);
  child.kill('SIGKILL');
  return (await ended) === 'SIGKILL';
}
