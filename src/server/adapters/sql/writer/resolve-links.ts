import type { Kysely } from 'kysely';
import { nameKeyOf } from '#domain/records/name-key.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import {
  findShown,
  findTargetsById,
  findTargetsByName,
  type LinkTarget,
} from '#server/adapters/sql/library/find-targets.ts';
import { numberPrinted } from '#server/adapters/sql/library/printed-names.ts';
import type { LinkRow } from '#server/adapters/sql/library/link-rows.ts';
import {
  readStanding,
  type ScopedDecision,
  type StandingDecisions,
} from '#server/adapters/sql/library/standing-decisions.ts';
import { keepPrinted, prunePrinted } from './keep-printed.ts';

/**
 * The rows with the records that they mean, as the library knows them now: as somebody decided for the document, else by
 * id, else as decided for the name, else by the name of one alone.
 */
export async function resolveRows(db: Kysely<LibrarySchema>, rows: readonly LinkRow[]): Promise<LinkRow[]> {
  const resolved: LinkRow[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const decisions = await readStanding(db, kind === 'person' ? ofKind.map((row) => row.name_key ?? null) : []);
    const byId = await findTargetsById(db, kind, setOf(ofKind, 'wanted'), decisions);
    const byName = await findTargetsByName(db, kind, setOf(ofKind, 'name'), decisions);
    for (const row of ofKind) {
      const found = byId.get(row.wanted ?? '') ?? byName.get(row.name ?? '');
      resolved.push({ ...row, ...(findScoped(row, found, decisions) ?? found ?? findPrinted(row)) });
    }
  }
  return resolved;
}

/** What somebody decided for the document of a row, beside what would be found without. */
function findScoped(row: LinkRow, found: LinkTarget | undefined, decisions: StandingDecisions): LinkTarget | undefined {
  const { kind, name_key } = row;
  const own = decisions.scoped.filter((one) => one.nameKey === name_key && isOwner(one, row));
  const meaning = own.find((one) => one.kind === 'name');
  if (meaning) {
    const printed = numberPrinted(kind, row.name);
    return { target: meaning.person ? findShown(kind, meaning.person, null, decisions) : printed, known: 'decided' };
  }
  const isDenied = own.some(
    ({ person }) => person !== null && findShown(kind, person, null, decisions) === found?.target,
  );
  return isDenied ? { target: numberPrinted(kind, row.name), known: 'decided' } : undefined;
}

/** Whoever is printed where no record is meant; who wrote a document takes no part in anything (OP-189). */
function findPrinted({ kind, name, role }: Pick<LinkRow, 'kind' | 'name' | 'role'>) {
  return { target: role === AUTHOR ? null : numberPrinted(kind, name), known: null };
}

const AUTHOR = 'author';

function isOwner({ document, record }: ScopedDecision, row: LinkRow): boolean {
  const isOfDocument = row.document !== null && row.document !== undefined && row.document === document;
  return isOfDocument || (row.record !== null && row.record !== undefined && row.record === record);
}

/** Which links may mean others than before, because records of a kind came or go by other names. */
export interface ChangedNames {
  readonly kind: LinkedKind;
  readonly ids: ReadonlySet<string>;
  /** Keys of names. */
  readonly keys: ReadonlySet<string>;
}

/** Lets stored links mean whom they mean now. */
export async function resolveStored(db: Kysely<LibrarySchema>, { kind, ids, keys }: ChangedNames): Promise<void> {
  const also = kind === 'person' ? await listNameKeysOf(db, ids) : [];
  const decisions = await readStanding(db, kind === 'person' ? [...keys, ...also] : []);
  for (const [id, { target, known }] of await findTargetsById(db, kind, ids, decisions)) {
    await db
      .updateTable('record_link')
      .set({ target, known })
      .where('kind', '=', kind)
      .where('wanted', '=', id)
      .execute();
  }
  const named = await askInPortions(keys, (portion) =>
    db
      .selectFrom('record_link')
      .select('name')
      .distinct()
      .where('kind', '=', kind)
      .where('name_key', 'in', portion)
      .execute(),
  );
  const names = new Set(named.flatMap(({ name }) => name ?? []));
  const found = await findTargetsByName(db, kind, names, decisions);
  for (const name of names) await pointByName(db, kind, name, found.get(name));
  await settleNames(db, kind, names, found);
  for (const decision of decisions.scoped) await pointScoped(db, decision);
}

