import { sql } from 'kysely';

/** Of a document, as `legalDateOf` of its record; empty where it has none. */
export const LEGAL_DATE = sql<string>`coalesce(
  CASE WHEN document.record_json -> 'authors' ->> 0 IS NOT NULL THEN document.record_json -> 'dates' ->> 'publication' END,
  document.record_json -> 'dates' ->> 'decision', document.record_json -> 'dates' ->> 'legislation',
  document.record_json -> 'dates' ->> 'publication', document.record_json -> 'dates' ->> 'entryIntoForce',
  document.record_json -> 'dates' ->> 'updated', '')`;
