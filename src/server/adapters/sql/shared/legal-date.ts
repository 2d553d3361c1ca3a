import { sql } from 'kysely';
import { jsonText } from './json-text.ts';

const DATES = ['decision', 'legislation', 'publication', 'entryIntoForce', 'updated'];

const dateOf = (name: string) => jsonText('document.record_json', 'dates', name);

/** Of a document, as `legalDateOf` of its record; empty where it has none. */
export const LEGAL_DATE = sql<string>`coalesce(
  CASE WHEN ${jsonText('document.record_json', 'authors', 0)} IS NOT NULL THEN ${dateOf('publication')} END,
  ${sql.join(DATES.map(dateOf))}, '')`;
