import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Kept {
  readonly id: string;
  readonly problems: readonly string[];
  /** What else is counted. */
  readonly notes?: readonly string[];
}

/**
 * What a long check has found so far, document by document, in a file: with `PANDECT_LONG_RESUME=yes` a run that was
 * ended goes on behind the last document that it was through with. A run that comes to its end takes the file away.
 */
export class KeptProgress {
  readonly #path: string;
  readonly #found = new Map<string, Kept>();

  constructor(check: string, seed: number) {
    this.#path = join(tmpdir(), `pandect-long-${check}-${seed}.jsonl`);
    const goesOn = process.env['PANDECT_LONG_RESUME'] === 'yes';
    if (!goesOn) rmSync(this.#path, { force: true });
    if (!existsSync(this.#path)) return;
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      if (line === '') continue;
      const kept = JSON.parse(line) as Kept;
      this.#found.set(kept.id, kept);
    }
  }

  has(id: string): boolean {
    return this.#found.has(id);
  }

  /** Notes that a document was looked at, and what was wrong with it. */
  put(id: string, problems: readonly string[], notes: readonly string[] = []): void {
    const kept = { id, problems, notes } satisfies Kept;
    this.#found.set(id, kept);
    appendFileSync(this.#path, `${JSON.stringify(kept)}\n`);
  }

  /** Of how many documents this was noted. */
  count(note: string): number {
    return [...this.#found.values()].filter(({ notes }) => notes?.includes(note)).length;
  }

  get size(): number {
    return this.#found.size;
  }

  /** Everything that was wrong, each behind the document it was wrong with. */
  list(): string[] {
    return [...this.#found.values()].flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`));
  }

  finish(): void {
    rmSync(this.#path, { force: true });
  }
}
