import type { Kysely } from 'kysely';
import { nameKeyOf } from '#domain/records/name-key.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';
import { askInPortions } from '../ask-in-portions.ts';
import type { LibrarySchema } from '../schema.ts';
import { findTargetsById, findTargetsByName, type LinkTarget } from './find-targets.ts';
import type { LinkRow } from './link-rows.ts';

/** The rows with the records that they mean, as the library knows them now: by id, else by the name of one alone. */
export async function resolveRows(db: Kysely<LibrarySchema>, rows: readonly LinkRow[]): Promise<LinkRow[]> {
  const resolved: LinkRow[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const byId = await findTargetsById(db, kind, setOf(ofKind, 'wanted'));
    const byName = await findTargetsByName(db, kind, setOf(ofKind, 'name'));
    for (const row of ofKind) {
      resolved.push({ ...row, ...(byId.get(row.wanted ?? '') ?? byName.get(row.name ?? '')) });
    }
  }
  return resolved;
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
  for (const [id, { target, known }] of await findTargetsById(db, kind, ids)) {
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
  const found = await findTargetsByName(db, kind, names);
  for (const name of names) await pointByName(db, kind, name, found.get(name));
}

/** Whom the source gives by an id that is known no name can change. */
async function pointByName(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  name: string,
  found: LinkTarget | undefined,
): Promise<void> {
  const { target, known } = found ?? { target: null, known: null };
  await db
    .updateTable('record_link')
    .set({ target, known })
    .where('kind', '=', kind)
    .where('name_key', '=', nameKeyOf(kind, name))
    .where('name', '=', name)
    .where((is) => is.or([is('known', 'is', null), is('known', '!=', 'id')]))
    .execute();
}

function setOf(rows: readonly LinkRow[], column: 'wanted' | 'name'): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row[column] ?? []));
}
