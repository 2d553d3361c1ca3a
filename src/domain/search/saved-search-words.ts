import type { Edition } from '#domain/edition/edition.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { describeChoices } from './describe-choices.ts';
import { writeSearchBody } from './saved-search-body.ts';
import type { SavedSearch, StoredSearch } from './saved-search.ts';

/** A search in its reader's words. */
export interface SearchInWords {
  /** What was looked for, as written; the choices where nothing was written. */
  readonly title: string;
  /** What it was narrowed to, one entry for each choice. */
  readonly choices: string[];
}

/** A search as its reader knows it. */
export function describeSavedSearch(edition: Edition, search: SavedSearch): SearchInWords {
  const mode = findMode(edition, search.endpoint, search.mode);
  const choices = describeChoices(edition, mode, writeSearchBody(search));
  const words = [
    search.q.trim(),
    search.qTitle && `Title: ${search.qTitle}`,
    search.qPublicationTitle && `Publication: ${search.qPublicationTitle}`,
  ].filter((word) => word !== '');
  return { title: (words.length > 0 ? words : choices).join(' · '), choices };
}

/** Title of the way to search, for example `Awards`. */
export function nameModeOf(edition: Edition, search: StoredSearch): string {
  const mode = search.version === null ? undefined : findMode(edition, search.endpoint, search.mode);
  return mode?.title ?? 'Search';
}
