import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { Reader } from '#domain/access/reader.ts';
import { markSeen } from '#domain/tools/desk/favorite.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_DESKS, type DemoDesk } from '#server/compose/demo-people.ts';
import { FavoritesService } from '#server/features/favorites/favorites.service.ts';
import type { OpenLibrary } from './content.ts';
import { createOperatorReader } from './operator-reader.ts';
import type { OpenPeople } from './people.ts';
import { createWatch } from './watch.ts';

type Parts = Pick<OpenPeople, 'accounts' | 'favorites' | 'history'> &
  Pick<OpenLibrary, 'clock' | 'comparisons' | 'content' | 'guard' | 'newHits' | 'reference'>;

/** Entries of a history. */
const VISITS = 40;

const DAY = 24 * 60 * 60_000;

/**
 * Gives the demo accounts favorites, folders, searches and a history, each once: where the library holds what they have starred and
 * they have nothing there. What somebody made of them is left alone. Answers how many accounts were given something.
 */
export async function loadDemoDesks(parts: Parts): Promise<number> {
  let given = 0;
  for (const desk of DEMO_DESKS) if (await fillDesk(parts, desk)) given += 1;
  return given;
}

async function fillDesk(parts: Parts, desk: DemoDesk): Promise<boolean> {
  const { accounts, favorites, content, clock } = parts;
  const account = await accounts.findAccountByUsername(desk.username);
  if (!account?.demo) return false;
  const owner = { account: account.id, edition: desk.edition };
  const shelf = await favorites.listShelf(owner);
  if (shelf.favorites.length + shelf.folders.length > 0) return false;
  const wanted = desk.folders.flatMap(({ documents }) => documents);
  const held = new Set((await content.listPreviews(wanted)).map(({ id }) => id));
  if (held.size === 0) return false;
  const reader = createDemoReader(desk, account);
  const watch = createWatch(parts);
  const serviceOf = (daysAgo: number) => {
    const at = new Date(Date.parse(clock.now()) - daysAgo * DAY).toISOString();
    return new FavoritesService({
      store: favorites,
      guard: parts.guard,
      newHits: parts.newHits,
      watch,
      clock: { ...clock, now: () => at, today: () => at.slice(0, 10) },
    });
  };
  for (const [index, { name, documents }] of desk.folders.entries()) {
    const service = serviceOf(7 * (desk.folders.length - index));
    const folder = await service.createFolder(reader, name);
    const drafts = documents
      .filter((id) => held.has(id))
      .map((contentId) => ({ informationType: 'Document' as const, contentId }));
    if (drafts.length > 0) await service.add(reader, drafts, folder.id);
  }
  await keepSearches(serviceOf(3), reader, desk);
  await keepWithdrawn(parts, owner, desk);
  await visit(parts, owner, wanted.filter((id) => held.has(id)).slice(0, VISITS));
  for (const id of desk.changed) await unread(parts, owner, id);
  return true;
}

async function keepSearches(service: FavoritesService, reader: Reader, desk: DemoDesk): Promise<void> {
  for (const search of desk.manualSearches ?? []) await service.addSearch(reader, search);
  await service.add(
    reader,
    desk.searches.map((search) => ({ informationType: 'Search' as const, ...search })),
  );
}

/** Starred while the library had them, a year ago. */
async function keepWithdrawn({ content, favorites, clock }: Parts, owner: AccountOnEdition, desk: DemoDesk) {
  const at = new Date(Date.parse(clock.now()) - 365 * DAY).toISOString();
  for (const { id, title, type } of desk.withdrawn ?? []) {
    if ((await content.findDocument(id))?.state !== 'withdrawn') continue;
    const none = { search: null, jurisdictions: [], topics: [], seen: '' };
    const draft = { kind: 'document', target: id, url: presentTextAddress({ id }), title, type, ...none } as const;
    await favorites.addFavorites(owner, [draft], null, at);
  }
}

/** The account has opened documents, the last of them yesterday, a few on each day. */
async function visit(
  { content, history, clock }: Parts,
  owner: AccountOnEdition,
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const document = await content.findDocument(id);
    if (document?.state !== 'present') continue;
    const at = new Date(Date.parse(clock.now()) - DAY - ((ids.length - index) * DAY) / 4).toISOString();
    const { title, type } = document.record;
    await history.noteVisit(owner, { target: id, url: presentTextAddress(document), title, type }, at);
  }
}

/** The account has read the text before the one that the library holds now. */
async function unread({ content, favorites }: Parts, owner: AccountOnEdition, id: string) {
  const document = await content.findDocument(id);
  if (document?.state !== 'present' || document.version < 2) return;
  await favorites.noteSeen(owner, id, markSeen({ ...document, version: document.version - 1 }));
}

function createDemoReader(
  { edition }: DemoDesk,
  {
    id,
    username,
    name,
    accountNo,
  }: { readonly id: string; readonly username: string; readonly name: string; readonly accountNo: string },
): Reader {
  const operator = createOperatorReader(EDITIONS[edition]);
  return { ...operator, visitor: { ...operator.visitor, account: { id, username, name, accountNo } } };
}
