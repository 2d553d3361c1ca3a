import { EMPTY_RECORD } from '#domain/document/document.ts';
import { readShape, recordId, requiredText, text } from '#domain/records/fields.ts';
import { paragraphOf } from '#domain/records/record-document.ts';
import { defineKind, recordKey, type LibraryRecord } from '#domain/records/record-kind.ts';

interface VesselRecord extends LibraryRecord {
  readonly name: string;
  readonly master?: string;
}

const FIELDS = { id: recordId(), name: requiredText(), master: text('Who commands it.') };
/** A kind that the product does not have: all that one takes, but for its line in the table. */
export const VESSEL = defineKind({
  name: 'vessel',
  plural: 'vessels',
  fields: FIELDS,
  example: { id: 'vessel-freya', name: 'Freya' },
  read: (source): VesselRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    return { key: recordKey(id), id, editions: [], ...fields };
  },
  listLinks: ({ master }) => (master === undefined ? [] : [{ role: 'representative', kind: 'person', name: master }]),
  document: ({ name, ...vessel }) => ({
    record: { ...EMPTY_RECORD, ...vessel, title: name, type: 'Vessel' },
    blocks: paragraphOf(`The ${name} lies at the quay.`),
  }),
});
