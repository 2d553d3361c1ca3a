import type { FieldSource } from '#domain/records/field-source.ts';
import { isRecordKind, LATER_KINDS, RECORD_KINDS } from '#domain/records/kinds.ts';
import type { ImportEvent, RecordEvent } from '../importer.ts';

const ALLOWED = ['document', ...Object.keys(RECORD_KINDS)].join(', ');

/** The record that some fields describe. Throws the source's refusal of what is not allowed, of a kind that is none too. */
export function readRecord(fields: FieldSource, kind: string | undefined, line: number): ImportEvent {
  if (kind !== undefined && isRecordKind(kind)) {
    return { kind, record: RECORD_KINDS[kind].read(fields), line } as RecordEvent;
  }
  if (kind === undefined) throw fields.refuse('kind', `is required; allowed are ${ALLOWED}`);
  const reason = LATER_KINDS.includes(kind) ? 'cannot be taken yet' : 'is no kind of record';
  throw fields.refuse('kind', `\`${kind}\` ${reason}; allowed are ${ALLOWED}`);
}
