import type { Command } from 'commander';
import {
  describeWidthFault,
  isOverlapping,
  parseAddressRange,
  printAddressRange,
  type ParsedRange,
} from '#domain/access/parse-address-range.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { AddressRange } from '#server/ports/account-store.ts';
import { getInstitution, InputRefused, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';

interface RangeFlags {
  readonly force?: boolean;
  readonly json?: boolean;
}

const FORMS = 'an address, a block (192.0.2.0/24, 2001:db8::/32) or a range (192.0.2.1-192.0.2.20)';

/** `pandect range add|remove|list` */
export function addRangeCommand(program: Command, context: CommandContext): void {
  const group = program.command('range').description('Network addresses whose visitors belong to an institution.');
  group
    .command('add')
    .description('Recognise visitors from these addresses as the institution’s.')
    .argument('<institution>', 'id of the institution')
    .argument('<range>', FORMS)
    .option('--force', 'take a very wide range too: past /8 for IPv4, /19 for IPv6')
    .option('--json', 'print the range as one JSON value')
    .action((id: string, range: string, flags: RangeFlags) => addRange(id, range, flags, context));
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
    const parsed = parseAddressRange(text);
    const entry = { institution: id, range: printAddressRange(parsed) };
    const fault = describeWidthFault(parsed);
    if (fault !== undefined && !flags.force)
      throw new InputRefused(`${entry.range} ${fault}. --force takes it anyway.`);
    await refuseOverlap(people, id, parsed);
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

/** An address belongs to one institution: whose contract would a visitor use otherwise? */
async function refuseOverlap({ accounts }: OpenPeople, id: string, parsed: ParsedRange): Promise<void> {
  const others = (await accounts.listRanges()).filter(({ institution }) => institution !== id);
  const rival = others.find(({ range }: AddressRange) => isOverlapping(parsed, parseAddressRange(range)));
  if (!rival) return;
  const holder = await accounts.findInstitution(rival.institution);
  throw new InputRefused(
    `${printAddressRange(parsed)} overlaps ${rival.range} of ${holder?.name ?? rival.institution} (${rival.institution}).`,
  );
}
