import { sql, type Kysely } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import type { Employment, Matter } from '#domain/tools/relations/matter.ts';
import type { ActorRef, EmploymentOf, HeldCases, NameMeaning, RelationStore } from '#server/ports/relation-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { countHeldCases } from './count-held-cases.ts';
import { keepKnown, readActors, RECORD_KIND_OF, listStating } from './find-actors.ts';
import { listPractices, listPrintedFirms } from './list-employments.ts';
import { listMatterNumbers } from './list-matter-numbers.ts';
import { readPrintedId } from '#server/adapters/sql/library/printed-names.ts';
import { listPeople } from '#server/adapters/sql/library/list-people.ts';
import { readMatters } from './read-matters.ts';
import { resolveActorNames } from './resolve-actor-names.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { suggestActors } from './suggest-actors.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Chains of parents that are followed; longer ones no source has. */
const MOST_STEPS = 10;

/**
 * Who took part in what, in either database: questions to the links that are worked out when records arrive. Held by
 * relation-store.conformance.ts.
 */
export class SqlRelationStore implements RelationStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async findActors(refs: readonly ActorRef[], edition: EditionId): Promise<Actor[]> {
    const numbers = refs.flatMap(({ id }) => readPrintedId(id) ?? []);
    for (const [kind, ofKind] of Map.groupBy(refs, ({ kind }) => RECORD_KIND_OF[kind])) {
      const given = ofKind.map(({ id }) => id);
      const people = kind === 'person' ? await listPeople(this.#queries, given) : [];
      const ids = kind === 'person' ? people.filter(({ isHidden }) => !isHidden).map(({ id }) => id) : given;
      const rows = await askInPortions(ids, (portion) =>
        this.#queries
          .selectFrom('record')
          .select('number')
          .where('kind', '=', kind)
          .where('id', 'in', portion)
          .execute(),
      );
      numbers.push(...rows.map(({ number }) => number));
    }
    const actors = await readActors(this.#queries, await keepKnown(this.#queries, numbers, edition));
    return [...actors.values()];
  }

  describeActors(numbers: Iterable<number>): Promise<Map<number, Actor>> {
    return readActors(this.#queries, numbers);
  }

  suggestActors(
    kind: ActorKind,
    text: string,
    bounds: { readonly edition: EditionId; readonly limit: number },
  ): Promise<Actor[]> {
    return suggestActors(this.#queries, kind, text, bounds);
  }

  listStating(numbers: readonly number[], edition: EditionId): Promise<Map<number, string[]>> {
    return listStating(this.#queries, numbers, edition);
  }

  resolveNames(names: readonly string[], edition: EditionId): Promise<Map<string, NameMeaning>> {
    return resolveActorNames(this.#queries, names, edition);
  }

  async listBelonging(numbers: readonly number[]): Promise<Map<number, number[]>> {
    const belonging = new Map<number, number[]>();
    for (const number of new Set(numbers)) {
      const found = new Set<number>([number]);
      let asked: readonly number[] = [number];
      for (let step = 0; step < MOST_STEPS && asked.length > 0; step += 1) {
        const rows = await askInPortions(asked, (portion) =>
          this.#queries
            .selectFrom('record_link')
            .innerJoin('record', 'record.number', 'record_link.record')
            .select('record.number')
            .where('record.kind', '=', 'party')
            .where('record_link.role', '=', 'parent')
            .where('record_link.target', 'in', portion)
            .where(sql<boolean>`coalesce(${jsonText('record.record_json', 'type')}, '') <> 'Person'`)
            .orderBy('record.number')
            .execute(),
        );
        asked = rows.map((row) => row.number).filter((child) => !found.has(child));
        for (const child of asked) found.add(child);
      }
      belonging.set(
        number,
        [...found].filter((child) => child !== number),
      );
    }
    return belonging;
  }

  async listMatterNumbers(numbers: readonly number[], edition: EditionId): Promise<Map<number, Set<number>>> {
    return listMatterNumbers(this.#queries, numbers, edition);
  }

  readMatters(numbers: readonly number[], edition: EditionId): Promise<Matter[]> {
    return readMatters(this.#queries, numbers, edition);
  }

  listPractices(people: readonly number[], edition: EditionId): Promise<Employment[]> {
    return listPractices(this.#queries, { people }, edition);
  }

  async listEmployments(of: EmploymentOf, edition: EditionId): Promise<Employment[]> {
    const practices = await listPractices(this.#queries, of, edition);
    return [...practices, ...(await listPrintedFirms(this.#queries, of, edition))];
  }

  countHeld(edition: EditionId): Promise<HeldCases> {
    return countHeldCases(this.#queries, edition);
  }
}
