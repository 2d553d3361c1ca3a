import { formatDate } from '#domain/document/format-date.ts';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { StateOnDay } from '#domain/versions/states-of-law.ts';
import type { StoredDocument } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';

/** Why there is no text of a day: none says from when it was in force, or none of them was on that one (OP-197). */
export function explainDay(
  { id, record }: StoredDocument,
  day: string,
  { before, after }: StateOnDay<DocumentVersion>,
): LibraryError {
  const nearest = [before, after].filter((state) => state !== undefined);
  const said = [
    before && `The text before was in force ${describeDaysInForce(before)}.`,
    after && `The ${before ? 'next' : 'first'} text is in force ${describeDaysInForce(after)}.`,
  ];
  const none = 'No version of this document says from when it was in force.';
  const reason = nearest.length === 0 ? none : said.filter(Boolean).join(' ');
  return new LibraryError('text-of-day-unknown', {
    id,
    title: record.title,
    date: day,
    reason: `No text of this document is known to have been in force on ${formatDate(day)}. ${reason}`,
    nearest: nearest.map(({ inForceFrom }) => inForceFrom),
  });
}
