import type { DocumentRecord, LegalDate } from '#domain/document/document.ts';
import { isPlaceholderDate } from '#domain/document/placeholder-date.ts';
import type { FolderRow } from '../reading/folder-list.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import { UK_COURTS } from './uk-courts.ts';

/** The record with what only the folder's list says: citation, court, date. The row itself is kept beside it. */
export function completeRecord(record: DocumentRecord, row: FolderRow): DocumentRecord {
  const citation = row['neutral_citation'];
  const court = row['court_code'] === undefined ? undefined : (UK_COURTS[row['court_code']] ?? row['court_code']);
  const date = readIsoDate(row['date']);
  const isDateless = isUnknown(record.dates.publication) && !isUnknown(date);
  return {
    ...record,
    ...(record.citations.length === 0 && citation !== undefined ? { citations: [citation] } : {}),
    ...(record.court === undefined && court !== undefined ? { court } : {}),
    ...(isDateless && date !== undefined ? { dates: { ...record.dates, publication: date, decision: date } } : {}),
    meta: { ...record.meta, list: row },
  };
}

function isUnknown(date: LegalDate | undefined): boolean {
  return date === undefined || isPlaceholderDate(date);
}
