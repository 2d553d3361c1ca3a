import { InvalidArgumentError, Option, type Command } from 'commander';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { Contract } from '#server/ports/account-store.ts';
import { getInstitution, InputRefused, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';
import { checkTerm, getCode, parseDay } from './contract-fields.ts';
import { CONTRACT_LIST } from './contract-list.ts';
import { needArgument, needOption } from './needed.ts';
import { writePeopleList } from './take-list.ts';

interface ContractFlags {
  readonly edition: EditionId;
  readonly code: string;
  readonly json?: boolean;
}

interface TermFlags extends ContractFlags {
  readonly from: string;
  readonly to?: string;
}

interface AddFlags extends Partial<TermFlags> {
  readonly file?: string;
  readonly dryRun?: boolean;
}

/** `pandect contract add|suspend|resume|remove|list` */
export function addContractCommand(program: Command, context: CommandContext): void {
  const group = program.command('contract').description('What an institution may use, and from when to when.');
  const command = (name: string, description: string) =>
    group
      .command(name)
      .description(description)
      .argument('<institution>', 'id of the institution')
      .addOption(new Option('--edition <edition>', 'edition it is for').choices(EDITION_IDS).makeOptionMandatory())
      .requiredOption('--code <code>', 'subscription code of that edition, or DEFAULT')
      .option('--json', 'print the contract as one JSON value');
  addAddCommand(group, context);
  command('suspend', 'Suspend a contract: it opens nothing until it is resumed.').action(
    (id: string, flags: ContractFlags) => changeContract(id, flags, { suspended: true }, context),
  );
  command('resume', 'Let a suspended contract count again.').action((id: string, flags: ContractFlags) =>
    changeContract(id, flags, { suspended: false }, context),
  );
  command('remove', 'Take a contract out.').action((id: string, flags: ContractFlags) =>
    removeContract(id, flags, context),
  );
  group
    .command('list')
    .description('List the contracts of an institution.')
    .argument('<institution>', 'id of the institution')
    .option('--json', 'print the list as one JSON value')
    .action((id: string, flags: { json?: boolean }) => listContracts(id, flags, context));
}

function addAddCommand(group: Command, context: CommandContext): void {
  group
    .command('add')
    .description('Add a contract, give the one with this code other days, or do so for those of a file.')
    .argument('[institution]', 'id of the institution')
    .addOption(new Option('--edition <edition>', 'edition it is for').choices(EDITION_IDS))
    .option('--code <code>', 'subscription code of that edition, or DEFAULT')
    .option('--from <day>', 'first day, YYYY-MM-DD', readDay)
    .option('--to <day>', 'last day, included; without it the contract is open-ended', readDay)
    .option('--file <csv>', 'add or change those of a list: institution,edition,code,from,to')
    .option('--dry-run', 'only say by line what the list would do')
    .option('--json', 'print the contract, or what came of the list, as one JSON value')
    .action((id: string | undefined, { file, ...flags }: AddFlags, command: Command) => {
      if (file !== undefined) return writePeopleList(CONTRACT_LIST, { ...flags, file }, context);
      const edition = needOption(command, '--edition <edition>', flags.edition);
      const code = needOption(command, '--code <code>', flags.code);
      const from = needOption(command, '--from <day>', flags.from);
      return addContract(needArgument(command, 'institution', id), { ...flags, edition, code, from }, context);
    });
}

async function addContract(id: string, flags: TermFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    await getInstitution(people, id);
    const { edition, from, to = null } = flags;
    const code = getCode(edition, flags.code);
    checkTerm(from, to);
    const former = await findContract(people, id, edition, code);
    const contract = { institution: id, edition, code, from, to, suspended: former?.suspended ?? false };
    await people.accounts.saveContract(contract);
    context.print(flags.json ? JSON.stringify(contract) : describeContract(contract, readToday(context)));
  });
}

async function changeContract(
  id: string,
  flags: ContractFlags,
  change: Pick<Contract, 'suspended'>,
  context: CommandContext,
): Promise<void> {
  await withPeople(context, async (people) => {
    const contract = { ...(await getContract(people, id, flags)), ...change };
    await people.accounts.saveContract(contract);
    context.print(flags.json ? JSON.stringify(contract) : describeContract(contract, readToday(context)));
  });
}

async function removeContract(id: string, flags: ContractFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const contract = await getContract(people, id, flags);
    await people.accounts.deleteContract(id, contract.edition, contract.code);
    context.print(flags.json ? JSON.stringify(contract) : `${contract.edition} ${contract.code} taken out`);
  });
}

async function listContracts(id: string, flags: { json?: boolean }, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { name } = await getInstitution(people, id);
    const contracts = await people.accounts.listContracts(id);
    if (flags.json) context.print(JSON.stringify(contracts));
    else if (contracts.length === 0) context.print(`${name} has no contracts.`);
    else for (const contract of contracts) context.print(describeContract(contract, readToday(context)));
  });
}

async function getContract(people: OpenPeople, id: string, flags: ContractFlags): Promise<Contract> {
  const { name } = await getInstitution(people, id);
  const code = getCode(flags.edition, flags.code);
  const contract = await findContract(people, id, flags.edition, code);
  if (contract) return contract;
  throw new InputRefused(`${name} has no contract ${flags.edition} ${code}; “contract list ${id}” shows what it has.`);
}

async function findContract({ accounts }: OpenPeople, id: string, edition: EditionId, code: AccessCode) {
  const contracts = await accounts.listContracts(id);
  return contracts.find((contract) => contract.edition === edition && contract.code === code);
}

function describeContract({ edition, code, from, to, suspended }: Contract, today: string): string {
  const term = to === null ? `from ${from}` : `${from} to ${to}`;
  return `${edition} ${code}  ${term}  (${describeState({ from, to, suspended }, today)})`;
}

function describeState({ from, to, suspended }: Pick<Contract, 'from' | 'to' | 'suspended'>, today: string): string {
  if (suspended) return 'suspended';
  if (today < from) return 'not yet in force';
  return to !== null && to < today ? 'ended' : 'in force';
}

function readToday({ config }: CommandContext): string {
  return Temporal.Now.plainDateISO(config.timeZone).toString();
}

function readDay(text: string): string {
  const day = parseDay(text);
  if (day !== undefined) return day;
  throw new InvalidArgumentError('It must be a day that exists, as YYYY-MM-DD.');
}
