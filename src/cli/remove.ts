import type { Command } from 'commander';
import { RecordRefused, type ContentWriter } from '#server/ports/content-writer.ts';
import type { CommandContext } from './command-context.ts';

interface RemoveFlags {
  readonly json?: boolean;
  readonly format?: string;
}

/** `pandect remove <id>… [--format <format>]` */
export function addRemoveCommand(program: Command, context: CommandContext): void {
  program
    .command('remove')
    .description('Withdraw documents. Their addresses answer that they were withdrawn, with title and date.')
    .argument('<id...>')
    .option(
      '--format <format>',
      'take away this format alone (docx, pdf, akn …, or a file by its path); the document stays in its others',
    )
    .option('--json', 'print one JSON value')
    .action(async (ids: string[], flags: RemoveFlags) => {
      const { openWriter } = await import('#server/compose/writer.ts');
      const library = await openWriter(context.config);
      try {
        await library.writer.open();
        if (flags.format !== undefined) {
          await removeFormats(library.writer, ids, flags.format, flags, context);
          return;
        }
        const removed = await library.writer.remove(ids);
        const missing = ids.filter((id) => !removed.includes(id));
        if (flags.json) context.print(JSON.stringify({ removed, missing }));
        else context.print(`${removed.length} withdrawn`);
        if (missing.length === 0) return;
        context.warn(`Not in the library: ${missing.join(', ')}`);
        context.exit(1);
      } finally {
        await library.close();
      }
    });
}

/** Takes one format away from each document; what cannot be taken away is named with the reason. */
async function removeFormats(
  writer: ContentWriter,
  ids: readonly string[],
  format: string,
  { json }: RemoveFlags,
  context: CommandContext,
): Promise<void> {
  const removed: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of ids) {
    try {
      await writer.removeFormat(id, format);
      removed.push(id);
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  if (json) context.print(JSON.stringify({ removed, refused }));
  else context.print(`${format} taken away from ${removed.length}`);
  if (refused.length === 0) return;
  context.warn(refused.map(({ id, reason }) => `${id}: ${reason}`).join('\n'));
  context.exit(1);
}
