import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a run of tests keeps the databases that it has built; without it each test builds its own. */
export const DEMO_COPIES = 'PANDECT_TEST_DEMO';

/** The demo library as a first start leaves it. */
export const STARTED = 'started';

/** What one process builds the others wait for, so long at most: one that was killed is not heard of again. */
const PATIENCE = 120_000;

/** Makes a database, or copies the one of that name that another test of this run has made, which lies there alone. */
export async function makeOnce(name: string, path: string, make: () => Promise<void>): Promise<void> {
  const folder = process.env[DEMO_COPIES];
  if (folder === undefined) return make();
  const kept = join(folder, `${name}.db`);
  const isFirst = await isToBeMade(kept);
  try {
    if (isFirst) {
      await make();
      // What is not yet in the file itself would be lacking in a copy.
      if (existsSync(`${path}-wal`)) return;
      // Others see it once it is whole.
      const part = `${kept}.${process.pid}`;
      copyFileSync(path, part);
      renameSync(part, kept);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(kept, path);
    }
  } finally {
    if (isFirst) rmSync(turnOf(kept), { recursive: true, force: true });
  }
}

const turnOf = (kept: string) => `${kept}.making`;

/** Whether it is the caller who makes it; else it is there. */
async function isToBeMade(kept: string): Promise<boolean> {
  const until = Date.now() + PATIENCE;
  while (!existsSync(kept)) {
    try {
      mkdirSync(turnOf(kept));
      return true;
    } catch {
      if (Date.now() > until) return true;
      await wait(50);
    }
  }
  return false;
}
