import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Command, CommanderError, type OutputConfiguration } from 'commander';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { describeStoreTrouble } from '#server/compose/describe-store-trouble.ts';
import { LibraryLocked } from '#server/ports/writer-lock.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { addAccountCommand } from './account.ts';
import { addBackupCommand } from './backup.ts';
import type { CommandContext } from './command-context.ts';
import { addContractCommand } from './contract.ts';
import { addDemoCommand } from './demo.ts';
import { addExplainCommand } from './explain.ts';
import { addFeedsCommand } from './feeds.ts';
import { addForgetCommand } from './forget.ts';
import { addImportCommand } from './import.ts';
import { addInstitutionCommand } from './institution.ts';
import { addMessagesCommand } from './messages.ts';
import { addMigrateCommand } from './migrate.ts';
import { addOpenapiCommand } from './openapi.ts';
import { addPruneCommand } from './prune.ts';
import { addPeopleCommand } from './people.ts';
import { addRangeCommand } from './range.ts';
import { addCiteCommand } from './cite.ts';
import { addFactsCommand } from './facts.ts';
import { addReconcileCommand } from './reconcile.ts';
import { addReindexCommand } from './reindex.ts';
import { addRemoveCommand } from './remove.ts';
import { addSearchCommand } from './search.ts';
import { addVersionsCommand } from './versions.ts';
import { addWorksCommand } from './works.ts';

const EXIT_INTERRUPTED = 130;

const COMMANDS = [
  addImportCommand,
  addFeedsCommand,
  addSearchCommand,
  addExplainCommand,
  addRemoveCommand,
  addReindexCommand,
  addCiteCommand,
  addFactsCommand,
  addReconcileCommand,
  addVersionsCommand,
  addPruneCommand,
  addForgetCommand,
  addDemoCommand,
  addMigrateCommand,
  addBackupCommand,
  addInstitutionCommand,
  addContractCommand,
  addRangeCommand,
  addAccountCommand,
  addMessagesCommand,
  addPeopleCommand,
  addWorksCommand,
  addOpenapiCommand,
];

/** Where a command reads from and writes to; those of the process where nothing else is given. */
export interface CommandStreams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Runs one command of the operator's command line; answers its exit code. */
export async function runCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  streams: CommandStreams = process,
): Promise<number> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    return await runCommand(args, environment, streams, stop.signal);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, interrupt);
  }
}

async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { stdin, stdout, stderr }: CommandStreams,
  signal: AbortSignal,
): Promise<number> {
  let code = 0;
  try {
    const context: CommandContext = {
      config: readConfig(environment),
      signal,
      input: stdin,
      print: (text) => stdout.write(`${text}\n`),
      warn: (text) => stderr.write(`${text}\n`),
      exit: (next) => {
        code = next;
      },
    };
    const output = { writeOut: (text: string) => stdout.write(text), writeErr: (text: string) => stderr.write(text) };
    await createProgram(context, output).parseAsync([...args], { from: 'user' });
    return signal.aborted ? EXIT_INTERRUPTED : code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const told = describeTold(error);
    if (told === undefined) throw error;
    stderr.write(`${told}\n`);
    return error instanceof ConfigError ? 2 : 1;
  }
}

/** Failures that are words for an operator already. */
function describeTold(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof LibraryLocked) return error.message;
  return describeStoreTrouble(error);
}

function createProgram(context: CommandContext, output: OutputConfiguration): Command {
  const program = new Command('pandect')
    .description('The operator’s command line of Pandect.')
    .version(PRODUCT.version)
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput(output)
    .showHelpAfterError('(add --help for the options)');
  for (const add of COMMANDS) add(program, context);
  return program;
}

if (process.argv[1] === import.meta.filename) {
  // An import leaves much garbage: collected sooner, it costs little time and takes a fifth less memory.
  setFlagsFromString('--heap-growing-percent=80');
  // Whoever reads what is printed may have enough of it (`account list | head`): the command goes on without.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
}
