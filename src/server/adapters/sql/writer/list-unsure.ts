import { sql, type Kysely } from 'kysely';
import { PersonNameIndex, type KnownPerson, type NameCandidate } from '#domain/names/person-name-index.ts';
import { resolvePersonName } from '#domain/names/resolve-person-name.ts';
import type { PersonCandidate, UnsureName, UnsureNames, UnsureWish } from '#server/ports/person-decisions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { readStanding, type StandingDecisions } from '#server/adapters/sql/library/standing-decisions.ts';

/** Documents that are told for each name. */
const MOST_DOCUMENTS = 5;

interface SaidName {
  readonly name: string;
  readonly nameKey: string;
  readonly said: number;
}

/**
 * Names that mean nobody yet and might mean somebody. Each is looked at once, however many documents say it. Held by
 * unsure-names.conformance.ts.
 */
export async function listUnsure(db: Kysely<LibrarySchema>, wish: UnsureWish): Promise<UnsureNames> {
  const said = await listSaid(db, wish.edition);
  const standing = await readStanding(
    db,
    said.map(({ nameKey }) => nameKey),
  );
  const people = new PersonNameIndex(await listPeople(db, standing));
  const unsure = said.flatMap((one) => {
    const found = resolvePersonName(one.name, people);
    if (found.kind !== 'unsure') return [];
    const candidates = found.candidates.filter(({ id }) =>
      standing.listParts(Number(id)).every((part) => !standing.isDenied(one.nameKey, part)),
    );
    return candidates.length === 0 ? [] : [{ ...one, candidates }];
  });
  const names: UnsureName[] = [];
  for (const one of unsure.slice(wish.from, wish.from + wish.limit)) {
    names.push({
      name: one.name,
      said: one.said,
      documents: await listSaying(db, one.nameKey, wish.edition),
      candidates: await presentCandidates(db, one.candidates, standing),
    });
  }
  return { total: unsure.length, names };
}

/** Links to people whom nobody could tell, each with the document that says it: the one made of a record, where one does. */
function selectOpen(db: Kysely<LibrarySchema>, edition: string | undefined) {
  return db
    .selectFrom('record_link as link')
    .leftJoin('record as owner', 'owner.number', 'link.record')
    .leftJoin('document', (join) =>
      join.on((is) =>
        is.or([
          is('document.number', '=', is.ref('link.document')),
          is.and([is('document.key', '=', is.ref('owner.key')), is('document.id', '=', is.ref('owner.id'))]),
        ]),
      ),
    )
    .where('link.kind', '=', 'person')
    .where('link.known', 'is', null)
    .where('link.name_key', 'is not', null)
    .$if(edition !== undefined, (query) =>
      query.where((is) =>
        is.exists(
          is
            .selectFrom('document_edition')
            .select('document_edition.edition')
            .whereRef('document_edition.document', '=', 'document.number')
            .where('document_edition.edition', '=', edition ?? ''),
        ),
      ),
    );
}

async function listSaid(db: Kysely<LibrarySchema>, edition: string | undefined): Promise<SaidName[]> {
  const rows = await selectOpen(db, edition)
    .select((is) => [
      'link.name_key',
      is.fn.min('link.name').as('name'),
      sql<number>`count(DISTINCT coalesce(document.number, -link.record))`.as('said'),
    ])
    .groupBy('link.name_key')
    .orderBy('said', 'desc')
    .orderBy('link.name_key')
    .execute();
  return rows.map(({ name, name_key, said }) => ({ name: name ?? '', nameKey: name_key ?? '', said: Number(said) }));
}

/** Ids of documents that say a name, a few of many. */
async function listSaying(db: Kysely<LibrarySchema>, nameKey: string, edition: string | undefined): Promise<string[]> {
  const rows = await selectOpen(db, edition)
    .select((is) => is.fn.coalesce('document.id', 'owner.id').as('id'))
    .distinct()
    .where('link.name_key', '=', nameKey)
    .orderBy('id')
    .limit(MOST_DOCUMENTS)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Everybody with all spellings, those who are part of somebody as one with that; by the numbers of their records. */
async function listPeople(db: Kysely<LibrarySchema>, standing: StandingDecisions): Promise<KnownPerson[]> {
  const rows = await db
    .selectFrom('record_name')
    .select(['record', 'name', 'form'])
    .where('kind', '=', 'person')
    .orderBy('record')
    .orderBy('form', 'desc')
    .execute();
  const spelt = Map.groupBy(rows, ({ record }) => standing.whole(record));
  return [...spelt].flatMap(([whole, names]) => {
    const [own, ...others] = names.toSorted((a, b) => Number(b.record === whole) - Number(a.record === whole));
    return own ? [{ id: String(whole), name: own.name, aliases: others.map(({ name }) => name) }] : [];
  });
}

async function presentCandidates(
  db: Kysely<LibrarySchema>,
  candidates: readonly NameCandidate[],
  standing: StandingDecisions,
): Promise<PersonCandidate[]> {
  const numbers = candidates.map(({ id }) => Number(id));
  const rows = await db.selectFrom('record').select(['number', 'id']).where('number', 'in', numbers).execute();
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return candidates.map(({ id, knownAs, verdict, differences }) => ({
    id: ids.get(Number(id)) ?? id,
    knownAs,
    reasons: verdict === 'same' ? ['namesake'] : differences,
    isHidden: standing.isHidden(Number(id)),
  }));
}
