import type { Kysely } from 'kysely';
import { isSameName, nameKeyOf } from '#domain/records/name-key.ts';
import { isBuiltInKey, type RecordName } from '#domain/records/record-kind.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';
import { askInPortions } from '../ask-in-portions.ts';
import type { LibrarySchema } from '../schema.ts';

/** The record that something means, and by what that is known. */
export interface LinkTarget {
  readonly target: number;
  readonly known: 'id' | RecordName['form'];
}

/** Records of a kind by ids. */
export async function findTargetsById(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  ids: ReadonlySet<string>,
): Promise<Map<string, LinkTarget>> {
  const rows = await askInPortions(ids, (portion) =>
    db.selectFrom('record').select(['number', 'id']).where('kind', '=', kind).where('id', 'in', portion).execute(),
  );
  return new Map(rows.map(({ number, id }) => [id, { target: number, known: 'id' }]));
}

/**
 * Records of a kind by names as they are printed; a name that two records bear means neither, but a built-in one gives
 * way to one that was imported.
 */
export async function findTargetsByName(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  names: ReadonlySet<string>,
): Promise<Map<string, LinkTarget>> {
  const keys = new Map([...names].map((name) => [name, nameKeyOf(kind, name)]));
  const rows = await askInPortions(keys.values(), (portion) =>
    db
      .selectFrom('record_name')
      .innerJoin('record', 'record.number', 'record_name.record')
      .select(['record', 'name_key', 'name', 'form', 'record.key'])
      .where('record_name.kind', '=', kind)
      .where('name_key', 'in', portion)
      .execute(),
  );
  const borne = Map.groupBy(rows, ({ name_key }) => name_key);
  const found = new Map<string, LinkTarget>();
  for (const [name, key] of keys) {
    const all = (borne.get(key) ?? []).filter((row) => isSameName(kind, name, row.name));
    const imported = all.filter((row) => !isBuiltInKey(row.key));
    const bearers = imported.length > 0 ? imported : all;
    const [first] = bearers;
    if (!first || bearers.some(({ record }) => record !== first.record)) continue;
    const known = bearers.some(({ form }) => form === 'name') ? 'name' : 'alias';
    found.set(name, { target: first.record, known });
  }
  return found;
}
