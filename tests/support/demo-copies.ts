import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Where a run of tests keeps the demo libraries that it has built; without it each test builds its own. */
export const DEMO_COPIES = 'PANDECT_TEST_DEMO';

const LIBRARY = 'library.db';

/**
 * Makes a library, or copies the one of that name that another test of this run has made. Only a data folder that holds
 * nothing yet takes a copy.
 */
export async function makeOnce(name: string, dataFolder: string, make: () => Promise<void>): Promise<void> {
  const folder = process.env[DEMO_COPIES];
  const own = join(dataFolder, LIBRARY);
  if (folder === undefined || existsSync(own)) return make();
  const kept = join(folder, `${name}.db`);
  if (existsSync(kept)) {
    mkdirSync(dataFolder, { recursive: true });
    copyFileSync(kept, own);
    return;
  }
  await make();
  // What is not yet in the file itself would be lacking in a copy.
  if (existsSync(`${own}-wal`)) return;
  // Others see it once it is whole.
  const part = `${kept}.${process.pid}`;
  copyFileSync(own, part);
  renameSync(part, kept);
}
