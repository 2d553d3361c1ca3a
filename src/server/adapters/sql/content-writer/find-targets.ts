import type { Kysely } from 'kysely';
import type { RecordName } from '#domain/records/record-kind.ts';
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

/** Records of a kind by names as they are compared; a name that two records bear means neither. */
export async function findTargetsByName(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  names: ReadonlySet<string>,
): Promise<Map<string, LinkTarget>> {
  const rows = await askInPortions(names, (portion) =>
    db
      .selectFrom('record_name')
      .select(['record', 'name', 'form'])
      .where('kind', '=', kind)
      .where('name', 'in', portion)
      .execute(),
  );
  const found = new Map<string, LinkTarget>();
  for (const [name, bearers] of Map.groupBy(rows, (row) => row.name)) {
    const [first] = bearers;
    if (first && bearers.length === 1) found.set(name, { target: first.record, known: first.form });
  }
  return found;
}
