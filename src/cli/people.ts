import { InvalidArgumentError, Option, type Command } from 'commander';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import type { CommandContext } from './command-context.ts';
import { describeKept } from './describe-decision.ts';
import { listUnsureNames, type UnsureFlags } from './list-unsure-names.ts';
import { decide, withDecisions, type DecisionFlags } from './with-decisions.ts';

const LISTED = 50;
const MOST_LISTED = 10_000;

interface NameFlags extends DecisionFlags {
  readonly in?: string;
  readonly name?: string;
}

/** `pandect people [--unsure]`, and what decides about people */
export function addPeopleCommand(program: Command, context: CommandContext): void {
  const group = program
    .command('people')
    .description('People and their names: what is unsure, and what was decided.')
    .enablePositionalOptions()
    .option('--unsure', 'list the names that might mean somebody, with whom and why')
    .addOption(new Option('--edition <edition>', 'only what an edition holds').choices(EDITION_IDS))
    .option('--limit <number>', 'how many are listed', readCount, LISTED)
    .option('--from <number>', 'how many are left out before the first', readCount, 0)
    .option('--json', 'print one JSON value')
    .action((flags: UnsureFlags & { readonly unsure?: boolean }) => {
      if (!flags.unsure) group.help({ error: true });
      return listUnsureNames(flags, context);
    });
  addNameCommands(group, context);
  addPersonCommands(group, context);
  group
    .command('history')
    .description('List what was decided, the last first, also what was undone.')
    .option('--limit <number>', 'how many are listed', readCount, LISTED)
    .option('--json', 'print the list as one JSON value')
    .action((flags: { readonly limit: number; readonly json?: boolean }) => listHistory(flags, context));
}

function addNameCommands(group: Command, context: CommandContext): void {
  addDecision(group, 'decide', 'Say whom a name means.')
    .argument('<name>', 'as it is written, in quotation marks')
    .argument('<person>', 'id of the person, or “none” for nobody known')
    .option('--in <document>', 'only in this document or case')
    .action((name: string, person: string, flags: NameFlags) =>
      decide({ kind: 'name', name, person: person === 'none' ? null : person, ...readPlace(flags) }, flags, context),
    );
  addDecision(group, 'split', 'Undo a merger, or with --name take a name away from a person.')
    .argument('<person>', 'id of the person')
    .option('--name <name>', 'the name that does not mean this person')
    .option('--in <document>', 'only in this document or case; with --name')
    .action((person: string, flags: NameFlags, command: Command) => {
      const { name } = flags;
      if (name !== undefined) return decide({ kind: 'not', name, person, ...readPlace(flags) }, flags, context);
      if (flags.in !== undefined) command.error('error: --in goes with --name');
      return decide({ kind: 'separate', person }, flags, context);
    });
}

function addPersonCommands(group: Command, context: CommandContext): void {
  addDecision(group, 'merge', 'Let a person be part of another: links, names and address lead there.')
    .argument('<person>', 'id of the person who is part')
    .argument('<into>', 'id of the person who stays')
    .action((person: string, into: string, flags: DecisionFlags) =>
      decide({ kind: 'merge', person, into }, flags, context),
    );
  addDecision(group, 'hide', 'Show a person nowhere; texts stay as printed.')
    .argument('<person>', 'id of the person')
    .action((person: string, flags: DecisionFlags) => decide({ kind: 'hide', person }, flags, context));
  addDecision(group, 'show', 'Show a hidden person again.')
    .argument('<person>', 'id of the person')
    .action((person: string, flags: DecisionFlags) => decide({ kind: 'show', person }, flags, context));
  addDecision(group, 'undo', 'Take a decision back.')
    .argument('<number>', 'as “people history” shows it', readCount)
    .action((number: number, flags: DecisionFlags) => decide({ kind: 'undo', number }, flags, context));
}

function addDecision(group: Command, name: string, description: string): Command {
  return group
    .command(name)
    .description(description)
    .option('--dry-run', 'only say what would change')
    .option('--json', 'print what changes as one JSON value');
}

async function listHistory(
  { limit, json }: { readonly limit: number; readonly json?: boolean },
  context: CommandContext,
): Promise<void> {
  await withDecisions(context, async (decisions) => {
    const kept = await decisions.listHistory(limit);
    if (json) context.print(JSON.stringify(kept));
    else context.print(kept.length === 0 ? 'Nothing was decided.' : kept.map(describeKept).join('\n'));
  });
}

function readPlace({ in: document }: NameFlags) {
  return document === undefined ? {} : { document };
}

function readCount(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= MOST_LISTED) return number;
  throw new InvalidArgumentError(`Give a whole number from 0 to ${MOST_LISTED}.`);
}
