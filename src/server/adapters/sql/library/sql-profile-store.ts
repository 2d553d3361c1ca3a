import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { isBegun } from '#domain/tools/profiles/find-people.ts';
import type { NamedPerson, ProfileDirectory, ProfilePerson } from '#domain/tools/profiles/profile-directory.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import type { ProfileStore } from '#server/ports/profile-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { listPeople } from './list-people.ts';
import { findWordNumbers, listCaseNumbers, readCases, readWorks, selectHeld, type HeldRow } from './profile-rows.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Rows of one question: some milliseconds. */
const AT_ONCE = 400;

/** Reads from either database who took part in which cases. Held by profile-store.conformance.ts. */
export class SqlProfileStore implements ProfileStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async readState(): Promise<string> {
    const { version } = await this.#queries
      .selectFrom('library_state')
      .select('corpus_version as version')
      .executeTakeFirstOrThrow();
    const decided = await this.#queries
      .selectFrom('person_decision')
      .select(({ fn }) => [fn.max('number').as('last'), fn.count('undone_at').as('undone')])
      .executeTakeFirst();
    const named = await this.#queries
      .selectFrom('person_slug')
      .select(({ fn }) => fn.max('place').as('last'))
      .executeTakeFirst();
    return `${version} ${decided?.last ?? 0} ${decided?.undone ?? 0} ${named?.last ?? 0}`;
  }

  async readDirectory(edition: EditionId, ids: readonly string[]): Promise<ProfileDirectory> {
    const rows = await askInPortions(ids, (portion) =>
      selectHeld(this.#queries, 'person', edition).where('record.id', 'in', portion).execute(),
    );
    const numbers = await listCaseNumbers(
      this.#queries,
      rows.map(({ number }) => number),
    );
    const held = await askInPortions(numbers, (portion) =>
      selectHeld(this.#queries, 'case', edition)
        .where('record.number', 'in', portion)
        .orderBy('record.number')
        .execute(),
    );
    const people = await this.#describePeople(edition, rows);
    const cases = await readCases(this.#queries, edition, held);
    const sat = new Set(
      [...cases.partsIn.values()].flat().map(({ role, person }) => (role === 'arbitrator' ? person : '')),
    );
    return { ...people, ...cases, named: await this.listNames(sat) };
  }

  async *readPortions(edition: EditionId): AsyncGenerator<ProfileDirectory> {
    for await (const rows of this.#inPortions('person', edition)) {
      yield { ...(await this.#describePeople(edition, rows)), named: new Map(), cases: new Map(), partsIn: new Map() };
    }
    for await (const rows of this.#inPortions('case', edition)) {
      const cases = await readCases(this.#queries, edition, rows);
      yield { ...cases, people: new Map(), named: new Map(), worksOf: new Map() };
    }
  }

  async findPerson(address: string): Promise<string | undefined> {
    const small = address.toLowerCase();
    const people = this.#queries.selectFrom('record').select('record.id').where('record.kind', '=', 'person');
    // A slug is somebody's name; should it be the id of another, the id holds.
    const ids = await people
      .where(sql<string>`lower(record.id)`, '=', small)
      .orderBy('record.number')
      .execute();
    const own = ids.find((one) => one.id === address) ?? ids[0] ?? (await this.#findBySlug(small));
    const [whole] = await listPeople(this.#queries, own ? [own.id] : []);
    return whole?.id;
  }

  async listBegun(edition: EditionId, typed: readonly string[]): Promise<NamedPerson[]> {
    const numbers = await findWordNumbers(this.#queries, typed);
    const rows = await askInPortions(numbers, async (portion) => {
      await nextTurn();
      return selectHeld(this.#queries, 'person', edition)
        .innerJoin('record_name', 'record_name.record', 'record.number')
        .clearSelect()
        .select(['record.id as id', 'record_name.name as name'])
        .where('record.number', 'in', portion)
        .execute();
    });
    const named = Map.groupBy(rows, ({ id }) => id);
    const found = [...named].filter(([, names]) =>
      isBegun(
        names.map(({ name }) => name),
        typed,
      ),
    );
    return [...(await this.listNames(found.map(([id]) => id))).values()];
  }

  async listNames(ids: Iterable<string>): Promise<Map<string, NamedPerson>> {
    const rows = await askInPortions(ids, (portion) =>
      this.#queries
        .selectFrom('record')
        .innerJoin('record_name', 'record_name.record', 'record.number')
        .select(['record.id as id', 'record.key as key', 'record_name.name as fullName'])
        .where('record.kind', '=', 'person')
        .where('record.id', 'in', portion)
        .where('record_name.form', '=', 'name')
        .execute(),
    );
    const slugs = await this.#nameSlugs(rows.map(({ key }) => key));
    return new Map(rows.map(({ id, key, fullName }) => [id, { id, fullName, slug: slugs.get(key) ?? id }]));
  }

  async listNamesakes(edition: EditionId, { id, fullName }: ProfilePerson): Promise<ProfilePerson[]> {
    const rows = await selectHeld(this.#queries, 'person', edition)
      .innerJoin('record_name', 'record_name.record', 'record.number')
      .where('record_name.kind', '=', 'person')
      .where('record_name.name_key', '=', nameKeyOf('person', fullName))
      .where('record_name.form', '=', 'name')
      .where('record_name.name', '=', fullName)
      .where('record.id', '!=', id)
      .orderBy('record.number')
      .execute();
    return [...(await this.#describePeople(edition, rows)).people.values()];
  }

  /** Portions of the records of a kind that an edition shows as documents. */
  async *#inPortions(kind: 'person' | 'case', edition: EditionId): AsyncGenerator<HeldRow[]> {
    let last = 0;
    for (;;) {
      const rows = await selectHeld(this.#queries, kind, edition)
        .where('record.number', '>', last)
        .orderBy('record.number')
        .limit(AT_ONCE)
        .execute();
      const next = rows.at(-1)?.number;
      if (next === undefined) return;
      yield rows;
      last = next;
      await nextTurn();
    }
  }

  async #describePeople(
    edition: EditionId,
    rows: readonly HeldRow[],
  ): Promise<Pick<ProfileDirectory, 'people' | 'worksOf'>> {
    const slugs = await this.#nameSlugs(rows.map(({ key }) => key));
    const people = rows.map(({ id, key, json, demo, at }): ProfilePerson => {
      const record = JSON.parse(json) as PersonRecord;
      // An older library that is still being given its slugs leads by ids meanwhile.
      const slug = slugs.get(key) ?? id;
      return { id, slug, fullName: nameOfPerson(record), record, demo: demo === 1, importedAt: at };
    });
    return {
      people: new Map(people.map((person) => [person.id, person])),
      worksOf: await readWorks(
        this.#queries,
        edition,
        rows.map(({ number }) => number),
      ),
    };
  }

  /** The slugs of now of people, by the keys of their records: the last that each was given (OP-134). */
  async #nameSlugs(keys: Iterable<string>): Promise<Map<string, string>> {
    const rows = await askInPortions(keys, (portion) =>
      this.#queries
        .selectFrom('person_slug')
        .select(['slug', 'person'])
        .where('person', 'in', portion)
        .orderBy('place')
        .execute(),
    );
    return new Map(rows.map(({ person, slug }) => [person, slug]));
  }

  #findBySlug(slug: string): Promise<{ id: string } | undefined> {
    return this.#queries
      .selectFrom('person_slug')
      .innerJoin('record', 'record.key', 'person_slug.person')
      .select('record.id')
      .where('person_slug.slug', '=', slug)
      .where('record.kind', '=', 'person')
      .executeTakeFirst();
  }
}
