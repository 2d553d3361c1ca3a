import type { Insertable, Kysely, Selectable } from 'kysely';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { DecisionRefused, type DecisionWish } from '#server/ports/person-decisions.ts';
import type { LibrarySchema, PersonDecisionTable } from '#server/adapters/sql/schema/library-schema.ts';
import { readStanding } from '#server/adapters/sql/library/standing-decisions.ts';

type DecisionRow = Selectable<PersonDecisionTable>;
type NewDecision = Pick<
  Insertable<PersonDecisionTable>,
  'kind' | 'person' | 'other' | 'name' | 'name_key' | 'document'
>;

/** What a wish comes to. */
export interface DecisionPlan {
  /** Null where the wish is to undo. */
  readonly make: NewDecision | null;
  readonly undo: readonly DecisionRow[];
  /** Everybody whose ids, names and profiles it is about, by the numbers of their records. */
  readonly people: readonly number[];
  /** The name that it is about, and where. */
  readonly name: PlannedName | undefined;
}

interface PlannedName {
  readonly key: string;
  /** Where the decision holds; undefined for everywhere. */
  readonly owner: { readonly document: number; readonly record: number | null } | undefined;
}

interface Person {
  readonly number: number;
  readonly id: string;
  readonly key: string;
}

const NOTHING = { person: null, other: null, name: null, name_key: null, document: null };

/** Throws `DecisionRefused` where the wish cannot be. */
export async function planDecision(db: Kysely<LibrarySchema>, wish: DecisionWish): Promise<DecisionPlan> {
  switch (wish.kind) {
    case 'name':
    case 'not':
      return planName(db, wish);
    case 'merge':
      return planMerge(db, wish);
    case 'hide':
      return planHiding(db, wish.person);
    case 'show':
    case 'separate':
      return planReturn(db, wish.kind, wish.person);
    case 'undo':
      return planUndoing(db, wish.number);
  }
}

async function planMerge(
  db: Kysely<LibrarySchema>,
  wish: { readonly person: string; readonly into: string },
): Promise<DecisionPlan> {
  const person = await getPerson(db, wish.person);
  const into = await getPerson(db, wish.into);
  if (person.number === into.number) throw new DecisionRefused(`“${person.id}” cannot be part of itself.`);
  await refuseSetAside(db, person);
  const standing = await readStanding(db, []);
  const whole = standing.whole(into.number);
  if (whole === person.number) throw new DecisionRefused(`“${into.id}” is part of “${person.id}” already.`);
  if (standing.isHidden(whole)) throw new DecisionRefused(`“${into.id}” is hidden; “people show” first.`);
  const people = [...standing.listParts(person.number), ...standing.listParts(whole)];
  return {
    make: { ...NOTHING, kind: 'merge', person: person.key, other: into.key },
    undo: [],
    people,
    name: undefined,
  };
}

async function planHiding(db: Kysely<LibrarySchema>, id: string): Promise<DecisionPlan> {
  const person = await getPerson(db, id);
  await refuseSetAside(db, person);
  const people = (await readStanding(db, [])).listParts(person.number);
  return { make: { ...NOTHING, kind: 'hide', person: person.key }, undo: [], people, name: undefined };
}

async function planReturn(db: Kysely<LibrarySchema>, kind: 'show' | 'separate', id: string): Promise<DecisionPlan> {
  const person = await getPerson(db, id);
  const standing = await findStanding(db, person);
  if (standing?.kind !== (kind === 'show' ? 'hide' : 'merge')) {
    const state = kind === 'show' ? 'is not hidden' : 'is not part of anybody; --name takes a name away';
    throw new DecisionRefused(`“${person.id}” ${state}.`);
  }
  return planUndoingOf(db, standing);
}

async function planUndoing(db: Kysely<LibrarySchema>, number: number): Promise<DecisionPlan> {
  const row = await db.selectFrom('person_decision').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new DecisionRefused(`There is no decision ${number}; “pandect people history” lists them.`);
  if (row.undone_at !== null) throw new DecisionRefused(`Decision ${number} was undone at ${row.undone_at}.`);
  return planUndoingOf(db, row);
}

