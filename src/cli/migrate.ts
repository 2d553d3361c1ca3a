import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `pandect migrate` */
export function addMigrateCommand(program: Command, context: CommandContext): void {
  program
    .command('migrate')
    .description('Bring the data folder to the schema of this version, or make it. A start does the same by itself.')
    .action(async () => {
      const { migrateFolder } = await import('#server/compose/migrate-folder.ts');
      const { whenUnlocked } = await import('#server/compose/when-unlocked.ts');
      const { config, signal, warn } = context;
      const { library, people } = await whenUnlocked(() => migrateFolder(config, { isWhole: true, signal }), {
        signal,
        say: warn,
      });
      context.print(`library: ${describe(library)}\naccounts: ${describe(people)}`);
    });
}

function describe(steps: readonly string[]): string {
  return steps.length === 0 ? 'up to date' : `brought up to date (${steps.join(', ')})`;
}
