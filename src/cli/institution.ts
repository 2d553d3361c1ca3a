import type { Command } from 'commander';
import type { Institution } from '#server/ports/account-store.ts';
import { getInstitution, InputRefused, readText, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';

interface InstitutionFlags {
  readonly name?: string;
  readonly customerNo?: string;
  readonly contact?: string;
  readonly json?: boolean;
}

interface RemoveFlags {
  readonly yes?: boolean;
  readonly json?: boolean;
}

const ID = /^[a-z0-9][a-z0-9-]{0,62}$/u;
const MOST_CHARACTERS = 200;

/** `pandect institution add|change|remove|list` */
export function addInstitutionCommand(program: Command, context: CommandContext): void {
  const group = program
    .command('institution')
    .description('Subscribing institutions: law firms, universities, courts.');
  group
    .command('add')
    .description('Add an institution. Its contracts and addresses are added with “contract” and “range”.')
    .argument('<id>', 'short name: lower-case letters, digits and dashes')
    .requiredOption('--name <name>', 'as readers see it')
    .requiredOption('--customer-no <number>', 'customer number')
    .option('--contact <contact>', 'whom readers ask, for example an e-mail address')
    .option('--json', 'print the institution as one JSON value')
    .action((id: string, flags: InstitutionFlags) => addInstitution(id, flags, context));
  group
    .command('change')
    .description('Change what is known of an institution; what is not named stays.')
    .argument('<id>')
    .option('--name <name>', 'as readers see it')
    .option('--customer-no <number>', 'customer number')
    .option('--contact <contact>', 'whom readers ask')
    .option('--json', 'print the institution as one JSON value')
    .action((id: string, flags: InstitutionFlags) => changeInstitution(id, flags, context));
  group
    .command('remove')
    .description('Take an institution out with its contracts and addresses; its accounts stay and belong to none.')
    .argument('<id>')
    .option('--yes', 'do it; without this the command only says what would go')
    .option('--json', 'print the institution as one JSON value')
    .action((id: string, flags: RemoveFlags) => removeInstitution(id, flags, context));
  group
    .command('list')
    .description('List all institutions.')
    .option('--json', 'print the list as one JSON value')
    .action((flags: InstitutionFlags) => listInstitutions(flags, context));
}

async function addInstitution(id: string, flags: InstitutionFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async ({ accounts }) => {
    if (!ID.test(id)) {
      throw new InputRefused(
        `“${id}” cannot be the id of an institution: use up to 63 lower-case letters, digits and dashes.`,
      );
    }
    const known = await accounts.findInstitution(id);
    if (known) throw new InputRefused(`“${id}” is ${known.name} already; “institution change” changes it.`);
    const institution = applyFlags({ id, name: '', customerNo: '', contact: null, demo: false }, flags);
    await accounts.saveInstitution(institution);
    context.print(flags.json ? JSON.stringify(institution) : `${institution.name} added as ${id}`);
  });
}

async function changeInstitution(id: string, flags: InstitutionFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const institution = applyFlags(await getInstitution(people, id), flags);
    await people.accounts.saveInstitution(institution);
    context.print(flags.json ? JSON.stringify(institution) : describeInstitution(institution));
  });
}

async function removeInstitution(id: string, flags: RemoveFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { accounts } = people;
    const institution = await getInstitution(people, id);
    if (!flags.yes) {
      const contracts = await accounts.listContracts(id);
      const ranges = (await accounts.listRanges()).filter((range) => range.institution === id);
      const members = (await accounts.listAccounts()).filter((account) => account.institution === id);
      const parts = [`contracts: ${contracts.length}`, `ranges: ${ranges.length}`];
      const rest = `accounts that would belong to none: ${members.length}`;
      throw new InputRefused(`${institution.name} would go (${parts.join(', ')}; ${rest}). --yes does it.`);
    }
    await accounts.deleteInstitution(id);
    context.print(flags.json ? JSON.stringify(institution) : `${institution.name} removed`);
  });
}

async function listInstitutions(flags: InstitutionFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async ({ accounts }) => {
    const institutions = await accounts.listInstitutions();
    if (flags.json) context.print(JSON.stringify(institutions));
    else if (institutions.length === 0) context.print('There are no institutions.');
    else for (const institution of institutions) context.print(describeInstitution(institution));
  });
}

function applyFlags(former: Institution, { name, customerNo, contact }: InstitutionFlags): Institution {
  return {
    ...former,
    name: name === undefined ? former.name : readText('name', name, MOST_CHARACTERS),
    customerNo: customerNo === undefined ? former.customerNo : readText('customer number', customerNo, MOST_CHARACTERS),
    contact: contact === undefined ? former.contact : readText('contact', contact, MOST_CHARACTERS),
  };
}

function describeInstitution({ id, name, customerNo, contact, demo }: Institution): string {
  const rest = [`customer ${customerNo}`, ...(contact === null ? [] : [contact]), ...(demo ? ['demo'] : [])];
  return `${id}  ${name}  (${rest.join(', ')})`;
}
