import type { Kysely } from 'kysely';
import type { PersonRecord } from '#domain/records/person.ts';
import type { StoredPerson } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

interface FoundPerson extends Omit<StoredPerson, 'isHidden'> {
  readonly decided: 'merge' | 'hide' | null;
  /** Of whom they are part; null also where the library lacks that one. */
  readonly into: string | null;
}

/** People by their ids, as those of whom they are part. */
export async function listPeople(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<StoredPerson[]> {
  const found = new Map<string, FoundPerson>();
  let wanted: readonly string[] = ids;
  while (wanted.length > 0) {
    const people = await readPeople(queries, wanted);
    for (const person of people) found.set(person.asked, person);
    wanted = people.flatMap(({ into }) => (into === null || found.has(into) ? [] : [into]));
  }
  return [...new Set(ids)].flatMap((asked) => {
    let person = found.get(asked);
    while (person && person.into !== null) person = found.get(person.into);
    if (!person) return [];
    const { id, record, demo, decided } = person;
    return [{ id, record, demo, asked, isHidden: decided !== null }];
  });
}

/** The id of the person of whom somebody is part and who is shown; undefined for everybody else. */
export async function findWhole(queries: Kysely<LibrarySchema>, id: string): Promise<string | undefined> {
  const [person] = await listPeople(queries, [id]);
  return person?.id === id || person?.isHidden ? undefined : person?.id;
}

/** Whether somebody is shown nowhere by a decision, or is part of somebody who is. */
export async function isHiddenPerson(queries: Kysely<LibrarySchema>, id: string): Promise<boolean> {
  const [person] = await listPeople(queries, [id]);
  return person?.isHidden ?? false;
}

async function readPeople(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<FoundPerson[]> {
  const rows = await askInPortions(ids, (portion) =>
    queries
      .selectFrom('record')
      .leftJoin('person_decision as decision', (join) =>
        join
          .onRef('decision.person', '=', 'record.key')
          .on('decision.kind', 'in', ['merge', 'hide'])
          .on('decision.undone_at', 'is', null),
      )
      .leftJoin('record as whole', (join) =>
        join.onRef('whole.key', '=', 'decision.other').on('whole.kind', '=', 'person'),
      )
      .select(['record.id', 'record.record_json', 'record.demo', 'decision.kind', 'whole.id as into'])
      .where('record.kind', '=', 'person')
      .where('record.id', 'in', portion)
      .execute(),
  );
  return rows.map(({ id, record_json, demo, kind, into }) => ({
    id,
    asked: id,
    record: JSON.parse(record_json) as PersonRecord,
    demo: demo === 1,
    decided: kind === 'merge' || kind === 'hide' ? kind : null,
    into,
  }));
}
