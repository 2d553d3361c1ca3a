import { FACT_KINDS } from '#domain/facts/fact.ts';
import type { FieldSource } from '#domain/records/field-source.ts';
import { isRecordKind, LATER_KINDS, RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import { asFact } from '#domain/records/status-as-fact.ts';
import type { TreatyStatusRecord } from '#domain/records/treaty-status.ts';
import { ImportRefusal, type RecordEvent } from '../importer.ts';

const ALLOWED = ['document', ...Object.keys(RECORD_KINDS)].join(', ');

/** What some fields say they are; what their file is known to hold where they do not say it. */
export function readKind(fields: FieldSource, presumed?: RecordKindName): string | undefined {
  const said = fields.text('kind');
  // A fact says what kind of fact it is; one that is a document, too, what it is about.
  if (FACT_KINDS.some((kind) => kind === said) && (said !== 'document' || isMapping(fields.value('subject')))) {
    return RECORD_KINDS.fact.name;
  }
  // In a list of organisations `kind` may say what sort of organisation it is.
  return presumed === undefined || (said !== undefined && isRecordKind(said)) ? said : presumed;
}

function isMapping(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record of a kind that some fields describe. Throws the source's refusal of a wrong value, and of what is no kind. */
export function readRecord(fields: FieldSource, kind: string | undefined, line: number): RecordEvent {
  if (kind !== undefined && isRecordKind(kind)) {
    const described: RecordKind<RecordKindName, LibraryRecord> = RECORD_KINDS[kind];
    const wanted = (described.listWanted?.(fields) ?? []).map(({ refusal, ...one }) => ({
      ...one,
      refusal: refusal instanceof ImportRefusal ? refusal.refusal : { line, column: 0, reason: refusal.message },
    }));
    const record = RECORD_KINDS[kind].read(fields);
    const fact = kind === 'treaty-status' ? asFact(record as TreatyStatusRecord) : undefined;
    if (fact) return { kind: 'fact', record: fact, line };
    return {
      kind,
      record,
      line,
      ...(wanted.length > 0 ? { wanted } : {}),
    } as RecordEvent;
  }
  if (kind === undefined) throw fields.refuse('kind', `is required; allowed are ${ALLOWED}`);
  const reason = LATER_KINDS.includes(kind) ? 'cannot be taken yet' : 'is no kind of record';
  throw fields.refuse('kind', `\`${kind}\` ${reason}; allowed are ${ALLOWED}`);
}
