import type { DocumentRecord } from '#domain/document/document.ts';
import type { FolderRow } from '../reading/folder-list.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import { UK_COURTS } from './uk-courts.ts';

/** Years before this one stand for a date that is not known. */
const FIRST_YEAR = '1066';

/** The record with what only the folder's list says: citation, court, date. The row itself is kept beside it. */
export function completeRecord(record: DocumentRecord, row: FolderRow): DocumentRecord {
  const citation = row['neutral_citation'];
  const court = row['court_code'] === undefined ? undefined : (UK_COURTS[row['court_code']] ?? row['court_code']);
  const date = readIsoDate(row['date']);
  const isDateless = record.dates.publication === undefined && date !== undefined && date > FIRST_YEAR;
  return {
    ...record,
    ...(record.citations.length === 0 && citation !== undefined ? { citations: [citation] } : {}),
    ...(record.court === undefined && court !== undefined ? { court } : {}),
    ...(isDateless ? { dates: { ...record.dates, publication: date, decision: date } } : {}),
    meta: { ...record.meta, list: row },
  };
}
