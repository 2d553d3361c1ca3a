import type { Readable } from 'node:stream';
import type { Config } from '#server/config/config.ts';

/** What a command is given. `exit` sets the code: 0 done, 1 some input refused, 2 wrong usage. */
export interface CommandContext {
  readonly config: Config;
  /** Ends when the operator presses Ctrl+C. */
  readonly signal: AbortSignal;
  /** Standard input; a terminal where a person sits there. */
  readonly input: Readable & { readonly isTTY?: boolean };
  print(text: string): void;
  warn(text: string): void;
  exit(code: 0 | 1 | 2): void;
}
