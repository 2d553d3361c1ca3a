import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { listStates } from '#domain/versions/states-of-law.ts';
import { listVersions } from '#server/adapters/sql/library/read-versions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { digestDocument } from './digest-document.ts';
import type { KnownDocument } from './known-document.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import type { StagedItem } from './staged-document.ts';
import { listDocuments } from './staged-items.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/** A state of the law that a version of a document has. */
export interface HeldState {
  readonly version: number;
  readonly inForceFrom: string;
  readonly inForceUntil: string | null;
}

/** The states of the law that a document has, the oldest first; those that wait for their commit included. */
export async function listHeldStates(
  db: Kysely<LibrarySchema>,
  staged: readonly StagedItem[],
  { number, version: newest }: KnownDocument,
): Promise<HeldState[]> {
  const stored = await listVersions(db, number);
  const waiting = listDocuments(staged).filter((document) => document.number === number);
  const days = new Map([
    ...stored.map(({ version, inForceFrom, inForceUntil }) => [version, { inForceFrom, inForceUntil }] as const),
    ...waiting.map(({ version, record: { dates } }) => {
      const { inForceFrom = null, inForceUntil = null } = dates;
      return [version, { inForceFrom, inForceUntil }] as const;
    }),
  ]);
  const versions = [...days].map(([version, said]) => ({
    version,
    ...said,
    replacedAt: version === newest ? null : '',
  }));
  return listStates(versions);
}

/** The text of a former version that is kept, or waits. */
export interface HeldText {
  /** Of text and record, as `digestDocument` counts it. */
  readonly sha256: string;
  readonly sourceSha256: string;
  readonly source: { readonly recordJson: string };
  readonly stored?: { readonly version: number; readonly content: number };
  readonly stagedContent?: SqlContentStage;
}

/** Undefined where the text of that version is not kept. */
export async function readHeldText(
  shelf: ContentShelf,
  staged: readonly StagedItem[],
  { known, version }: { readonly known: KnownDocument; readonly version: number },
  isDemo: boolean,
): Promise<HeldText | undefined> {
  const waiting = listDocuments(staged).findLast((one) => one.number === known.number && one.version === version);
  if (waiting) {
    const { contentSha256: sha256, origin, recordJson, content, stored } = waiting;
    const source = { recordJson };
    return { sha256, sourceSha256: origin.sha256, source, stagedContent: content, ...(stored ? { stored } : {}) };
  }
  const row = await shelf.db
    .selectFrom('document_version')
    .select(['content', 'record_json', 'source_sha256'])
    .where('document', '=', known.number)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row || row.content === null || row.record_json === null) return undefined;
  const { content, record_json: recordJson, source_sha256: sourceSha256 } = row;
  const stage = new SqlContentStage(shelf);
  for await (const blocks of listStoredBlocks(shelf.db, content)) await stage.addBlocks(blocks);
  const sha256 = digestDocument(stage, JSON.parse(recordJson) as DocumentRecord, isDemo);
  await stage.discard();
  return { sha256, sourceSha256, source: { recordJson }, stored: { version, content } };
}
