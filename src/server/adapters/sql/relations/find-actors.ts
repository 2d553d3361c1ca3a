import { sql, type Kysely } from 'kysely';
import { isPrinted } from '#domain/records/printed-actor.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import type { PartyRecord } from '#domain/records/party.ts';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { describePractice } from '#domain/tools/relations/describe-practice.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { readPrintedActors } from './read-printed-actors.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** The kinds of records that actors are, by their kind. */
export const RECORD_KIND_OF = { 0: 'person', 1: 'organization', 2: 'party', 3: 'party' } as const satisfies Record<
  ActorKind,
  string
>;

const STATE = 'State';

interface ActorRow {
  readonly number: number;
  readonly kind: string;
  readonly id: string;
  readonly record_json: string;
}

/**
 * Actors by the numbers of their records, and whoever is printed without one; of a natural person who is a party nothing
 * (OP-136).
 */
export async function readActors(
  queries: Kysely<LibrarySchema>,
  numbers: Iterable<number>,
): Promise<Map<number, Actor>> {
  const wanted = [...numbers];
  const printed = await readPrintedActors(queries, wanted.filter(isPrinted));
  const rows = await askInPortions(
    wanted.filter((number) => !isPrinted(number)),
    (portion) =>
      queries
        .selectFrom('record')
        .select(['number', 'kind', 'id', 'record_json'])
        .where('number', 'in', portion)
        .execute(),
  );
  return new Map([...printed, ...rows.flatMap(readActor)].map((actor) => [actor.number, actor] as const));
}

function readActor(row: ActorRow): Actor[] {
  const { number, kind, id, record_json: json } = row;
  switch (kind) {
    case 'person': {
      const person = JSON.parse(json) as PersonRecord;
      return [{ number, kind: 0, id, name: nameOfPerson(person), note: describePractice(person) }];
    }
    case 'organization': {
      const { name, city, country } = JSON.parse(json) as OrganizationRecord;
      return [{ number, kind: 1, id, name, note: joinPlaces([city, country]) }];
    }
    case 'party': {
      const { name, type, country } = JSON.parse(json) as PartyRecord;
      if (type === 'Person') return [];
      return [{ number, kind: type === STATE ? 2 : 3, id, name, note: joinPlaces([country]) }];
    }
    default:
      return [];
  }
}

function joinPlaces(places: readonly (string | undefined)[]): string | undefined {
  return places.filter((place) => place !== undefined).join(', ') || undefined;
}

/** Those of the records that an edition knows: it holds them, or somebody says in it that they took part. */
export async function keepKnown(
  queries: Kysely<LibrarySchema>,
  numbers: readonly number[],
  edition: string,
): Promise<Set<number>> {
  const held = await askInPortions(
    numbers.filter((number) => !isPrinted(number)),
    (portion) =>
      queries
        .selectFrom('record_edition')
        .select('record as number')
        .where('record', 'in', portion)
        .where('edition', '=', edition)
        .execute(),
  );
  const known = new Set(held.map(({ number }) => number));
  const others = numbers.filter((number) => !known.has(number));
  const named = await askInPortions(others, (portion) => selectNamed(queries, portion, edition));
  return new Set([...known, ...named.map(({ number }) => number)]);
}

/** Those whom a document or record of an edition names: the first that does is enough, of however many. */
async function selectNamed(queries: Kysely<LibrarySchema>, numbers: readonly number[], edition: string) {
  const { rows } = await sql<{ number: number }>`
    SELECT asked.number AS number FROM (
      SELECT number FROM record WHERE number IN (${sql.join(numbers)})
      UNION ALL SELECT number FROM printed_name WHERE number IN (${sql.join(numbers)})
    ) AS asked
    WHERE (EXISTS (
      SELECT 1 FROM record_link AS link
      JOIN record AS owner ON owner.number = link.record
      JOIN document ON document.id = owner.id AND document.key = owner.key AND document.removed_at IS NULL
      JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
      WHERE link.target = asked.number
    ) OR EXISTS (
      SELECT 1 FROM record_link AS link
      JOIN document ON document.number = link.document AND document.removed_at IS NULL
      JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
      WHERE link.target = asked.number
    ))`.execute(queries);
  return rows;
}

/** Documents looked at for all of some numbers. */
const MOST_STATING = 2_000;

/** The documents of an edition that name each, themselves or by the record that they are made of. */
export async function listStating(
  queries: Kysely<LibrarySchema>,
  numbers: readonly number[],
  edition: string,
): Promise<Map<number, string[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: number; id: string }>`
    SELECT link.target AS number, document.id AS id FROM record_link AS link
    JOIN record AS owner ON owner.number = link.record
    JOIN document ON document.id = owner.id AND document.key = owner.key AND document.removed_at IS NULL
    JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
    WHERE link.target IN (${sql.join(numbers)})
    UNION SELECT link.target, document.id FROM record_link AS link
    JOIN document ON document.number = link.document AND document.removed_at IS NULL
    JOIN document_edition AS held ON held.document = document.number AND held.edition = ${edition}
    WHERE link.target IN (${sql.join(numbers)})
    LIMIT ${MOST_STATING}`.execute(queries);
  return new Map(
    [...Map.groupBy(rows, ({ number }) => number)].map(([number, of]) => [number, of.map(({ id }) => id)]),
  );
}
