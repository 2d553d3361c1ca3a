import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { says } from '#server/adapters/sql/shared/says.ts';

/** Digests that are deleted in one transaction; each file may have 20 MB. */
const BATCH = 10;
/** Records that are read at a time. */
const PAGE = 500;
const MENTION = '"sha256":"';
const DIGEST = /"sha256":"([0-9a-f]{64})"/gu;

export interface FreedFiles {
  readonly files: number;
  readonly fileBytes: number;
}

/** A former version that counts as gone. */
export interface GoneVersion {
  readonly document: number;
  readonly version: number;
}

/**
 * Bytes of files to which no record refers: neither that of a document, nor that of a kept former version, nor that of
 * a format set aside. The lock must be held, so that no import is between its files and its records.
 */
export async function listUnusedFiles(
  db: Kysely<LibrarySchema>,
  gone: readonly GoneVersion[],
): Promise<{ readonly sha256: string; readonly size: number }[]> {
  const stored = await db.selectFrom('stored_file').select(['sha256', 'size']).orderBy('sha256').execute();
  if (stored.length === 0) return [];
  const used = await listUsedDigests(db, new Set(gone.map(nameVersion)));
  return stored.filter(({ sha256 }) => !used.has(sha256));
}

/** Frees them in small transactions; what is interrupted goes on when it is asked for again. */
export async function freeFiles(
  db: Kysely<LibrarySchema>,
  files: Awaited<ReturnType<typeof listUnusedFiles>>,
  signal: AbortSignal,
): Promise<FreedFiles> {
  let done = 0;
  while (done < files.length && !signal.aborted) {
    const batch = files.slice(done, done + BATCH);
    await db
      .deleteFrom('stored_file')
      .where(
        'sha256',
        'in',
        batch.map(({ sha256 }) => sha256),
      )
      .execute();
    done += batch.length;
    await nextTurn();
  }
  return countFiles(files.slice(0, done));
}

export function countFiles(files: readonly { readonly size: number }[]): FreedFiles {
  return { files: files.length, fileBytes: files.reduce((sum, { size }) => sum + Number(size), 0) };
}

async function listUsedDigests(db: Kysely<LibrarySchema>, gone: ReadonlySet<string>): Promise<Set<string>> {
  const versions = db.selectFrom('document_version').select(['document', 'version', 'record_json']);
  const formats = db.selectFrom('document_format').select('record_json');
  const kept = (await versions.where(says('record_json', MENTION)).execute()).filter(
    (version) => !gone.has(nameVersion(version)),
  );
  const used = new Set<string>();
  const read = (records: readonly { readonly record_json: string | null }[]) => {
    for (const { record_json } of records) {
      for (const [, digest = ''] of (record_json ?? '').matchAll(DIGEST)) used.add(digest);
    }
  };
  read(kept);
  read(await formats.where(says('record_json', MENTION)).execute());
  for await (const records of readDocuments(db)) read(records);
  return used;
}

/** The records of documents that name a file, page by page. */
async function* readDocuments(db: Kysely<LibrarySchema>) {
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('document')
      .select(['number', 'record_json'])
      .where('number', '>', last)
      .where(says('record_json', MENTION))
      // A profile that is set aside looks withdrawn and comes back with its record.
      .where((is) => is.or([is('removed_at', 'is', null), is('type', '=', PROFILE_TYPE)]))
      .orderBy('number')
      .limit(PAGE)
      .execute();
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.number ?? last;
  }
}

function nameVersion({ document, version }: GoneVersion): string {
  return `${document} ${version}`;
}
