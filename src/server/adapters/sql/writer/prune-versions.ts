import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pruned, PruneWish } from '#server/ports/content-writer.ts';
import { sizeOfVersion } from '#server/adapters/sql/library/read-versions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { countFiles, freeFiles, listUnusedFiles } from './prune-files.ts';
import { deleteContents } from './stored-blocks.ts';

/** One transaction frees no more than these, but for a single text that is larger. */
const BATCH_VERSIONS = 100;
const BATCH_BYTES = 4 * 1024 * 1024;

interface FreedVersion {
  readonly document: number;
  readonly version: number;
  readonly content: number;
  readonly bytes: number;
}

/**
 * Frees texts and records of former versions, then the files to which nothing refers any more; that there was such a
 * version stays known. The lock must be held. What is interrupted between two transactions goes on when it is asked for
 * again.
 */
export async function pruneVersions(
  db: Kysely<LibrarySchema>,
  { keep, before, dryRun, signal, onProgress }: PruneWish,
): Promise<Pruned> {
  const found = await listBeyond(db, keep, before);
  let done = 0;
  for (const batch of dryRun ? [] : cutIntoBatches(found)) {
    await nextTurn();
    if (signal.aborted) break;
    await db.transaction().execute((transaction) => free(transaction, batch));
    done += batch.length;
    onProgress(done, found.length);
  }
  const counted = dryRun ? found : found.slice(0, done);
  const unused = await listUnusedFiles(db, counted);
  const freed = dryRun ? countFiles(unused) : await freeFiles(db, unused, signal);
  return {
    ...freed,
    documents: new Set(counted.map(({ document }) => document)).size,
    versions: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    isFinished: counted.length === found.length && freed.files === unused.length,
  };
}

/** Kept versions that are not among the newest `keep` of their document and were replaced before the day. */
async function listBeyond(
  db: Kysely<LibrarySchema>,
  keep: number,
  before: string | undefined,
): Promise<FreedVersion[]> {
  const rows = await db
    .selectFrom('document_version')
    .select((is) => [
      'document',
      'version',
      'content',
      'replaced_at',
      sizeOfVersion(is).as('bytes'),
      is.fn
        .countAll<number>()
        .over((over) => over.partitionBy('document').orderBy('version', 'desc'))
        .as('place'),
    ])
    .where('content', 'is not', null)
    .orderBy('document')
    .orderBy('version')
    .execute();
  return rows.flatMap(({ place, replaced_at, content, bytes, ...version }) =>
    content !== null && Number(place) > keep && (before === undefined || (replaced_at ?? '') < before)
      ? [{ ...version, content, bytes: Number(bytes) }]
      : [],
  );
}

function* cutIntoBatches(versions: readonly FreedVersion[]): Generator<FreedVersion[]> {
  let batch: FreedVersion[] = [];
  let bytes = 0;
  for (const version of versions) {
    if (batch.length > 0 && (batch.length === BATCH_VERSIONS || bytes + version.bytes > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(version);
    bytes += version.bytes;
  }
  if (batch.length > 0) yield batch;
}

async function free(db: Kysely<LibrarySchema>, versions: readonly FreedVersion[]): Promise<void> {
  const contents = versions.map(({ content }) => content);
  await db
    .updateTable('document_version')
    .set({ content: null, record_json: null })
    .where((is) => is.or(versions.map(({ document, version }) => is.and({ document, version }))))
    .execute();
  await deleteContents(db, contents);
}