/** Whom the source gives by an id that is known no name can change. */
async function pointByName(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  name: string,
  found: LinkTarget | undefined,
): Promise<void> {
  const point = ({ target, known }: { readonly target: number | null; readonly known: LinkTarget['known'] | null }) =>
    db
      .updateTable('record_link')
      .set({ target, known })
      .where('kind', '=', kind)
      .where('name_key', '=', nameKeyOf(kind, name))
      .where('name', '=', name)
      .where((is) => is.or([is('known', 'is', null), is('known', '!=', 'id')]));
  if (found) await point(found).execute();
  else {
    await point({ target: null, known: null }).where('role', '=', AUTHOR).execute();
    await point({ target: numberPrinted(kind, name), known: null })
      .where('role', '!=', AUTHOR)
      .execute();
  }
}

/** Names that mean a record now are printed no more, and the other way round. */
async function settleNames(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  names: Iterable<string>,
  found: ReadonlyMap<string, LinkTarget>,
): Promise<void> {
  const rows = [...names].map((name) => ({ kind, name, target: numberPrinted(kind, name) }));
  await keepPrinted(
    db,
    rows.map((row) => ({ ...row, target: found.has(row.name) ? (found.get(row.name)?.target ?? null) : row.target })),
  );
  await prunePrinted(
    db,
    rows.map(({ target }) => target),
  );
}

/** Also those that an id points elsewhere, and those that a decision did and no longer does. */
async function pointScoped(db: Kysely<LibrarySchema>, { nameKey, document, record }: ScopedDecision): Promise<void> {
  for (const owner of [
    ['document', document],
    ['record', record],
  ] as const) {
    const [column, number] = owner;
    if (number === null) continue;
    await repoint(db, column, number, nameKey);
  }
}

/** Works out anew what one document or record means with a name. */
export async function repoint(
  db: Kysely<LibrarySchema>,
  owner: 'document' | 'record',
  number: number,
  nameKey: string,
): Promise<void> {
  const rows = await db
    .selectFrom('record_link')
    .selectAll()
    .where(owner, '=', number)
    .where('kind', '=', 'person')
    .where('name_key', '=', nameKey)
    .execute();
  const resolved = await resolveRows(db, rows);
  for (const { target, known, position } of resolved) {
    await db
      .updateTable('record_link')
      .set({ target, known })
      .where(owner, '=', number)
      .where('position', '=', position)
      .execute();
  }
  const meant = resolved.map(
    ({ name, target, known }) => [name ?? '', { target: target ?? null, known: known ?? 'id' }] as const,
  );
  await settleNames(db, 'person', new Set(rows.flatMap(({ name }) => name ?? [])), new Map(meant));
}

/** Keys of the names that sources give beside ids. */
async function listNameKeysOf(db: Kysely<LibrarySchema>, ids: ReadonlySet<string>): Promise<(string | null)[]> {
  const isScoped = await db
    .selectFrom('person_decision')
    .select('number')
    .where('document', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!isScoped) return [];
  const rows = await askInPortions(ids, (portion) =>
    db
      .selectFrom('record_link')
      .select('name_key')
      .distinct()
      .where('kind', '=', 'person')
      .where('wanted', 'in', portion)
      .execute(),
  );
  return rows.map(({ name_key }) => name_key);
}

function setOf(rows: readonly LinkRow[], column: 'wanted' | 'name'): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row[column] ?? []));
}
