import type { DownloadBody } from '#contract/download.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

/** The one thing whose file a download asks for. Throws `value-not-allowed`, with what to name, for none or several. */
export function readOneId({ ids = [] }: DownloadBody, reason: string): string {
  const [first, ...others] = ids;
  if (first && others.length === 0) return first.id;
  throw new LibraryError('value-not-allowed', { field: 'ids', reason });
}
