import type { Kysely } from 'kysely';
import { isPrinted } from '#domain/records/printed-actor.ts';
import { isSameName, nameKeyOf } from '#domain/records/name-key.ts';
import { dropOthers } from '#domain/names/drop-others.ts';
import { PersonNameIndex } from '#domain/names/person-name-index.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { isFullName, resolvePersonName } from '#domain/names/resolve-person-name.ts';
import { listFamilyKeys } from '#domain/tools/relations/actor-words.ts';
import type { NameMeaning } from '#server/ports/relation-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { readStanding, type StandingDecisions } from '#server/adapters/sql/library/standing-decisions.ts';
import { keepKnown, readActors } from './find-actors.ts';
import { findNearNames } from './find-near-names.ts';
import { numberPrinted } from '#server/adapters/sql/library/printed-names.ts';
import { findPrintedByKeys, findPrintedFamilies } from './read-printed-actors.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Whom a name may mean, and by which spelling. */
interface Meant {
  readonly number: number;
  readonly knownAs: string;
  readonly isSure: boolean;
}

/** Candidates that are named of one name. */
const MOST_CANDIDATES = 10;

/** Organizations and parties, which are compared in one way. */
const BODIES = ['organization', 'party'] as const;
/** The kinds of those who are printed as one. */
const PRINTED_BODIES = { organization: [1], party: [2, 3] } as const;

/** Whom each of the names may mean among those that an edition knows: never more is guessed than a name says. */
export async function resolveActorNames(
  queries: Kysely<LibrarySchema>,
  names: readonly string[],
  edition: string,
): Promise<Map<string, NameMeaning>> {
  const people = await findPeople(queries, names);
  const bodies = await findBodies(queries, names);
  const meant = new Map(names.map((name) => [name, [...(people.get(name) ?? []), ...(bodies.get(name) ?? [])]]));
  const found = await keepFound(queries, meant, edition);
  const nobodys = names.filter((name) => found.get(name)?.actors.length === 0);
  const near = await keepFound(queries, await findNear(queries, nobodys), edition);
  return new Map([...found, ...near]);
}

/** Those who are meant and whom an edition knows. */
async function keepFound(
  queries: Kysely<LibrarySchema>,
  meant: ReadonlyMap<string, readonly Meant[]>,
  edition: string,
): Promise<Map<string, NameMeaning>> {
  const numbers = [...new Set([...meant.values()].flat().map(({ number }) => number))];
  const actors = await readActors(queries, await keepKnown(queries, numbers, edition));
  return new Map(
    [...meant].map(([name, all]) => {
      const found = all.filter(({ number }) => actors.has(number));
      const sure = found.filter(({ isSure }) => isSure);
      const [only] = sure;
      const isSure = only !== undefined && sure.length === 1;
      const told = isSure ? [only] : sure.length > 1 ? sure : found;
      const answered = told.slice(0, MOST_CANDIDATES).flatMap(({ number, knownAs }) => {
        const actor = actors.get(number);
        return actor ? [{ ...actor, knownAs }] : [];
      });
      return [name, { isSure, actors: answered }] as const;
    }),
  );
}

/** Of names that are nobody's: those who are called nearly so, of whom a reader may say that they are meant. */
async function findNear(queries: Kysely<LibrarySchema>, names: readonly string[]): Promise<Map<string, Meant[]>> {
  const keyOf = (name: string) => nameKeyOf('person', name);
  const standing = await readStanding(queries, names.map(keyOf));
  const near = new Map<string, Meant[]>();
  for (const name of names) {
    const found = await findNearNames(queries, name);
    const meant = showing(
      found.map(({ record, name: knownAs }) => ({ number: record, knownAs, isSure: false })),
      standing,
    );
    near.set(
      name,
      meant.filter(({ number }) => !standing.isDenied(keyOf(name), number)),
    );
  }
  return near;
}

/**
 * People by their full names, as somebody decided, or as candidates that share a family. Most names of a cast are
 * written in full and are one person's alone: those are found by their keys, without looking at a family.
 */
async function findPeople(queries: Kysely<LibrarySchema>, names: readonly string[]): Promise<Map<string, Meant[]>> {
  const keys = new Map(names.map((name) => [name, nameKeyOf('person', name)]));
  const standing = await readStanding(queries, keys.values());
  const same = await findSame(queries, keys, standing);
  const settled = new Map(
    names.flatMap((name) => {
      const [only, namesake] = same.get(name) ?? [];
      const isDecided = standing.findMeaning(keys.get(name) ?? '') !== undefined;
      if (only === undefined || namesake !== undefined || isDecided) return [];
      return [[name, showing([{ number: only, knownAs: name, isSure: true }], standing)] as const];
    }),
  );
  const open = names.filter((name) => !settled.has(name));
  const index = await readFamilies(queries, open, standing);
  return new Map([...settled, ...open.map((name) => [name, findPerson(name, index, standing)] as const)]);
}

