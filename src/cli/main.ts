import { Command, CommanderError } from 'commander';
import { ConfigError, readConfig } from '#server/config.ts';
import { LibraryLocked } from '#server/ports/library-writer.ts';
import { PRODUCT } from '#server/product.ts';
import type { CommandContext } from './command-context.ts';
import { addDemoCommand } from './demo.ts';
import { addExplainCommand } from './explain.ts';
import { addImportCommand } from './import.ts';
import { addOpenapiCommand } from './openapi.ts';
import { addReindexCommand } from './reindex.ts';
import { addRemoveCommand } from './remove.ts';
import { addSearchCommand } from './search.ts';

const EXIT_INTERRUPTED = 130;

/** Runs one command of the operator's command line; answers its exit code. */
export async function runCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  let code = 0;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const program = new Command('pandect')
    .description('The operator’s command line of Pandect.')
    .version(PRODUCT.version)
    .exitOverride()
    .showHelpAfterError('(add --help for the options)');
  try {
    const context: CommandContext = {
      config: readConfig(environment),
      signal: stop.signal,
      print: (text) => process.stdout.write(`${text}\n`),
      warn: (text) => process.stderr.write(`${text}\n`),
      exit: (next) => {
        code = next;
      },
    };
    for (const add of [
      addImportCommand,
      addSearchCommand,
      addExplainCommand,
      addRemoveCommand,
      addReindexCommand,
      addDemoCommand,
      addOpenapiCommand,
    ]) {
      add(program, context);
    }
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    if (error instanceof LibraryLocked) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
  return stop.signal.aborted ? EXIT_INTERRUPTED : code;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
}
