import type { OpenPeople } from '#server/compose/people.ts';
import { nameRound, ROUND, WRITER } from './desk-writer.ts';
import { describeHabits, HABITS, readHabits } from './habit-writer.ts';
import { killWriter, type KilledWriter } from './kill-writer.ts';
import type { LongCheck, LongFindings } from './long-check.ts';

export const killDeskCheck: LongCheck = {
  name: 'Writers of all that a desk holds, killed at random, lose nothing that was acknowledged and leave no step half done',
  run: async ({ isQuick, seed }) => {
    const kills = isQuick ? 10 : 200;
    const found = [await killFavorites(kills, seed), await killHabits(kills, seed)];
    const sum = (name: string) => found.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
    return {
      counts: { kills: sum('kills'), acknowledged: sum('acknowledged') },
      failures: found.flatMap(({ failures }) => failures),
    };
  },
};

const FAVORITES: KilledWriter = {
  account: WRITER.account,
  program: 'desk-writer.ts',
  steps: 4,
  describe: describeStep,
  read: readShelf,
};

const DESK: KilledWriter = {
  account: WRITER.account,
  program: 'habit-writer.ts',
  steps: HABITS.length + 1,
  describe: describeHabits,
  read: readHabits,
};

/** Folders that are filled and emptied, forty favorites in one step. */
export function killFavorites(kills: number, seed: number): Promise<LongFindings> {
  return killWriter(FAVORITES, kills, seed);
}

/** Notes, history, reading places, latest searches, the research record, alerts, customization, and all of it forgotten. */
export function killHabits(kills: number, seed: number): Promise<LongFindings> {
  return killWriter(DESK, kills, seed);
}

async function readShelf({ favorites: store }: OpenPeople): Promise<string> {
  const { folders, favorites } = await store.listShelf(WRITER);
  return describeShelf(
    folders.map(({ name }) => name),
    favorites.map((favorite) => `${favorite.target.split('-')[0]}${favorite.folders.length > 0 ? ' in' : ''}`),
  );
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
