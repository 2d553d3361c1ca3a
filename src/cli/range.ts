import type { Command } from 'commander';
import { parseAddressRange, printAddressRange } from '#domain/access/parse-address-range.ts';
import { getInstitution, InputRefused, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';
import { needArgument } from './needed.ts';
import { checkRange, refuseOverlap } from './range-fields.ts';
import { createRangeList } from './range-list.ts';
import { writePeopleList } from './take-list.ts';

interface RangeFlags {
  readonly force?: boolean;
  readonly json?: boolean;
}

interface AddFlags extends RangeFlags {
  readonly file?: string;
  readonly dryRun?: boolean;
}

const FORMS = 'an address, a block (192.0.2.0/24, 2001:db8::/32) or a range (192.0.2.1-192.0.2.20)';

/** `pandect range add|remove|list` */
export function addRangeCommand(program: Command, context: CommandContext): void {
  const group = program.command('range').description('Network addresses whose visitors belong to an institution.');
  group
    .command('add')
    .description('Recognise visitors from these addresses as the institution’s, or from those of a file.')
    .argument('[institution]', 'id of the institution')
    .argument('[range]', FORMS)
    .option('--force', 'take a very wide range too: past /8 for IPv4, /19 for IPv6')
    .option('--file <csv>', 'add those of a list: institution,range')
    .option('--dry-run', 'only say by line what the list would do')
    .option('--json', 'print the range, or what came of the list, as one JSON value')
    .action((id: string | undefined, range: string | undefined, { file, ...flags }: AddFlags, command: Command) => {
      if (file !== undefined)
        return writePeopleList(createRangeList(flags.force === true), { ...flags, file }, context);
      const institution = needArgument(command, 'institution', id);
      return addRange(institution, needArgument(command, 'range', range), flags, context);
    });
  group
    .command('remove')
    .description('No longer recognise these addresses.')
    .argument('<institution>', 'id of the institution')
    .argument('<range>', 'as “range list” shows it')
    .option('--json', 'print the range as one JSON value')
    .action((id: string, range: string, flags: RangeFlags) => removeRange(id, range, flags, context));
  group
    .command('list')
    .description('List the addresses of an institution.')
    .argument('<institution>', 'id of the institution')
    .option('--json', 'print the list as one JSON value')
    .action((id: string, flags: RangeFlags) => listRanges(id, flags, context));
}

async function addRange(id: string, text: string, flags: RangeFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { name } = await getInstitution(people, id);
    const entry = { institution: id, range: checkRange(text, flags.force === true) };
    await refuseOverlap(people, await people.accounts.listRanges(), id, parseAddressRange(entry.range));
    await people.accounts.saveRange(entry);
    context.print(flags.json ? JSON.stringify(entry) : `${entry.range} is ${name}`);
  });
}

async function removeRange(id: string, text: string, flags: RangeFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { name } = await getInstitution(people, id);
    const entry = { institution: id, range: printAddressRange(parseAddressRange(text)) };
    if (!(await people.accounts.deleteRange(id, entry.range))) {
      throw new InputRefused(`${name} does not have ${entry.range}; “range list ${id}” shows what it has.`);
    }
    context.print(flags.json ? JSON.stringify(entry) : `${entry.range} taken out`);
  });
}

async function listRanges(id: string, flags: RangeFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { name } = await getInstitution(people, id);
    const ranges = (await people.accounts.listRanges()).filter(({ institution }) => institution === id);
    if (flags.json) context.print(JSON.stringify(ranges.map(({ range }) => range)));
    else if (ranges.length === 0) context.print(`${name} has no addresses.`);
    else for (const { range } of ranges) context.print(range);
  });
}
