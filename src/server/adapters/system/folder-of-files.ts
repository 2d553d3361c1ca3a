import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionFiles } from '#server/ports/edition-files.ts';

/** The files of the editions in `folder`, which holds one folder for each edition, named as its theme. */
export function createFolderOfFiles(folder: string): EditionFiles {
  return { read: (theme, name) => readPlainFile(join(folder, theme, name)) };
}

/** The bytes of a file that is one itself, not a link to another; undefined where there is none. */
async function readPlainFile(path: string): Promise<Uint8Array | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
  if (!file) return undefined;
  try {
    return (await file.stat()).isFile() ? await file.readFile() : undefined;
  } finally {
    await file.close();
  }
}
