import type { Command } from 'commander';
import type { Drift, Reconciliation } from '#server/ports/content-writer.ts';
import type { CommandContext } from './command-context.ts';

interface ReconcileFlags {
  readonly repair?: boolean;
  readonly json?: boolean;
}

const MOST_LISTED = 50;

const WORDS: Readonly<Record<Drift['kind'], string>> = {
  'not-indexed': 'is stored and not in the index',
  'out-of-date': 'stands in the index as it no longer is',
  'indexed-twice': 'stands in the index more than once',
  'not-stored': 'is in the index and not in the library',
  'version-incomplete':
    'lacks a part of a former version’s text; restore a backup, or “--repair” gives that version up',
  'text-missing': 'lacks a part of its stored text; restore a backup, or withdraw it and import its source again',
};

/** `pandect reconcile` */
export function addReconcileCommand(program: Command, context: CommandContext): void {
  program
    .command('reconcile')
    .description('Find where the search index and the stored documents drifted apart. Searches go on meanwhile.')
    .option('--repair', 'bring the index in step again')
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
  for (const { id, kind } of drift.slice(0, MOST_LISTED))
    context.print(`${id ?? 'An unknown document'} ${WORDS[kind]}`);
  if (drift.length > MOST_LISTED) context.print(`and ${drift.length - MOST_LISTED} more`);
  if (damagedSegments > 0) context.print(`Parts of the index that could not be read: ${damagedSegments}`);
  if (drift.length + damagedSegments === 0) context.print(`${documents} documents, all in step`);
  else if (repaired > 0) context.print(`${repaired} put right`);
  if (!isInStep && repaired === 0) context.warn('“pandect reconcile --repair” brings the index in step.');
}
