import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { FavoriteDraft } from '#domain/tools/desk/favorite.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';

/** Favorites of one round of writing. */
export const ROUND = 40;

export const WRITER: AccountOnEdition = { account: 'ada', edition: 'KA' };

/** Names what one round writes, so that rounds are told apart. */
export const nameRound = (round: number) => `Round ${round}`;

/**
 * Writes in rounds until it is ended: a folder is made and filled, its favorites leave it, are forgotten, and the folder
 * goes. Says after each step, once it is acknowledged, which round and which step it was.
 */
async function writeRounds(dataFolder: string, first: number): Promise<void> {
  const { queries } = await openPeopleDatabase(dataFolder);
  const store = new SqlFavoriteStore(queries);
  const at = new Date().toISOString();
  for (let round = first; ; round += 1) {
    const say = (step: number) => process.stdout.write(`${round} ${step}\n`);
    const drafts = Array.from({ length: ROUND }, (_, index) => createDraft(`${round}-${index}`));
    const folder = await store.createFilledFolder(WRITER, nameRound(round), drafts, at);
    if (typeof folder === 'string') throw new Error(folder);
    say(1);
    const { favorites } = await store.listShelf(WRITER);
    const ids = favorites.filter(({ folders }) => folders.includes(folder.id)).map(({ id }) => id);
    await store.moveFavorites(
      WRITER,
      ids.map((id) => ({ id, from: folder.id })),
      null,
    );
    say(2);
    await store.deleteFavorites(WRITER, ids, at);
    say(3);
    await store.deleteFolder(WRITER, folder.id, at);
    say(4);
  }
}

function createDraft(target: string): FavoriteDraft {
  const said = { type: 'Award', search: null, jurisdictions: [], topics: [], seen: '' };
  return { kind: 'document', target, url: `/document/${target}`, title: `On ${target}`, ...said };
}

const [dataFolder, first] = process.argv.slice(2);
if (import.meta.main && dataFolder !== undefined) await writeRounds(dataFolder, Number(first));
