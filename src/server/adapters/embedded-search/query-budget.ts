import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';

export interface QueryLimits {
  /** Milliseconds that one request may take in the engine. */
  readonly milliseconds: number;
  /** Words that one wildcard may stand for, over all segments. */
  readonly wildcardWords: number;
}

export const DEFAULT_LIMITS: QueryLimits = { milliseconds: 10_000, wildcardWords: 100_000 };

const STEPS_BETWEEN_LOOKS = 50_000;

/** What one request may still use. Asked often, so it looks at the clock only now and then. */
export class QueryBudget {
  readonly #limits: QueryLimits;
  readonly #deadline: number;
  #blamed: QueryNode | undefined;
  #cause: string | undefined;
  #steps = 0;

  constructor(limits: QueryLimits) {
    this.#limits = limits;
    this.#deadline = performance.now() + limits.milliseconds;
  }

  /** Names the part of the query at work and what makes it dear, for the refusal: “its words stand in …”. */
  blame(node: QueryNode | undefined, cause?: string): void {
    this.#blamed = node;
    this.#cause = cause;
  }

  /** Ends the request when its time is up. `steps` is how much was done since the last call, a step being about 10 ns. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps < STEPS_BETWEEN_LOOKS) return;
    this.#steps = 0;
    if (performance.now() < this.#deadline) return;
    const seconds = this.#limits.milliseconds / 1000;
    const limit = seconds === 1 ? '1 second' : `${seconds} seconds`;
    const cause = this.#cause === undefined ? '' : `: ${this.#cause}`;
    throw this.#refuse(`took longer than ${limit}${cause}. ${this.#advise()}`);
  }

  /** Looks at the clock at once: after something that may have taken long. */
  checkTime(): void {
    this.spend(STEPS_BETWEEN_LOOKS);
  }

  /**
   * Sets aside a share of the whole time, as far as it is left, for what an answer can do without: says whether there is
   * still some of it.
   */
  setAside(share: number): () => boolean {
    const end = Math.min(this.#deadline, performance.now() + share * this.#limits.milliseconds);
    return () => performance.now() < end;
  }

  /** Ends the request when a wildcard stands for too many words. */
  checkWords(words: number): void {
    if (words <= this.#limits.wildcardWords) return;
    const most = this.#limits.wildcardWords.toLocaleString('en');
    throw this.#refuse(`stands for more than ${most} words. Add letters to it.`);
  }

  /** What would make it cheaper; filters would not, for they are looked at last. */
  #advise(): string {
    const node = this.#blamed;
    if (node?.kind === 'near') return 'Use rarer words or a smaller distance, or add a rarer word with AND.';
    if (node?.kind === 'wildcard') return 'Add letters to it.';
    if (node?.kind === 'phrase') return 'Add a rarer word to it, or one with AND.';
    return 'Use rarer words, smaller distances or fewer wildcards.';
  }

  #refuse(reason: string): QueryTooExpensive {
    const node = this.#blamed;
    if (!node) return new QueryTooExpensive({ at: 0, length: 0 }, `The search ${reason}`);
    return new QueryTooExpensive(node, `“${printQuery(node)}” ${reason}`);
  }
}
