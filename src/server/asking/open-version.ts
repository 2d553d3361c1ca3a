import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';

/**
 * The document with the record and the text of a version; as it is where none is named. Who may have the document may
 * have its versions: ask the guard first. Throws `version-not-found` and `version-not-kept`, which say what there is.
 */
export async function openVersion(
  store: ContentStore,
  document: StoredDocument,
  version: number | undefined,
): Promise<StoredDocument> {
  const found = await findVersion(store, document, version);
  if (found) return found;
  throw await explainMissing(store, document, version ?? document.version);
}

/** The same; undefined where that version cannot be read. */
export async function findVersion(
  store: ContentStore,
  document: StoredDocument,
  version: number | undefined,
): Promise<StoredDocument | undefined> {
  if (version === undefined || version === document.version) return document;
  const former = await store.findFormerVersion(document.number, version);
  return former && { ...document, ...former };
}

async function explainMissing(store: ContentStore, document: StoredDocument, version: number): Promise<LibraryError> {
  const { id, record, number, version: newest } = document;
  const known = (await store.listVersions(number)).find((one) => one.version === version);
  const details = { id, title: record.title, version, newest };
  if (!known?.replacedAt) {
    const reason =
      newest === 1 ? 'This document has one version only.' : `This document has the versions 1 to ${newest}.`;
    return new LibraryError('version-not-found', { ...details, reason });
  }
  const date = known.replacedAt.slice(0, 10);
  const reason = `Version ${version} was replaced on ${formatDate(date)}, and its text was not kept.`;
  return new LibraryError('version-not-kept', { ...details, date, reason });
}
