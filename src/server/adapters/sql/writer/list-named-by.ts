import type { Kysely } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import type { RecordOrigin } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { RecordIdentities } from './record-identities.ts';

/** A record as its source gave it, and where that was. */
interface GivenRecord {
  readonly kind: RecordKindName;
  readonly record: LibraryRecord;
  readonly origin: RecordOrigin;
}

/** The records that give somebody by the id alone, without the name that they were given from that person's record. */
export async function listNamedBy(
  db: Kysely<LibrarySchema>,
  records: RecordIdentities,
  number: number,
): Promise<GivenRecord[]> {
  const rows = await db
    .selectFrom('record')
    .innerJoin('document', (join) =>
      join.onRef('document.key', '=', 'record.key').onRef('document.id', '=', 'record.id'),
    )
    .innerJoin('document_version as current', (join) =>
      join.onRef('current.document', '=', 'document.number').onRef('current.version', '=', 'document.version'),
    )
    .select(['record.number', 'record.kind', 'record.id', 'record.demo'])
    .select(['document.source_path as path', 'current.source_sha256 as sha256'])
    .where('document.removed_at', 'is', null)
    .where('record.kind', 'in', listNaming())
    .where('record.number', 'in', (links) =>
      links.selectFrom('record_link').select('record').where('target', '=', number).where('record', 'is not', null),
    )
    .execute();
  const given: GivenRecord[] = [];
  for (const { number: own, kind, id, demo, path, sha256 } of rows) {
    const known = await records.find(kind, id);
    if (!known?.record_json.includes('"isNamed":true')) continue;
    const held = await db.selectFrom('record_edition').select('edition').where('record', '=', own).execute();
    const editions = held.map(({ edition }) => edition as EditionId);
    const record = JSON.parse(known.record_json, withoutGivenName) as LibraryRecord;
    given.push({ kind, record, origin: { path, sha256, editions, demo: demo === 1 } });
  }
  return given;
}

/** The kinds of records that may give people by their ids alone. */
function listNaming(): RecordKindName[] {
  return Object.values(RECORD_KINDS).flatMap((kind) => ('nameLinked' in kind ? [kind.name] : []));
}

function withoutGivenName(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('isNamed' in value)) return value;
  const { isNamed: _isNamed, name: _name, ...rest } = value as Record<string, unknown>;
  return rest;
}
