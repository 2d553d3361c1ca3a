import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import type { RecordIdentities } from './record-identities.ts';

/** The record with the names of the people that it gives by id only, where its kind names any. */
export async function nameLinkedPeople<R extends LibraryRecord>(
  records: RecordIdentities,
  kind: RecordKind<string, R>,
  record: R,
): Promise<R> {
  if (!kind.nameLinked) return record;
  const unnamed = kind.listLinks(record).filter((link) => link.kind === 'person' && link.name === undefined);
  const names = new Map<string, string | undefined>();
  for (const { id } of unnamed) if (id !== undefined && !names.has(id)) names.set(id, await findName(records, id));
  return kind.nameLinked(record, (id) => names.get(id));
}

async function findName(records: RecordIdentities, id: string): Promise<string | undefined> {
  const person = await records.find('person', id);
  return person && nameOfPerson(JSON.parse(person.record_json) as PersonRecord);
}

/** Whether somebody has another name than before. */
export function isRenamed(
  { name }: RecordKind<string, LibraryRecord>,
  formerJson: string | undefined,
  record: LibraryRecord,
) {
  if (name !== 'person' || formerJson === undefined) return false;
  return nameOfPerson(JSON.parse(formerJson) as PersonRecord) !== nameOfPerson(record as PersonRecord);
}
