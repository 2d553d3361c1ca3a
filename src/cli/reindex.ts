import type { Command } from 'commander';
import { openWriter } from '#server/open-library.ts';
import type { CommandContext } from './main.ts';

/** `pandect reindex` */
export function addReindexCommand(program: Command, context: CommandContext): void {
  program
    .command('reindex')
    .description('Build the search index anew from the stored documents. Searches go on meanwhile.')
    .action(async () => {
      const library = await openWriter(context.config);
      try {
        library.writer.open();
        library.writer.reindex((done, total) => context.warn(`Indexed ${done} of ${total} documents`));
        library.writer.close();
      } finally {
        library.close();
      }
    });
}
