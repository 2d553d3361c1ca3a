import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `pandect demo [--remove]` */
export function addDemoCommand(program: Command, context: CommandContext): void {
  program
    .command('demo')
    .description('Load the demo library, or take all of it out again.')
    .option('--remove', 'withdraw every demo document')
    .action(async (flags: { remove?: boolean }) => {
      if (!flags.remove) {
        const { loadDemoLibrary } = await import('#server/load-demo-library.ts');
        const report = await loadDemoLibrary(context.config, context.signal, { force: true });
        context.print(`${report.imported} imported, ${report.updated} updated, ${report.unchanged} unchanged`);
        if (report.refused.length > 0) context.exit(1);
        return;
      }
      const { openWriter } = await import('#server/open-writer.ts');
      const library = await openWriter(context.config);
      try {
        library.writer.open();
        const removed = library.writer.remove(library.writer.listDemoIds());
        library.writer.writeDemoState('removed');
        library.writer.close();
        context.print(`${removed.length} withdrawn`);
      } finally {
        library.close();
      }
    });
}
