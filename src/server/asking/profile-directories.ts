import { decideAccess } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { RecentThings } from '#domain/words/recent-things.ts';
import { listCaseFacts, listCasesOf, type CaseFacts } from '#domain/tools/profiles/case-facts.ts';
import { compareByName, listBeginnings } from '#domain/tools/profiles/find-people.ts';
import type { Guard } from '#domain/tools/profiles/guarded-values.ts';
import { mergeFacts, type MergedFacts } from '#domain/tools/profiles/merge-facts.ts';
import type {
  NamedPerson,
  ProfileCase,
  ProfileDirectory,
  ProfilePart,
  ProfilePerson,
  ProfileWork,
} from '#domain/tools/profiles/profile-directory.ts';
import { ProfileTally } from '#domain/tools/profiles/profile-tally.ts';
import type { SeenTally } from '#domain/tools/profiles/seen-tally.ts';
import type { ProfileStore } from '#server/ports/profile-store.ts';

/** What is counted of somebody, over what a reader may open. */
export interface ProfileNumbers {
  readonly cases: number;
  /** Documents of the cases in which they sat. */
  readonly awards: number;
  readonly publications: number;
}

/** Somebody as a reader sees them. */
export interface ProfileView {
  readonly person: ProfilePerson;
  /** Their cases that the reader may open, the newest first, and under what each is counted. */
  readonly cases: ReadonlyMap<string, CaseFacts>;
  /** Of each of these its record. */
  readonly records: ReadonlyMap<string, ProfileCase>;
  /** Their other cases. */
  readonly closed: readonly ProfileCase[];
  /** What they did in any. */
  readonly parts: readonly ProfilePart[];
  /** Everybody who sat in one of them. */
  readonly named: ReadonlyMap<string, NamedPerson>;
  readonly facts: MergedFacts;
  /** Ids and titles of the documents of cases in which they sat. */
  readonly awards: ReadonlyMap<string, { readonly title: string; readonly case: string }>;
  readonly works: readonly ProfileWork[];
  readonly numbers: ProfileNumbers;
}

interface KeptTally {
  readonly state: string;
  readonly tally: Promise<ProfileTally>;
}

/** Cases of the people asked for last, with their records: some kilobytes each. */
const MOST_CASES = 5_000;

/**
 * People of an edition as a reader sees them. They are read around what is asked; only what is counted of everybody
 * stays in memory, as numbers, once for each edition that is asked for it.
 */
export class ProfileDirectories {
  readonly #store: ProfileStore;
  readonly #tallies = new Map<EditionId, KeptTally>();
  readonly #recent = new RecentThings<ProfileView>(MOST_CASES);

  constructor(store: ProfileStore) {
    this.#store = store;
  }

  /** How a reader sees each of these people; those who have no page are left out. */
  async listViews(reader: Reader, ids: readonly string[]): Promise<ProfileView[]> {
    const { edition, codes } = reader;
    const asked = `${await this.#store.readState()} ${edition.id} ${codes.toSorted().join(' ')} `;
    const views = new Map(ids.map((id) => [id, this.#recent.get(asked + id)]));
    const missing = ids.filter((id) => !views.get(id));
    if (missing.length === 0) return [...views.values()].filter((view) => view !== undefined);
    const directory = await this.#store.readDirectory(edition.id, missing);
    const parts = Map.groupBy([...directory.partsIn.values()].flat(), ({ person }) => person);
    for (const person of directory.people.values()) {
      const view = createView(reader, directory, person, parts.get(person.id) ?? []);
      this.#recent.keep(asked + person.id, view, 1 + view.cases.size + view.closed.length);
      views.set(person.id, view);
    }
    return [...views.values()].filter((view) => view !== undefined);
  }

  /** The person that an address names, by slug or id, whatever its letter case (TL-024, OP-134). */
  async findView(reader: Reader, address: string): Promise<ProfileView | undefined> {
    const id = await this.#store.findPerson(address);
    const [view] = id === undefined ? [] : await this.listViews(reader, [id]);
    return view;
  }

  /** People whose names go with what was typed, in the order of their names. */
  async find(reader: Reader, text: string): Promise<NamedPerson[]> {
    const typed = listBeginnings(text);
    const found = typed.length === 0 ? [] : await this.#store.listBegun(reader.edition.id, typed);
    return found.toSorted(compareByName);
  }

  /** What people are called, by their ids. */
  listNames(ids: readonly string[]): Promise<Map<string, NamedPerson>> {
    return this.#store.listNames(ids);
  }

  /** Others of the same name. */
  listNamesakes({ edition }: Reader, { person }: ProfileView): Promise<ProfilePerson[]> {
    return this.#store.listNamesakes(edition.id, person);
  }

  /** What is counted of everybody, over what a reader may open. */
  async readTally(reader: Reader): Promise<SeenTally> {
    const { id } = reader.edition;
    const state = await this.#store.readState();
    const former = this.#tallies.get(id);
    const kept = former?.state === state ? former : { state, tally: this.#count(id) };
    this.#tallies.set(id, kept);
    kept.tally.catch(() => this.#tallies.delete(id));
    return (await kept.tally).see((guard) => mayOpen(reader, guard));
  }

  async #count(edition: EditionId): Promise<ProfileTally> {
    const tally = new ProfileTally();
    for await (const portion of this.#store.readPortions(edition)) tally.add(portion);
    return tally.finish();
  }
}

/** What is read for an edition is what it holds. */
function mayOpen(reader: Reader, guard: Guard): boolean {
  return decideAccess(reader, { ...guard, editions: [reader.edition.id] }).isOpen;
}

function createView(
  reader: Reader,
  directory: ProfileDirectory,
  person: ProfilePerson,
  parts: readonly ProfilePart[],
): ProfileView {
  const all = listCasesOf(directory, new Set(parts.map((part) => part.case)));
  const isOpen = ({ id, record }: ProfileCase) =>
    mayOpen(reader, { id, subscriptions: record.subscriptions ?? [], publication: undefined });
  const [held, closed] = [all.filter(isOpen), all.filter((one) => !isOpen(one))];
  const byCase = Map.groupBy(parts, (part) => part.case);
  const cases = new Map(
    held.map((one) => [one.id, listCaseFacts(one, byCase.get(one.id) ?? [], directory.partsIn.get(one.id) ?? [])]),
  );
  const awards = new Map<string, { title: string; case: string }>();
  for (const part of parts) {
    if (part.role !== 'arbitrator' || !cases.has(part.case)) continue;
    const { proceedings = [] } = directory.cases.get(part.case)?.record ?? {};
    for (const { id, title } of proceedings.flatMap(({ documents }) => documents)) {
      awards.set(id, { title, case: part.case });
    }
  }
  const works = (directory.worksOf.get(person.id) ?? []).filter((work) => mayOpen(reader, work));
  const numbers = { cases: cases.size, awards: awards.size, publications: works.length };
  const facts = mergeFacts(person.record, [...cases.values()]);
  const records = new Map(held.map((one) => [one.id, one]));
  return { person, parts, named: directory.named, records, cases, closed, facts, awards, works, numbers };
}
