/** What a long check found: how much it looked at, and every failure in words that let it be repeated. */
export interface LongFindings {
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

export interface LongOptions {
  /** Small counts, for trying the check. */
  readonly isQuick: boolean;
  readonly seed: number;
  /** Progress for whoever waits. */
  readonly say: (text: string) => void;
}

/** A check that takes minutes and runs by `npm run test:long`. */
export interface LongCheck {
  readonly name: string;
  /** Undefined where something that it needs is not there, which it has said; what was kept of it stays. */
  readonly run: (options: LongOptions) => Promise<LongFindings | undefined>;
}
