import type { Kysely } from 'kysely';
import type { LinkedKind } from '#domain/records/record-link.ts';
import type { LibrarySchema } from '../schema.ts';
import { findTargetsById, findTargetsByName, type LinkTarget } from './find-targets.ts';
import type { LinkRow } from './link-rows.ts';

/** The rows with the records that they mean, as the library knows them now: by id, else by the name of one alone. */
export async function resolveRows(db: Kysely<LibrarySchema>, rows: readonly LinkRow[]): Promise<LinkRow[]> {
  const resolved: LinkRow[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const byId = await findTargetsById(db, kind, setOf(ofKind, 'wanted'));
    const byName = await findTargetsByName(db, kind, setOf(ofKind, 'name_key'));
    for (const row of ofKind) {
      resolved.push({ ...row, ...(byId.get(row.wanted ?? '') ?? byName.get(row.name_key ?? '')) });
    }
  }
  return resolved;
}

/** Which links may mean others than before, because records of a kind came or go by other names. */
export interface ChangedNames {
  readonly kind: LinkedKind;
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** Lets stored links mean whom they mean now. */
export async function resolveStored(db: Kysely<LibrarySchema>, { kind, ids, names }: ChangedNames): Promise<void> {
  for (const [id, found] of await findTargetsById(db, kind, ids)) await pointAt(db, kind, 'wanted', id, found);
  const byName = await findTargetsByName(db, kind, names);
  for (const name of names) await pointAt(db, kind, 'name_key', name, byName.get(name));
}

async function pointAt(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  column: 'wanted' | 'name_key',
  value: string,
  found: LinkTarget | undefined,
): Promise<void> {
  const { target, known } = found ?? { target: null, known: null };
  let update = db.updateTable('record_link').set({ target, known }).where('kind', '=', kind).where(column, '=', value);
  // Whom the source gives by an id that is known no name can change.
  if (column === 'name_key') update = update.where((is) => is.or([is('known', 'is', null), is('known', '!=', 'id')]));
  await update.execute();
}

function setOf(rows: readonly LinkRow[], column: 'wanted' | 'name_key'): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row[column] ?? []));
}
