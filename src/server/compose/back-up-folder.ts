import { resolve } from 'node:path';
import { backUp, BackupRefused, type BackedUpFile, type BackupOptions } from '#server/adapters/sqlite/back-up.ts';
import type { Config } from '#server/config/config.ts';

export { BackupRefused };

/** Copies the data folder to a folder that is yet to be made, while others read and write. Throws as `backUp` does. */
export function backUpFolder(config: Config, target: string, options: BackupOptions): Promise<BackedUpFile[]> {
  return backUp(config.dataFolder, resolve(target), options);
}