async function planUndoingOf(db: Kysely<LibrarySchema>, row: DecisionRow): Promise<DecisionPlan> {
  if (row.name_key !== null) {
    const owner = row.document === null ? undefined : await findOwner(db, 'key', row.document);
    return { make: null, undo: [row], people: [], name: { key: row.name_key, owner } };
  }
  const standing = await readStanding(db, []);
  const subject = await findPerson(db, 'key', row.person ?? '');
  const people = subject ? standing.listParts(standing.whole(subject.number)) : [];
  return { make: null, undo: [row], people, name: undefined };
}

async function planName(
  db: Kysely<LibrarySchema>,
  wish: Extract<DecisionWish, { readonly kind: 'name' | 'not' }>,
): Promise<DecisionPlan> {
  const name = wish.name.trim();
  const key = nameKeyOf('person', name);
  if (key === '') throw new DecisionRefused(`“${wish.name}” is no name of a person.`);
  const person = wish.person === null ? null : await getPerson(db, wish.person);
  const owner = wish.document === undefined ? undefined : await findOwner(db, 'id', wish.document);
  if (wish.document !== undefined && !owner) throw new DecisionRefused(`There is no document “${wish.document}”.`);
  if (owner) await refuseUnsaid(db, owner, key, name);
  const document = owner?.key ?? null;
  const make: NewDecision = { ...NOTHING, kind: wish.kind, name, name_key: key, document, person: person?.key ?? null };
  const same = await db
    .selectFrom('person_decision')
    .selectAll()
    .where('name_key', '=', key)
    .where('document', document === null ? 'is' : '=', document)
    .where('undone_at', 'is', null)
    .execute();
  const twin = same.find((row) => row.kind === wish.kind && row.person === make.person);
  if (twin) throw new DecisionRefused(`So it was decided already (decision ${twin.number}).`);
  // What a name means is decided once; whom it does not mean, once for each person.
  const undo = same.filter((row) => (row.kind === 'name' && wish.kind === 'name') || row.person === make.person);
  return { make, undo, people: [], name: { key, owner } };
}

/** The document and the record that it is made of. */
async function findOwner(db: Kysely<LibrarySchema>, column: 'id' | 'key', value: string) {
  return db
    .selectFrom('document')
    .leftJoin('record', (join) => join.onRef('record.key', '=', 'document.key').onRef('record.id', '=', 'document.id'))
    .select(['document.number as document', 'document.key', 'document.id', 'record.number as record'])
    .where(`document.${column}`, '=', value)
    .executeTakeFirst();
}

async function refuseUnsaid(
  db: Kysely<LibrarySchema>,
  owner: NonNullable<Awaited<ReturnType<typeof findOwner>>>,
  key: string,
  name: string,
): Promise<void> {
  const said = await db
    .selectFrom('record_link')
    .select(['name', 'name_key'])
    .distinct()
    .where('kind', '=', 'person')
    .where((is) => is.or([is('document', '=', owner.document), is('record', '=', owner.record ?? -1)]))
    .where('name', 'is not', null)
    .execute();
  if (said.some((row) => row.name_key === key)) return;
  const names = said.map((row) => `“${row.name}”`);
  const hint = names.length === 0 ? 'nobody' : names.join(', ');
  throw new DecisionRefused(`“${owner.id}” does not name “${name}”; it names ${hint}.`);
}

async function refuseSetAside(db: Kysely<LibrarySchema>, person: Person): Promise<void> {
  const standing = await findStanding(db, person);
  if (standing?.kind === 'hide')
    throw new DecisionRefused(`“${person.id}” is hidden already (decision ${standing.number}).`);
  if (!standing) return;
  const whole = await findPerson(db, 'key', standing.other ?? '');
  throw new DecisionRefused(
    `“${person.id}” is part of “${whole?.id ?? standing.other}” (decision ${standing.number}); “people split ${person.id}” undoes that.`,
  );
}

function findStanding(db: Kysely<LibrarySchema>, { key }: Person): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('person_decision')
    .selectAll()
    .where('kind', 'in', ['merge', 'hide'])
    .where('person', '=', key)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

async function getPerson(db: Kysely<LibrarySchema>, id: string): Promise<Person> {
  const person = await findPerson(db, 'id', id);
  if (!person) throw new DecisionRefused(`There is no person “${id}”.`);
  return person;
}

function findPerson(db: Kysely<LibrarySchema>, column: 'id' | 'key', value: string): Promise<Person | undefined> {
  return db
    .selectFrom('record')
    .select(['number', 'id', 'key'])
    .where('kind', '=', 'person')
    .where(column, '=', value)
    .executeTakeFirst();
}
