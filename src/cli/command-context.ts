import type { Config } from '#server/config.ts';

/** What a command is given. `exit` sets the code: 0 done, 1 some input refused, 2 wrong usage. */
export interface CommandContext {
  readonly config: Config;
  /** Ends when the operator presses Ctrl+C. */
  readonly signal: AbortSignal;
  print(text: string): void;
  warn(text: string): void;
  exit(code: 0 | 1 | 2): void;
}
