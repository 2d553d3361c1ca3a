import { readIndexVersion } from './index-version.ts';

/** What 0.1, which counted its versions by hand and was at 1, took of a document. */
export const VERSION_OF_0_1 = 3_189_761_578;

/**
 * The tables of the positional index, in the same file as the documents. A segment never changes once it is `live`;
 * its bytes stand in `index_chunk`, cut into rows. `building` segments belong to a writer at work and are swept away
 * when nobody finishes them. A deleted document stays in its segment, marked in a bitmap, until segments are merged.
 */
export const INDEX_SCHEMA: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS index_state (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS index_segment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    state TEXT NOT NULL CHECK (state IN ('building', 'live')),
    documents INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    meta TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS index_chunk (
    segment INTEGER NOT NULL,
    section TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (segment, section, sequence)
  )`,
  `CREATE TABLE IF NOT EXISTS index_deletion (
    segment INTEGER PRIMARY KEY,
    documents INTEGER NOT NULL,
    bitmap BLOB NOT NULL
  )`,
  `INSERT OR IGNORE INTO index_state (name, value) VALUES ('generation', 0)`,
  `INSERT OR IGNORE INTO index_state (name, value)
   SELECT 'version', CASE WHEN EXISTS (SELECT 1 FROM index_segment) THEN 0 ELSE ${readIndexVersion()} END`,
  `UPDATE index_state SET value = ${VERSION_OF_0_1} WHERE name = 'version' AND value = 1`,
];
