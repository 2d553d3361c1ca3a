import { sql } from 'kysely';

/** Of a document, as `legalDateOf` of its record; empty where it has none. */
export const LEGAL_DATE = sql<string>`coalesce(
  document.record_json -> 'dates' ->> 'publication', document.record_json -> 'dates' ->> 'decision',
  document.record_json -> 'dates' ->> 'legislation', '')`;
