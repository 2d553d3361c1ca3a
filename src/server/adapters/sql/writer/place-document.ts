import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { isOtherState, nameState } from '#domain/document/state-of-law.ts';
import { languageKey } from '#domain/document/work.ts';
import { RecordRefused, type FormerSource, type OriginFile, type RecordOrigin } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { DocumentIdentities } from './document-identities.ts';
import { findVersionSource } from './is-read-again.ts';
import type { KnownDocument, KnownSource } from './known-document.ts';
import { findSourceFile } from './source-files.ts';

/** A document as it is known from now on. */
export interface PlacedDocument {
  readonly record: DocumentRecord;
  readonly known: KnownDocument | undefined;
  /** Path of the file that it came from before, where that is gone. */
  readonly movedFrom: string | undefined;
}

/**
 * What a document is that comes from another file than before (OP-171): the same that moved, where the former file is
 * gone; the work in another language, a document of its own. Throws `RecordRefused` where both files give it.
 */
export async function placeDocument(
  db: Kysely<LibrarySchema>,
  identities: DocumentIdentities,
  record: DocumentRecord,
  { path, file }: RecordOrigin,
): Promise<PlacedDocument> {
  const known = await identities.find(record.key);
  const stays = { record, known, movedFrom: undefined };
  if (!file || !known?.source) return stays;
  const former = await locate(db, known.source);
  if (isSameFile(former, path, file) || isStateOf(known.source, record)) return stays;
  if (languageOf(known.source.recordJson) !== record.languages[0]) {
    const { id: _taken, ...own } = { ...record, key: languageKey(record) };
    return placeTranslation(db, identities, own, record.key, { path, file });
  }
  if (known.removedAt !== undefined) return stays;
  return {
    ...stays,
    movedFrom: await checkMoved(await addDigest(db, former, known), nameHeld(known.source, record, record.key), {
      path,
      file,
    }),
  };
}

async function placeTranslation(
  db: Kysely<LibrarySchema>,
  identities: DocumentIdentities,
  record: DocumentRecord,
  givenKey: string,
  { path, file }: { readonly path: string; readonly file: OriginFile },
): Promise<PlacedDocument> {
  const known = await identities.find(record.key);
  const stays = { record, known, movedFrom: undefined };
  if (!known?.source || known.removedAt !== undefined) return stays;
  const former = await locate(db, known.source);
  if (isSameFile(former, path, file) || isStateOf(known.source, record)) return stays;
  return {
    ...stays,
    movedFrom: await checkMoved(await addDigest(db, former, known), nameHeld(known.source, record, givenKey), {
      path,
      file,
    }),
  };
}

/** The path that a document came from before. Throws `RecordRefused` where the file there still gives it. */
export async function checkMoved(
  former: FormerSource,
  key: string,
  { path, file }: { readonly path: string; readonly file: OriginFile },
): Promise<string> {
  if (!(await file.stillHolds(former, key))) return former.path;
  const [one, other] =
    former.path === path && former.place !== undefined ? [former.place, file.place] : [former.path, path];
  throw new RecordRefused(
    `"${key}" is already read from ${one}, which still holds it, and comes again from ${other}; ` +
      'take one of the two files away, give one of them an identifier of its own, or, where both are states of one ' +
      'law, say in each with `inForceFrom` from when it was in force',
  );
}

async function addDigest(db: Kysely<LibrarySchema>, former: FormerSource, known: KnownDocument): Promise<FormerSource> {
  return { ...former, sha256: known.stagedSource ?? (await findVersionSource(db, known))?.sha256 };
}

/** Within a folder a file is known by its path in it; one that is named by itself only by where it lies. */
export function isSameFile(former: FormerSource, path: string, file: OriginFile): boolean {
  if (former.place === file.place) return true;
  return former.path === path && (!file.isAlone || former.place === undefined);
}

/** Of a file that was read to its end it is known where it lay. */
export async function locate(db: Kysely<LibrarySchema>, source: FormerSource): Promise<FormerSource> {
  return source.place === undefined ? { ...source, place: (await findSourceFile(db, source.path))?.place } : source;
}

/** Whether both are texts of one law in one language, in force from different days: each has its own file (OP-197). */
function isStateOf({ recordJson }: Pick<KnownSource, 'recordJson'>, { dates, languages }: DocumentRecord): boolean {
  const { dates: known, languages: spoken } = JSON.parse(recordJson) as DocumentRecord;
  return languages[0] === spoken[0] && isOtherState(known, dates);
}

/** What the former file must give no longer, for another one to give it: of a text that says its days, that state. */
function nameHeld({ recordJson }: Pick<KnownSource, 'recordJson'>, { dates }: DocumentRecord, key: string): string {
  return dates.inForceFrom === undefined ? key : nameState({ ...(JSON.parse(recordJson) as DocumentRecord), key });
}

function languageOf(recordJson: string): string | undefined {
  return (JSON.parse(recordJson) as Pick<DocumentRecord, 'languages'>).languages[0];
}
