import { decideAccess } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { listFactsOfCases, type CaseFacts } from '#domain/tools/profiles/case-facts.ts';
import { mergeFacts, type MergedFacts } from '#domain/tools/profiles/merge-facts.ts';
import type { ProfileDirectory, ProfilePerson, ProfileWork } from '#domain/tools/profiles/profile-directory.ts';
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
  /** Ids of the others. */
  readonly closed: readonly string[];
  readonly facts: MergedFacts;
  /** Ids and titles of the documents of cases in which they sat. */
  readonly awards: ReadonlyMap<string, { readonly title: string; readonly case: string }>;
  readonly works: readonly ProfileWork[];
  readonly numbers: ProfileNumbers;
}

interface KeptDirectory {
  readonly state: string;
  readonly directory: Promise<ProfileDirectory>;
  /** By the codes of readers. */
  readonly views: Map<string, Map<string, ProfileView>>;
}

/** More sets of codes than an edition is sold with. */
const MOST_CODES = 32;

/** Everybody of an edition, read once for each state of the library, and as readers with the same codes see them. */
export class ProfileDirectories {
  readonly #store: ProfileStore;
  readonly #kept = new Map<EditionId, KeptDirectory>();

  constructor(store: ProfileStore) {
    this.#store = store;
  }

  async getDirectory(edition: EditionId): Promise<ProfileDirectory> {
    return (await this.#keep(edition)).directory;
  }

  /** How a reader sees each of these people; those who have no page are left out. */
  async listViews(reader: Reader, ids: Iterable<string>): Promise<ProfileView[]> {
    const kept = await this.#keep(reader.edition.id);
    const directory = await kept.directory;
    const key = [...reader.codes].toSorted().join(' ');
    const views = kept.views.get(key) ?? new Map<string, ProfileView>();
    if (!kept.views.has(key) && kept.views.size < MOST_CODES) kept.views.set(key, views);
    return [...ids].flatMap((id) => {
      const known = views.get(id);
      if (known) return [known];
      const person = directory.people.get(id);
      if (!person) return [];
      const view = createView(reader, directory, person);
      views.set(id, view);
      return [view];
    });
  }

  /** The person that an address names, by slug or id, whatever its letter case (TL-024, OP-134). */
  async findView(reader: Reader, address: string): Promise<ProfileView | undefined> {
    const directory = await this.getDirectory(reader.edition.id);
    const id = directory.addresses.get(address.toLowerCase());
    const [view] = id === undefined ? [] : await this.listViews(reader, [id]);
    return view;
  }

  async #keep(edition: EditionId): Promise<KeptDirectory> {
    const state = await this.#store.readState();
    const former = this.#kept.get(edition);
    if (former?.state === state) return former;
    const kept = { state, directory: this.#store.readDirectory(edition), views: new Map() };
    this.#kept.set(edition, kept);
    kept.directory.catch(() => this.#kept.delete(edition));
    return kept;
  }
}

function createView(reader: Reader, directory: ProfileDirectory, person: ProfilePerson): ProfileView {
  const mayOpen = (id: string, subscriptions: readonly string[], publication?: string) =>
    // A directory has what its edition holds.
    decideAccess(reader, { id, subscriptions, publication, editions: [reader.edition.id] }).isOpen;
  const all = listFactsOfCases(directory, person.id);
  const isOpenCase = (id: string) => mayOpen(id, directory.cases.get(id)?.record.subscriptions ?? []);
  const cases = new Map([...all].filter(([id]) => isOpenCase(id)));
  const closed = [...all.keys()].filter((id) => !cases.has(id));
  const awards = new Map<string, { title: string; case: string }>();
  for (const part of directory.partsOf.get(person.id) ?? []) {
    if (part.role !== 'arbitrator' || !cases.has(part.case)) continue;
    const { proceedings = [] } = directory.cases.get(part.case)?.record ?? {};
    for (const { id, title } of proceedings.flatMap(({ documents }) => documents)) {
      awards.set(id, { title, case: part.case });
    }
  }
  const written = directory.worksOf.get(person.id) ?? [];
  const works = written.filter((work) => mayOpen(work.id, work.subscriptions, work.publication));
  const numbers = { cases: cases.size, awards: awards.size, publications: works.length };
  return { person, cases, closed, facts: mergeFacts(person.record, [...cases.values()]), awards, works, numbers };
}
