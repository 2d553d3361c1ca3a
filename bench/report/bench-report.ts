import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import { round, type BenchResult, type Figure } from './bench-result.ts';
import { describeMachine } from './describe-machine.ts';
import { formatTable } from './format-table.ts';

/** Collects the figures of one benchmark and says each as it comes. */
export class BenchReport {
  readonly #bench: string;
  readonly #quick: boolean;
  readonly #machine = describeMachine();
  readonly #figures: Figure[] = [];
  readonly #skipped: string[] = [];

  constructor(bench: string, quick: boolean) {
    this.#bench = bench;
    this.#quick = quick;
  }

  add(figure: Figure): void {
    const { peer, value } = figure;
    const ratio = peer && peer.value > 0 ? { ratio: round(value / peer.value) } : {};
    this.#figures.push({ ...figure, value: round(value), ...ratio, ...(peer ? { peer: roundPeer(peer) } : {}) });
    process.stderr.write(`  ${figure.name}: ${round(value)} ${figure.unit}\n`);
  }

  skip(what: string, reason: string): void {
    this.#skipped.push(`${what}: ${reason}`);
    process.stderr.write(`  skipped ${what}: ${reason}\n`);
  }

  /** Prints the table on standard error and the JSON on standard output; keeps a full run in `bench/results`. */
  finish(): BenchResult {
    const result: BenchResult = {
      bench: this.#bench,
      date: new Date().toISOString().slice(0, 10),
      quick: this.#quick,
      machine: this.#machine,
      figures: this.#figures,
      skipped: this.#skipped,
    };
    process.stderr.write(`\n${formatTable(result)}\n`);
    process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
    if (!this.#quick) keepResult(`${this.#bench}.json`, result);
    return result;
  }
}

const RESULTS = join(PRODUCT.root, 'bench/results');

/** Writes a result where results are committed. */
export function keepResult(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, name), `${JSON.stringify(result, undefined, 2)}\n`);
}

/** The result that is kept under the name, of the shape it was written in; nothing where none is. */
export function readResult<Result extends object>(name: string): Result | undefined {
  const file = join(RESULTS, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
}

function roundPeer(peer: { readonly name: string; readonly value: number }) {
  return { name: peer.name, value: round(peer.value) };
}
