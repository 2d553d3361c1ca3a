import type { DownloadBody } from '#contract/download.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

/** The one person whom a download names. Throws `value-not-allowed` for none or several. */
export function readPerson({ ids = [] }: DownloadBody): string {
  const [first, ...others] = ids;
  if (first && others.length === 0) return first.id;
  throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Say whose profile, one person by slug or id.' });
}
