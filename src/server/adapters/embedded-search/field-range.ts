import { type QueryField, RECORD_FIELDS, type RecordField } from '#domain/query/query-field.ts';
import { RECORD_RANGES } from '#domain/query/record-places.ts';
import { RECORD_BASE, TEXT_BASE } from '../index/posting-cursor.ts';
import type { Segment } from '../index/segment.ts';

/** No position is beyond; fits a signed number, which compares fastest. */
const LAST_POSITION = 0x7fffffff;

/** The positions of a field in the numbering of a posting list. */
export interface FieldRange {
  readonly first: number;
  readonly last: number;
}

export const WHOLE_DOCUMENT: FieldRange = { first: 0, last: LAST_POSITION };
const NOWHERE: FieldRange = { first: LAST_POSITION, last: 0 };
const TITLE: FieldRange = { first: 0, last: TEXT_BASE - 1 };
const TEXT: FieldRange = { first: TEXT_BASE, last: RECORD_BASE - 1 };

const OF_RECORD: ReadonlyMap<RecordField, FieldRange> = new Map(
  RECORD_FIELDS.map((field) => {
    const [from, to] = RECORD_RANGES.get(field)!;
    return [field, { first: RECORD_BASE + from, last: RECORD_BASE + to - 1 }];
  }),
);

/** Where a field stands in a segment; nowhere where the segment was written before records had fields. */
export function rangeOf({ meta }: Segment, field: QueryField | undefined): FieldRange {
  if (field === undefined) return WHOLE_DOCUMENT;
  if (field === 'title') return TITLE;
  if (field === 'text') return TEXT;
  return meta.hasNumbers ? OF_RECORD.get(field)! : NOWHERE;
}
