import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SqliteDatabase } from './database.ts';
import { createPrivately, makePrivate, OWNER_ONLY_FOLDER } from './private-files.ts';
import { translateOpening } from './sqlite-failure.ts';

/** What accounts keep leads to documents: taken first, it leads to none that the library beside it lacks. */
const DATABASES = ['people.db', 'library.db'] as const;
const FEEDS = 'feeds';

/** Why a data folder cannot be backed up to where that was asked for. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}

export interface BackupOptions {
  readonly signal: AbortSignal;
  /** Told how much of a database is copied, from 0 to 1. */
  readonly onProgress: (file: string, share: number) => void;
}

export interface BackedUpFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Copies a data folder while others read and write it: of each database the state of one moment after the beginning,
 * checked before it counts. What is made becomes `target` once it is whole, a data folder itself. Throws `BackupRefused`
 * where there is no library or the target is there already, `StoreUnavailable` where a disk says no, and the signal's
 * reason once that fires.
 */
export async function backUp(dataFolder: string, target: string, options: BackupOptions): Promise<BackedUpFile[]> {
  const missing = DATABASES.find((file) => !existsSync(join(dataFolder, file)));
  if (missing) throw new BackupRefused(`There is no ${missing} in ${dataFolder}, so that there is nothing to back up.`);
  if (existsSync(target)) throw new BackupRefused(`${target} is there already. Name a folder that is yet to be made.`);
  if (!relative(dataFolder, target).startsWith('..')) {
    throw new BackupRefused(`${target} lies in the data folder. Name a folder elsewhere, best on another disk.`);
  }
  const making = `${target}.part`;
  try {
    makePrivate(dataFolder);
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true, mode: OWNER_ONLY_FOLDER });
    const files: BackedUpFile[] = [];
    for (const file of DATABASES) files.push(await copyDatabase(dataFolder, making, file, options));
    const feeds = join(dataFolder, FEEDS);
    if (existsSync(feeds)) cpSync(feeds, join(making, FEEDS), { recursive: true });
    makePrivate(making);
    options.signal.throwIfAborted();
    renameSync(making, target);
    return files;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw translateOpening(error, target);
  }
}

async function copyDatabase(
  dataFolder: string,
  making: string,
  file: string,
  { signal, onProgress }: BackupOptions,
): Promise<BackedUpFile> {
  const copy = join(making, file);
  createPrivately(copy);
  const source = new SqliteDatabase(join(dataFolder, file), { readOnly: true });
  try {
    await source.copyTo(copy, (share) => {
      signal.throwIfAborted();
      onProgress(file, share);
    });
  } finally {
    source.close();
  }
  checkCopy(copy);
  return { file, bytes: statSync(copy).size };
}

function checkCopy(path: string): void {
  const copy = new SqliteDatabase(path);
  try {
    const [first] = copy.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (first?.quick_check !== 'ok') throw new BackupRefused(`The copy ${path} is damaged: ${first?.quick_check}.`);
  } finally {
    copy.close();
  }
}
