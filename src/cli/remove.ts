import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `pandect remove <id>…` */
export function addRemoveCommand(program: Command, context: CommandContext): void {
  program
    .command('remove')
    .description('Withdraw documents. Their addresses answer that they were withdrawn, with title and date.')
    .argument('<id...>')
    .option('--json', 'print one JSON value')
    .action(async (ids: string[], flags: { json?: boolean }) => {
      const { openWriter } = await import('#server/compose/writer.ts');
      const library = await openWriter(context.config);
      try {
        await library.writer.open();
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
