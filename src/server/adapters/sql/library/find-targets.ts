import type { Kysely } from 'kysely';
import { isSameName, nameKeyOf } from '#domain/records/name-key.ts';
import { isBuiltInKey } from '#domain/records/record-kind.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema, RecordLinkTable } from '#server/adapters/sql/schema/library-schema.ts';
import { numberPrinted } from './printed-names.ts';
import type { StandingDecisions } from './standing-decisions.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** The record that something means, and by what that is known; null where it means one that is not shown, below zero nobody known. */
export interface LinkTarget {
  readonly target: number | null;
  readonly known: NonNullable<RecordLinkTable['known']>;
}

/** Records of a kind by ids. */
export async function findTargetsById(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  ids: ReadonlySet<string>,
  decisions: StandingDecisions,
): Promise<Map<string, LinkTarget>> {
  const rows = await askInPortions(ids, (portion) =>
    db
      .selectFrom('record')
      .select(['number', 'id', typeOf().as('type')])
      .where('kind', '=', kind)
      .where('id', 'in', portion)
      .execute(),
  );
  return new Map(
    rows.map(({ number, id, type }) => [id, { target: findShown(kind, number, type, decisions), known: 'id' }]),
  );
}

/**
 * Records of a kind by names as they are printed; a name that two records bear means neither, but a built-in one gives
 * way to one that was imported.
 */
export async function findTargetsByName(
  db: Kysely<LibrarySchema>,
  kind: LinkedKind,
  names: ReadonlySet<string>,
  decisions: StandingDecisions,
): Promise<Map<string, LinkTarget>> {
  const keys = new Map([...names].map((name) => [name, nameKeyOf(kind, name)]));
  const rows = await askInPortions(keys.values(), (portion) =>
    db
      .selectFrom('record_name')
      .innerJoin('record', 'record.number', 'record_name.record')
      .select(['record_name.record', 'name_key', 'name', 'form', 'record.key', typeOf().as('type')])
      .where('record_name.kind', '=', kind)
      .where('name_key', 'in', portion)
      .execute(),
  );
  const borne = Map.groupBy(rows, ({ name_key }) => name_key);
  const found = new Map<string, LinkTarget>();
  for (const [name, key] of keys) {
    const meaning = kind === 'person' ? decisions.findMeaning(key) : undefined;
    if (meaning) {
      const { person } = meaning;
      const target = person === null ? numberPrinted(kind, name) : findShown(kind, person, null, decisions);
      found.set(name, { target, known: 'decided' });
      continue;
    }
    const all = (borne.get(key) ?? [])
      .filter((row) => isSameName(kind, name, row.name) && !decisions.isDenied(key, row.record))
      .map((row) => ({ ...row, meant: kind === 'person' ? decisions.whole(row.record) : row.record }));
    const imported = all.filter((row) => !isBuiltInKey(row.key));
    const bearers = imported.length > 0 ? imported : all;
    const [first] = bearers;
    if (!first || bearers.some(({ meant }) => meant !== first.meant)) continue;
    const known = bearers.some(({ form }) => form === 'name') ? 'name' : 'alias';
    found.set(name, { target: findShown(kind, first.meant, first.type, decisions), known });
  }
  return found;
}

/** The record that stands for one in the product: natural persons who are parties have no place there (OP-136). */
export function findShown(
  kind: LinkedKind,
  record: number,
  type: string | null,
  decisions: StandingDecisions,
): number | null {
  if (kind === 'party') return type === 'Person' ? null : record;
  if (kind !== 'person') return record;
  const whole = decisions.whole(record);
  return decisions.isHidden(whole) ? null : whole;
}

/** What a record says that it is. */
function typeOf() {
  return jsonText('record.record_json', 'type');
}
