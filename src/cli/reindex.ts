import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `pandect reindex` */
export function addReindexCommand(program: Command, context: CommandContext): void {
  program
    .command('reindex')
    .description('Build the search index anew from the stored documents. Searches go on meanwhile.')
    .action(async () => {
      const { openWriter } = await import('#server/compose/writer.ts');
      const library = await openWriter(context.config);
      try {
        await library.writer.open();
        await library.writer.reindex((done, total) => context.warn(`Indexed ${done} of ${total} documents`));
      } finally {
        await library.close();
      }
    });
}
