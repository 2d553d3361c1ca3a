import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqlAccountStore } from '#server/adapters/sql/sql-account-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/sql-favorite-store.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { nameRound, ROUND, WRITER } from './desk-writer.ts';
import type { LongCheck, LongFindings } from './long-check.ts';

export const killDeskCheck: LongCheck = {
  name: 'Writers of favorites killed at random lose nothing that was acknowledged and leave no step half done',
  run: ({ isQuick, seed }) => killDesk(isQuick ? 10 : 200, seed),
};

/** Kills a process that writes favorites, again and again over the same store, and looks at what is there. */
export async function killDesk(kills: number, seed: number): Promise<LongFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-kill-desk-'));
  const random = createRandom(seed);
  const failures: string[] = [];
  let acknowledged = 0;
  try {
    await createAccount(folder);
    for (let kill = 0; kill < kills; kill += 1) {
      const steps = await writeUntilKilled(folder, 1000 * kill, 1 + Math.floor(9 * random()));
      acknowledged += steps.length;
      const fault = await findFault(folder, steps.at(-1) ?? [1000 * kill, 0]);
      if (fault !== undefined) failures.push(`kill ${kill}: ${fault}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { counts: { kills, acknowledged }, failures };
}

async function createAccount(folder: string): Promise<void> {
  const database = await openPeopleDatabase(folder);
  const rest = { accountNo: 'A-1', email: null, institution: null, demo: false };
  const { account: id } = WRITER;
  await new SqlAccountStore(database.queries).saveAccount({ id, username: id, name: id, ...rest });
  database.close();
}

/** Round and step of each acknowledged step, in their order. */
type Step = readonly [round: number, step: number];

/** Lets a process write until it has acknowledged so many steps, and kills it in the middle of what follows. */
async function writeUntilKilled(folder: string, first: number, count: number): Promise<Step[]> {
  const writer = join(import.meta.dirname, 'desk-writer.ts');
  const child = spawn(process.execPath, [writer, folder, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const steps: Step[] = [];
  let text = '';
  for await (const written of child.stdout.setEncoding('utf8')) {
    const lines = (text + String(written)).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [round = 0, step = 0] = line.split(' ').map(Number);
      steps.push([round, step]);
    }
    if (steps.length >= count) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return steps;
}

/** What is not as the last acknowledged step, or the whole of the next, left it; clears the desk for the next writer. */
async function findFault(folder: string, [round, step]: Step): Promise<string | undefined> {
  const database = await openPeopleDatabase(folder);
  try {
    const store = new SqlFavoriteStore(database.queries);
    const { folders, favorites } = await store.listShelf(WRITER);
    const found = describeShelf(
      folders.map(({ name }) => name),
      favorites.map((favorite) => `${favorite.target.split('-')[0]}${favorite.folders.length > 0 ? ' in' : ''}`),
    );
    await store.deleteFavorites(
      WRITER,
      favorites.map(({ id }) => id),
    );
    for (const { id } of folders) await store.deleteFolder(WRITER, id);
    const allowed = [
      describeStep(round, step),
      step === 4 ? describeStep(round + 1, 1) : describeStep(round, step + 1),
    ];
    return allowed.includes(found) ? undefined : `after step ${step} of round ${round} there was ${found}`;
  } finally {
    database.close();
  }
}

function describeStep(round: number, step: number): string {
  const names = step === 0 || step === 4 ? [] : [nameRound(round)];
  const favorites = step === 1 ? `${round} in` : `${round}`;
  return describeShelf(names, step === 1 || step === 2 ? Array<string>(ROUND).fill(favorites) : []);
}

function describeShelf(folders: readonly string[], favorites: readonly string[]): string {
  const counts = [...Map.groupBy(favorites, (favorite) => favorite)].map(([name, all]) => `${all.length} of ${name}`);
  return `folders [${folders.join()}], favorites [${counts.join()}]`;
}
