import { crc32 } from 'node:zlib';
import { SegmentBuilder } from '../../index/segment-builder.ts';
import { createEntry } from '#server/adapters/sql/writer/index-entries.ts';
import type { SqliteDatabase } from '../database.ts';
import { SAMPLE_DOCUMENT, type SampleDocument } from './sample-document.ts';

let version: number | undefined;

/**
 * Another number as soon as the index takes something else of a document, or writes it down otherwise: the checksum of
 * what becomes of the sample. Nobody has to remember to raise it.
 */
export function readIndexVersion(): number {
  version ??= digestIndexing(SAMPLE_DOCUMENT);
  return version;
}

/** Whether documents were indexed by another version, which took less of them, or something else. */
export function isIndexOld(database: SqliteDatabase): boolean {
  const row = database.get<{ value: number }>(`SELECT value FROM index_state WHERE name = 'version'`);
  return Number(row?.value ?? 0) !== readIndexVersion();
}

/** Notes that every document is in the index as this version takes it. */
export function markIndexCurrent(database: SqliteDatabase): void {
  database.run(
    `INSERT INTO index_state (name, value) VALUES ('version', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    readIndexVersion(),
  );
}

/** A checksum of what the index makes of a document. */
export function digestIndexing(document: SampleDocument): number {
  const { texts: _read, ...entry } = createEntry(document);
  const builder = new SegmentBuilder();
  builder.begin(entry.title, entry.language);
  for (const text of document.texts) builder.addText(text);
  builder.end(entry);
  let digest = 0;
  const meta = builder.build({
    write: (section, bytes) => {
      digest = crc32(bytes, crc32(section, digest));
    },
  });
  return crc32(JSON.stringify(meta), digest);
}
