import type { Command } from 'commander';
import type { Drift, Reconciliation } from '#server/ports/content-writer.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount } from './describe-count.ts';

interface ReconcileFlags {
  readonly repair?: boolean;
  readonly json?: boolean;
}

const MOST_LISTED = 50;

const WORDS: Readonly<Record<Drift['kind'], (rows: number) => string>> = {
  'not-indexed': () => 'is stored and not in the index',
  'out-of-date': () => 'stands in the index as it no longer is',
  'indexed-twice': () => 'stands in the index more than once',
  'not-stored': () => 'is in the index and not in the library',
  'version-incomplete': () =>
    'lacks a part of a former version’s text; restore a backup, or “--repair” gives that version up',
  'text-missing': () => 'lacks a part of its stored text; restore a backup, or withdraw it and import its source again',
  'names-wrong': (rows) => `goes by other names than its record says: ${describeCount(rows, 'name')}`,
  'contents-wrong': (rows) => `has other contents than its record says: ${rows.toLocaleString('en')} of its entries`,
  'columns-wrong': (rows) => `answers for others in comparisons than it says: ${describeCount(rows, 'comparison')}`,
  'links-wrong': (rows) => `leads to other people, parties or places than it names: ${describeCount(rows, 'link')}`,
  'citations-wrong': (rows) => `cites other documents or provisions than it says: ${describeCount(rows, 'citation')}`,
  'left-over': (rows) => `What belongs to nothing that the library holds: ${describeCount(rows, 'row')}`,
  'index-not-told': (rows) => `What the index was not told: ${describeCount(rows, 'change')}`,
};

/** What is about no document or record says so by itself. */
const ABOUT_NOTHING: ReadonlySet<Drift['kind']> = new Set(['left-over', 'index-not-told']);

/** `pandect reconcile` */
export function addReconcileCommand(program: Command, context: CommandContext): void {
  program
    .command('reconcile')
    .description(
      'Find where the search index, names, links, citations and contents drifted apart from what is stored. Searches go on meanwhile.',
    )
    .option('--repair', 'put right what is found')
    .option('--json', 'print one JSON value')
    .action((flags: ReconcileFlags) => reconcile(flags, context));
}

async function reconcile(flags: ReconcileFlags, context: CommandContext): Promise<void> {
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    await library.writer.open();
    const found = await library.writer.reconcile({
      repair: flags.repair ?? false,
      signal: context.signal,
      onProgress: (done, total) => context.warn(`Compared ${done} of ${total} documents`),
    });
    if (flags.json) context.print(JSON.stringify(found));
    else printFound(found, context);
    if (!found.isInStep) context.exit(1);
  } finally {
    await library.close();
  }
}

function printFound(
  { documents, drift, damagedSegments, repaired, isInStep }: Reconciliation,
  context: CommandContext,
) {
  for (const found of drift.slice(0, MOST_LISTED)) context.print(describeDrift(found));
  if (drift.length > MOST_LISTED) context.print(`and ${drift.length - MOST_LISTED} more`);
  if (damagedSegments > 0) context.print(`Parts of the index that could not be read: ${damagedSegments}`);
  if (drift.length + damagedSegments === 0) context.print(`${documents} documents, all in step`);
  else if (repaired > 0) context.print(`${repaired} put right`);
  if (!isInStep && repaired === 0) context.warn('“pandect reconcile --repair” puts right what can be.');
}

function describeDrift({ id, kind, rows = 0 }: Drift): string {
  const words = WORDS[kind](rows);
  return ABOUT_NOTHING.has(kind) ? words : `${id ?? 'An unknown document'} ${words}`;
}
