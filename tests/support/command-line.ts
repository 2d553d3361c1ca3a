import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runCommandLine } from '#cli/main.ts';
import { PRODUCT } from '#server/compose/product.ts';

/** The file that is run. */
export const COMMAND_LINE = join(PRODUCT.root, 'src/cli/main.ts');

/** What a command left behind: its exit code and all that it wrote. */
export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one command of the operator's command line in this process; `input` is what it reads, `settings` more of its environment. */
export async function runPandect(
  dataFolder: string,
  args: readonly string[],
  input = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const written = { out: '', err: '' };
  const into = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
      return true;
    },
  });
  const streams = { stdin: Readable.from(input === '' ? [] : [input]), stdout: into('out'), stderr: into('err') };
  const code = await runCommandLine(args, { ...process.env, ...settings, PANDECT_DATA: dataFolder }, streams);
  return { code, ...written };
}

/** The same in a process of its own, as an operator runs it. */
export function spawnPandect(dataFolder: string, args: readonly string[], input = ''): CommandResult {
  const result = spawnSync(process.execPath, [COMMAND_LINE, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, PANDECT_DATA: dataFolder },
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}
