import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { describeBytes } from './describe-bytes.ts';

/** `pandect backup` */
export function addBackupCommand(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .description('Copy the data folder while readers read and write, to a folder that is yet to be made.')
    .argument('<folder>', 'where the copy is to be; it is a data folder itself')
    .action(async (folder: string) => {
      const { backUpFolder, BackupRefused } = await import('#server/compose/back-up-folder.ts');
      const { config, signal, warn } = context;
      let said = '';
      const onProgress = (file: string, share: number) => {
        const line = `Copying ${file}: ${Math.floor(share * 10) * 10} %`;
        if (line !== said) warn(line);
        said = line;
      };
      try {
        const files = await backUpFolder(config, folder, { signal, onProgress });
        for (const { file, bytes } of files) context.print(`${file}: ${describeBytes(bytes)}, checked`);
        context.print(`The copy is whole: ${folder}`);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof BackupRefused)) throw error;
        warn(error.message);
        context.exit(1);
      }
    });
}
