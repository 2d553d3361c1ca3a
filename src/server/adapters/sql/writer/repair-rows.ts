import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { repairDocumentNames } from './check-names.ts';
import { repairNodes } from './check-nodes.ts';
import { writeCitationsOf } from './fill-citations.ts';
import { deleteOrphanRows } from './orphan-rows.ts';
import type { LibraryParts } from './library-parts.ts';
import { listDocumentPortion, listRecordPortion } from './list-portions.ts';
import type { RowDrift } from './row-drift.ts';
import { writeDocumentLinks } from './write-document-links.ts';
import { writeRecordFacts } from './write-records.ts';

/**
 * Writes anew what was found wrong, each in a transaction of its own, so that what was done before an interruption stays.
 * `pause` is awaited in between and stops the repair by throwing. Answers how many rows were put right.
 */
export async function repairRows(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  drift: readonly RowDrift[],
  pause: () => Promise<void>,
): Promise<number> {
  let repaired = 0;
  for (const found of drift) {
    await pause();
    await db.transaction().execute((transaction) => repair(transaction, parts, found));
    repaired += found.rows;
  }
  return repaired;
}

async function repair(db: Kysely<LibrarySchema>, parts: LibraryParts, { kind, owner }: RowDrift): Promise<void> {
  if (!owner) return deleteOrphanRows(db);
  const portion = { after: owner.number - 1, limit: 1 };
  if (owner.of === 'record') {
    const records = await listRecordPortion(db, portion);
    if (kind === 'contents-wrong') return repairNodes(db, parts.inserts, records);
    return writeRecordFacts(db, parts.inserts, records);
  }
  const documents = await listDocumentPortion(db, portion);
  if (kind === 'names-wrong') return repairDocumentNames(db, parts.inserts, documents);
  if (kind === 'links-wrong') return writeDocumentLinks(db, parts.inserts, documents);
  return writeCitationsOf(db, parts, documents);
}