/** Everybody whose name is the very one of each of those that are written in full. */
async function findSame(
  queries: Kysely<LibrarySchema>,
  keys: ReadonlyMap<string, string>,
  standing: StandingDecisions,
): Promise<Map<string, number[]>> {
  const full = [...keys].filter(([name]) => isFullName(name));
  const wanted = full.map(([, key]) => key);
  const rows = await askInPortions(wanted, (portion) =>
    queries
      .selectFrom('record_name')
      .select(['record', 'name_key'])
      .where('kind', '=', 'person')
      .where('name_key', 'in', portion)
      .execute(),
  );
  const printed = await findPrintedByKeys(queries, [0], wanted);
  const bearers = Map.groupBy([...rows, ...printed], ({ name_key: key }) => key);
  return new Map(
    full.map(([name, key]) => [
      name,
      [...new Set((bearers.get(key) ?? []).map(({ record }) => standing.whole(record)))],
    ]),
  );
}

/** All who share a family with one of the names, in any transliteration. */
async function readFamilies(
  queries: Kysely<LibrarySchema>,
  names: readonly string[],
  standing: StandingDecisions,
): Promise<PersonNameIndex> {
  const families = new Set(names.flatMap(listFamilyKeys));
  const printed = await findPrintedFamilies(queries, families);
  const rows = await askInPortions(families, (portion) =>
    queries
      .selectFrom('record_word')
      .innerJoin('record_name', 'record_name.record', 'record_word.record')
      .select(['record_name.record', 'record_name.name', 'record_name.form'])
      .where('record_word.kind', '=', 'person')
      .where('record_word.word', 'in', portion)
      .orderBy('record_name.form', 'desc')
      .orderBy('record_name.record')
      .execute(),
  );
  return new PersonNameIndex(
    [...Map.groupBy([...rows, ...printed], ({ record }) => standing.whole(record))].map(([whole, spelt]) => {
      const [own, ...others] = [...new Set(spelt.map(({ name }) => name))];
      return { id: String(whole), name: own ?? '', aliases: others };
    }),
  );
}

function findPerson(name: string, index: PersonNameIndex, standing: StandingDecisions): Meant[] {
  const meaning = standing.findMeaning(nameKeyOf('person', name));
  if (meaning) {
    return meaning.person === null ? [] : showing([{ number: meaning.person, knownAs: name, isSure: true }], standing);
  }
  const found = resolvePersonName(name, index);
  if (found.kind === 'none') return [];
  if (found.kind === 'one') return showing([{ number: Number(found.id), knownAs: name, isSure: true }], standing);
  const candidates = found.candidates.map(({ id, knownAs }) => ({ number: Number(id), knownAs, isSure: false }));
  return showing(candidates, standing).filter(({ number }) => !standing.isDenied(nameKeyOf('person', name), number));
}

/** Of whom is hidden nobody is told. */
function showing(meant: readonly Meant[], standing: StandingDecisions): Meant[] {
  return meant
    .map((one) => ({ ...one, number: standing.whole(one.number) }))
    .filter(({ number }) => !standing.isHidden(number));
}

/** Organizations and parties of the same name; those that differ in the legal form alone are candidates. */
async function findBodies(queries: Kysely<LibrarySchema>, names: readonly string[]): Promise<Map<string, Meant[]>> {
  const found = new Map<string, Meant[]>();
  for (const kind of BODIES) {
    const keys = new Map(names.map((name) => [name, nameKeyOf(kind, dropOthers(name))]));
    const printed = await findPrintedByKeys(queries, PRINTED_BODIES[kind], keys.values());
    const rows = await askInPortions(keys.values(), (portion) =>
      queries
        .selectFrom('record_name')
        .select(['record', 'name', 'name_key'])
        .where('kind', '=', kind)
        .where('name_key', 'in', portion)
        .orderBy('record')
        .execute(),
    );
    const borne = Map.groupBy([...rows, ...printed], ({ name_key: key }) => key);
    for (const [name, key] of keys) {
      const bearers = new Map<number, Meant>();
      const exact = findExact(kind, name, borne.get(key) ?? []);
      for (const row of key === '' ? [] : (borne.get(key) ?? [])) {
        const isOther = exact !== undefined && isPrinted(row.record) && row.record !== exact;
        const isSure = !isOther && isSameName(kind, dropOthers(name), row.name);
        if (isSure || !bearers.has(row.record))
          bearers.set(row.record, { number: row.record, knownAs: row.name, isSure });
      }
      found.set(name, [...(found.get(name) ?? []), ...bearers.values()]);
    }
  }
  return found;
}

/** Who is printed in the very form that is asked for, `Halm GmbH` beside `Halm`; undefined where no form is said. */
function findExact(
  kind: (typeof BODIES)[number],
  name: string,
  rows: readonly { readonly record: number }[],
): number | undefined {
  if (readOrganizationName(name).form === '') return undefined;
  const number = numberPrinted(kind, dropOthers(name));
  return rows.some(({ record }) => record === number) ? (number ?? undefined) : undefined;
}
