import { InvalidArgumentError, type Command } from 'commander';
import type { Fact } from '#domain/facts/fact.ts';
import { countMonthsSince, FRESH_MONTHS, isOld } from '#domain/facts/age.ts';
import type { UnsourcedDocument } from '#server/ports/fact-store.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount } from './describe-count.ts';

interface FactsFlags {
  readonly old?: number | true;
  readonly unsourced?: boolean;
  readonly json?: boolean;
}

interface Found {
  /** Facts read longer ago than was asked, the oldest first. */
  readonly old: readonly {
    readonly id: string;
    readonly readOn: string;
    readonly months: number;
    readonly source: string;
  }[];
  /** Documents of the library's own that state law without saying where it was read. */
  readonly unsourced: readonly UnsourcedDocument[];
}

/** `pandect facts`: what of the law has to be read again, and what names no source (OP-186). */
export function addFactsCommand(program: Command, context: CommandContext): void {
  program
    .command('facts')
    .description(
      'Count the facts of law of the library; find those read long ago, and documents that state law without a source.',
    )
    .option('--old [months]', `facts read more than so many months ago (${FRESH_MONTHS})`, readMonths)
    .option(
      '--unsourced',
      'documents of our own that state figures or dates of law, with neither Sources nor the mark “Not checked”',
    )
    .option('--json', 'print one JSON value')
    .action((flags: FactsFlags) => runFacts(flags, context));
}

async function runFacts(flags: FactsFlags, context: CommandContext): Promise<void> {
  const { openLibrary } = await import('#server/compose/content.ts');
  const library = await openLibrary(context.config, { workers: 0 });
  try {
    const facts = await library.facts.listFacts({});
    const months = flags.old === true ? FRESH_MONTHS : flags.old;
    const found: Found = {
      old: months === undefined ? [] : listOld(facts, library.clock.today(), months),
      unsourced: flags.unsourced ? await library.facts.listUnsourced() : [],
    };
    if (flags.json) context.print(JSON.stringify({ facts: facts.length, ...found }));
    else for (const line of describeFound(facts.length, found, flags)) context.print(line);
    if (found.old.length + found.unsourced.length > 0) context.exit(1);
  } finally {
    await library.close();
  }
}

function listOld(facts: readonly Fact[], today: string, months: number): Found['old'] {
  return facts
    .filter(({ readOn }) => isOld(readOn, today, months))
    .map(({ id, readOn, source }) => ({ id, readOn, months: countMonthsSince(readOn, today), source: source.title }))
    .toSorted((a, b) => a.readOn.localeCompare(b.readOn) || a.id.localeCompare(b.id));
}

/** What was asked for alone, so that nothing found prints nothing. */
function describeFound(count: number, { old, unsourced }: Found, flags: FactsFlags): readonly string[] {
  if (flags.old === undefined && !flags.unsourced) return [describeCount(count, 'fact')];
  return [
    ...old.map(
      ({ id, readOn, months, source }) =>
        `${id}  read on ${readOn}, ${describeCount(months, 'month')} ago, in ${source}`,
    ),
    ...unsourced.map(({ id, title, type }) => `${id}  ${title} (${type})  names no source`),
  ];
}

function readMonths(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 1200) return value;
  throw new InvalidArgumentError('It must be a whole number of months, 0 to 1200.');
}
