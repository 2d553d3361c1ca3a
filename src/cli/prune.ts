import { InvalidArgumentError, type Command } from 'commander';
import type { Pruned } from '#server/ports/content-writer.ts';
import type { CommandContext } from './command-context.ts';
import { describeBytes } from './describe-bytes.ts';
import { describeCount } from './describe-count.ts';

interface PruneFlags {
  readonly keep?: number;
  readonly before?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `pandect prune` */
export function addPruneCommand(program: Command, context: CommandContext): void {
  program
    .command('prune')
    .description(
      'Free former texts of documents, never the current one, and attached files that no text refers to any more. A former text that no option names stays.',
    )
    .option('--keep <n>', 'keep the newest n former texts of each document', readCount)
    .option('--before <day>', 'free only what was replaced before this day (YYYY-MM-DD, UTC)', readDay)
    .option('--dry-run', 'only say what would be freed')
    .option('--json', 'print one JSON value')
    .action((flags: PruneFlags) => prune(flags, context));
}

async function prune({ keep, before, dryRun = false, json }: PruneFlags, context: CommandContext): Promise<void> {
  if (keep === undefined && before === undefined) {
    context.warn('Every former text is kept. Say which may go: --keep n, --before day, or both.');
    context.exit(2);
    return;
  }
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    await library.writer.open();
    const pruned = await library.writer.prune({
      keep: keep ?? 0,
      before,
      dryRun,
      signal: context.signal,
      onProgress: (done, total) => context.warn(`Freed ${done} of ${total} former texts`),
    });
    context.print(json ? JSON.stringify({ ...pruned, dryRun }) : describePruned(pruned, dryRun));
  } finally {
    await library.close();
  }
}

function describePruned(pruned: Pruned, dryRun: boolean): string {
  const { versions, documents, bytes, files, fileBytes, isFinished } = pruned;
  const texts = `${describeCount(versions, 'former text')} of ${describeCount(documents, 'document')}, ${describeBytes(bytes)}`;
  const unused = `${describeCount(files, 'attached file')} that no text refers to any more, ${describeBytes(fileBytes)}`;
  const what = files === 0 ? texts : `${texts}; ${unused}`;
  if (dryRun) return `Would free ${what}. Nothing was freed (dry run).`;
  const ending = isFinished ? '' : '\nInterrupted: run the same command again to go on.';
  return `Freed ${what}. The room is used again by what comes next; the file does not shrink.${ending}`;
}

function readCount(value: string): number {
  if (/^\d{1,6}$/u.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be a number from 0.');
}

function readDay(value: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  if (isDay) return value;
  throw new InvalidArgumentError('It must be a day as YYYY-MM-DD.');
}
