import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { WRITER } from './desk-writer.ts';

type Stores = Pick<
  OpenPeople,
  'favorites' | 'history' | 'places' | 'desk' | 'customizations' | 'alerts' | 'record' | 'personal'
>;

/** Something that readers keep or change, once in each round; `list` says of which rounds it is there. */
interface Habit {
  readonly write: (stores: Stores, round: number) => Promise<unknown>;
  readonly list: (stores: Stores) => Promise<readonly string[]>;
}

const { account, edition } = WRITER;
const at = (round: number) => new Date(Date.UTC(2026, 0, 1) + round * 60_000).toISOString();
const searchOf = (round: number) => readSearchBody({ edition, endpoint: 'documentSearch' }, { q: `word${round}` });
const said = (round: number) => ({ title: String(round), url: `/search?q=word${round}` });
const favorite = (round: number) => ({
  kind: 'document' as const,
  target: String(round),
  url: `/document/${round}`,
  title: String(round),
  type: 'Award',
  search: null,
  jurisdictions: [],
  topics: [],
  seen: '',
});

/** Every other write of the desk, in the order of a round; notes need a favorite to stand on. */
export const HABITS: readonly Habit[] = [
  {
    write: ({ favorites }, round) => favorites.addFavorites(WRITER, [favorite(round)], null, at(round)),
    list: async ({ favorites }) => (await favorites.listShelf(WRITER)).favorites.map(({ target }) => target),
  },
  {
    write: async ({ favorites }, round) => {
      const shelf = await favorites.listShelf(WRITER);
      const own = shelf.favorites.find(({ target }) => target === String(round));
      await favorites.setNote(WRITER, own?.id ?? '', `note ${round}`, at(round));
    },
    list: async ({ favorites }) => (await favorites.listShelf(WRITER)).favorites.flatMap(({ note }) => note || []),
  },
  {
    write: ({ history }, round) =>
      history.noteVisit(WRITER, { ...said(round), target: String(round), type: 'Award' }, at(round)),
    list: async ({ history }) => (await history.listEntries(WRITER)).map(({ target }) => target),
  },
  {
    write: ({ places }, round) =>
      places.keepPlace(WRITER, { document: String(round), version: 1, anchor: 'p1', share: 0.5, at: at(round) }),
    list: async ({ places }) => (await places.listPlaces(WRITER, 100)).map(({ document }) => document),
  },
  {
    write: ({ desk }, round) =>
      desk.saveLatestSearch(
        { kind: 'account', id: account },
        { edition, ...said(round), search: searchOf(round), topics: [], countries: [] },
        at(round),
      ),
    list: async ({ desk }) =>
      (await desk.listLatestSearches({ kind: 'account', id: account }, edition)).map(({ title }) => title),
  },
  {
    write: ({ record }, round) =>
      record.keepEntry(account, {
        ...said(round),
        search: searchOf(round),
        madeAt: at(round),
        understood: null,
        filters: [],
        sort: 'Relevance',
        total: 1,
        corpusVersion: 1,
      }),
    list: async ({ record }) => (await record.listEntries(account, edition)).map(({ title }) => title),
  },
  {
    write: ({ alerts }, round) =>
      alerts.createAlert(account, { ...said(round), search: searchOf(round) }, { at: at(round), corpusVersion: 1 }),
    list: async ({ alerts }) => (await alerts.listAlerts(account, edition)).map(({ title }) => title),
  },
  {
    write: ({ customizations }, round) =>
      customizations.saveChoices(WRITER, {
        tools: [{ id: `tool-${round}`, enabled: false }],
        newsPublications: [`News ${round}`],
      }),
    list: async ({ customizations }) => {
      const { tools, newsPublications } = await customizations.getChoices(WRITER);
      return [...tools.map(({ id }) => id), ...newsPublications];
    },
  },
];

/** What is there after so many steps of a round; the step after the last habit forgets everything. */
export function describeHabits(round: number, step: number): string {
  const lists = HABITS.map((_, index) => (index < step && step <= HABITS.length ? namesOf(index, round) : []));
  return JSON.stringify(lists);
}

function namesOf(habit: number, round: number): string[] {
  if (habit === 1) return [`note ${round}`];
  return habit === HABITS.length - 1 ? [`tool-${round}`, `News ${round}`] : [String(round)];
}

/** What is there. */
export async function readHabits(stores: Stores): Promise<string> {
  const lists: (readonly string[])[] = [];
  for (const { list } of HABITS) lists.push(await list(stores));
  return JSON.stringify(lists);
}

/** Writes in rounds until it is ended, one habit after the other, and forgets all of it; says each step once it is acknowledged. */
async function writeRounds(dataFolder: string, first: number): Promise<void> {
  const stores = await openPeople({ dataFolder });
  for (let round = first; ; round += 1) {
    for (const [index, { write }] of HABITS.entries()) {
      await write(stores, round);
      process.stdout.write(`${round} ${index + 1}\n`);
    }
    await stores.personal.forget(account, at(round));
    process.stdout.write(`${round} ${HABITS.length + 1}\n`);
  }
}

const [dataFolder, first] = process.argv.slice(2);
if (import.meta.main && dataFolder !== undefined) await writeRounds(dataFolder, Number(first));
