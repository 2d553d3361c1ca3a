import type { Kysely } from 'kysely';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** What was decided of people and of their names, as it holds now; people by the numbers of their records. */
export interface StandingDecisions {
  /** Whom somebody stands for: themselves, or the person of whom they are part. */
  whole(person: number): number;
  /** Everybody who stands for somebody, with that one. */
  listParts(whole: number): readonly number[];
  /** Whether those who stand for themselves are shown nowhere. */
  isHidden(person: number): boolean;
  /** What a name means everywhere; undefined where nobody decided that. */
  findMeaning(nameKey: string): { readonly person: number | null } | undefined;
  /** Whether a name does not mean somebody. */
  isDenied(nameKey: string, person: number): boolean;
  /** Decisions on single documents. */
  readonly scoped: readonly ScopedDecision[];
}

/** Nobody decided anything: so it is of all records but people. */
export const NO_DECISIONS: StandingDecisions = {
  whole: (person) => person,
  listParts: (whole) => [whole],
  isHidden: () => false,
  findMeaning: () => undefined,
  isDenied: () => false,
  scoped: [],
};

/** What a name means in one document, or in the record that it is made of. */
export interface ScopedDecision {
  readonly kind: 'name' | 'not';
  readonly nameKey: string;
  readonly person: number | null;
  readonly document: number | null;
  readonly record: number | null;
}

/** The decisions on whole people, and those on some names. */
export async function readStanding(
  db: Kysely<LibrarySchema>,
  nameKeys: Iterable<string | null>,
): Promise<StandingDecisions> {
  const { wholes, hidden } = await readPeople(db);
  const names = await readNames(db, nameKeys);
  const everywhere = names.filter(({ isScoped }) => !isScoped);
  const meanings = new Map(everywhere.flatMap((one) => (one.kind === 'name' ? [[one.nameKey, one] as const] : [])));
  const denied = new Set(everywhere.flatMap((one) => (one.kind === 'not' ? [`${one.nameKey} ${one.person}`] : [])));
  const wholeOf = (person: number) => findWhole(person, wholes);
  return {
    whole: wholeOf,
    listParts: (whole) => [whole, ...[...wholes.keys()].filter((person) => wholeOf(person) === whole)],
    isHidden: (person) => hidden.has(person),
    findMeaning: (nameKey) => meanings.get(nameKey),
    isDenied: (nameKey, person) => denied.has(`${nameKey} ${person}`),
    scoped: names.filter(({ isScoped }) => isScoped),
  };
}

function findWhole(person: number, wholes: ReadonlyMap<number, number>): number {
  let whole = person;
  for (let next = wholes.get(whole); next !== undefined; next = wholes.get(whole)) whole = next;
  return whole;
}

async function readPeople(db: Kysely<LibrarySchema>) {
  const rows = await db
    .selectFrom('person_decision')
    .innerJoin('record as subject', (join) =>
      join.onRef('subject.key', '=', 'person_decision.person').on('subject.kind', '=', 'person'),
    )
    .leftJoin('record as whole', (join) =>
      join.onRef('whole.key', '=', 'person_decision.other').on('whole.kind', '=', 'person'),
    )
    .select(['subject.number as person', 'whole.number as into'])
    .where('person_decision.kind', 'in', ['merge', 'hide'])
    .where('undone_at', 'is', null)
    .execute();
  const wholes = new Map(rows.flatMap(({ person, into }) => (into === null ? [] : [[person, into] as const])));
  // Whoever is part of somebody the library does not have is not shown either.
  return { wholes, hidden: new Set(rows.flatMap(({ person, into }) => (into === null ? [person] : []))) };
}

async function readNames(db: Kysely<LibrarySchema>, nameKeys: Iterable<string | null>) {
  const wanted = new Set([...nameKeys].filter((key) => key !== null));
  const rows = await askInPortions(wanted, (portion) =>
    db
      .selectFrom('person_decision as decision')
      .leftJoin('record as meant', (join) =>
        join.onRef('meant.key', '=', 'decision.person').on('meant.kind', '=', 'person'),
      )
      .leftJoin('document', 'document.key', 'decision.document')
      .leftJoin('record as made', (join) =>
        join.onRef('made.key', '=', 'document.key').onRef('made.id', '=', 'document.id'),
      )
      .select(['decision.kind', 'decision.name_key', 'decision.document as scope', 'meant.number as person'])
      .select(['document.number as document', 'made.number as record'])
      .where('decision.kind', 'in', ['name', 'not'])
      .where('decision.name_key', 'in', portion)
      .where('decision.undone_at', 'is', null)
      .execute(),
  );
  return rows.map(({ kind, name_key, scope, ...row }) => ({
    ...row,
    kind: kind === 'not' ? ('not' as const) : ('name' as const),
    nameKey: name_key ?? '',
    isScoped: scope !== null,
  }));
}

/** Every name of those who are shown nowhere. */
export async function readHiddenNames(db: Kysely<LibrarySchema>): Promise<string[]> {
  const { wholes, hidden } = await readPeople(db);
  const parts = [...wholes.keys()].filter((person) => hidden.has(findWhole(person, wholes)));
  const rows = await askInPortions([...hidden, ...parts], (portion) =>
    db.selectFrom('record_name').select('name').where('record', 'in', portion).execute(),
  );
  return rows.map(({ name }) => name);
}
