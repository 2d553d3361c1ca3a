import type { Command } from 'commander';
import type * as DemoAccounts from '#server/compose/load-demo-accounts.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { CommandContext } from './command-context.ts';

/** `pandect demo [--remove]` */
export function addDemoCommand(program: Command, context: CommandContext): void {
  program
    .command('demo')
    .description('Load the demo library, or take all of it out again.')
    .option('--remove', 'withdraw every demo document and take out the demo accounts')
    .action(async (flags: { remove?: boolean }) => {
      if (!flags.remove) {
        const { loadDemoLibrary } = await import('#server/compose/load-demo-library.ts');
        const { whenUnlocked } = await import('#server/compose/when-unlocked.ts');
        const { config, signal, warn } = context;
        const report = await whenUnlocked(() => loadDemoLibrary(config, signal, { force: true }), {
          signal,
          say: warn,
        });
        const added = await withDemoAccounts(context, ({ loadDemoAccounts }, people) => loadDemoAccounts(people));
        context.print(
          `${report.imported} imported, ${report.updated} updated, ${report.unchanged} unchanged, ${added} accounts added`,
        );
        if (report.refused.length > 0) context.exit(1);
        return;
      }
      const { openWriter } = await import('#server/compose/writer.ts');
      const library = await openWriter(context.config);
      try {
        await library.writer.open();
        const removed = await library.writer.remove(await library.writer.listDemoIds());
        await library.writer.writeDemoState('removed');
        const gone = await withDemoAccounts(context, ({ removeDemoAccounts }, people) => removeDemoAccounts(people));
        context.print(`${removed.length} withdrawn, ${gone} accounts taken out`);
      } finally {
        await library.close();
      }
    });
}

async function withDemoAccounts(
  { config }: CommandContext,
  work: (demo: typeof DemoAccounts, people: OpenPeople) => Promise<number>,
): Promise<number> {
  const { openPeople } = await import('#server/compose/people.ts');
  const people = await openPeople(config);
  try {
    return await work(await import('#server/compose/load-demo-accounts.ts'), people);
  } finally {
    people.close();
  }
}
