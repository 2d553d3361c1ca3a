import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { StoredDocument } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';

/** Why the text of a version is not there: it never was, it was not kept, or an operator took it away (OP-204). */
export function explainVersion(
  { id, record, version: newest }: StoredDocument,
  versions: readonly DocumentVersion[],
  version: number,
): LibraryError {
  const known = versions.find((one) => one.version === version);
  const details = { id, title: record.title, version, newest };
  if (!known?.replacedAt) {
    const highest = Math.max(newest, ...versions.map((one) => one.version));
    const reason =
      highest === 1 ? 'This document has one version only.' : `This document has the versions 1 to ${highest}.`;
    return new LibraryError('version-not-found', { ...details, reason });
  }
  if (known.forgottenAt !== null) {
    const date = known.forgottenAt.slice(0, 10);
    const reason = `Version ${version} was removed on ${formatDate(date)} by the operator.`;
    return new LibraryError('version-forgotten', { ...details, date, reason });
  }
  const date = known.replacedAt.slice(0, 10);
  const reason = `Version ${version} was replaced on ${formatDate(date)}, and its text was not kept.`;
  return new LibraryError('version-not-kept', { ...details, date, reason });
}
