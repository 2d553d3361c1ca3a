import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { ErrorDetails } from '#domain/errors/library-error.ts';

type RecordDetails = Pick<ErrorDetails, 'title' | 'type' | 'date' | 'authors' | 'court' | 'publication' | 'summary'>;

/** What a refusal tells of a closed document's record, chosen field by field: the lines of a catalogue, no text. */
export function presentRefusal(record: DocumentRecord, publication: string | undefined): RecordDetails {
  const date = legalDateOf(record);
  const court = record.court ?? record.organization;
  return {
    title: record.title,
    type: record.type,
    authors: record.authors.map((author) => author.name),
    ...(date === undefined ? {} : { date }),
    ...(court === undefined ? {} : { court }),
    ...(publication === undefined ? {} : { publication }),
    ...(record.summary === undefined ? {} : { summary: record.summary }),
  };
}
