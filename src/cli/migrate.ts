import type { Command } from 'commander';
import type { MigrationWish } from '#server/compose/migrate-folder.ts';
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
      const onProgress = createTeller(warn);
      const { library, people } = await whenUnlocked(
        () => migrateFolder(config, { isWhole: true, signal, onProgress }),
        {
          signal,
          say: warn,
        },
      );
      context.print(`library: ${describe(library)}\naccounts: ${describe(people)}`);
    });
}

/** A line for every tenth of the way. */
function createTeller(warn: (text: string) => void): NonNullable<MigrationWish['onProgress']> {
  let said = '';
  return ({ of, done, total }) => {
    const tenths = total === 0 ? 10 : Math.floor((done / total) * 10);
    const line = `Connecting ${of} with what this version keeps of them: ${tenths * 10} %`;
    if (line !== said) warn(line);
    said = line;
  };
}

function describe(steps: readonly string[]): string {
  return steps.length === 0 ? 'up to date' : `brought up to date (${steps.join(', ')})`;
}
