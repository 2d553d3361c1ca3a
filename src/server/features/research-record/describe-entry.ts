import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { printSearchAddress, type SearchAddress } from '#domain/search/saved-search-address.ts';
import { readSearchBody, writeSearchBody } from '#domain/search/saved-search-body.ts';
import { describeSavedSearch } from '#domain/search/saved-search-words.ts';
import { nameSort } from '#domain/search/sorts.ts';
import type { ResearchEntryDraft } from '#server/ports/research-record-store.ts';
import type { AnsweredSearch } from '#server/ports/search-journal.ts';

const LONGEST_TITLE = 300;

/** An answered search as its record says it; undefined where the edition has no such way to search, or it is too long to keep. */
export function describeEntry(
  { reader, endpoint, query, answer }: AnsweredSearch,
  madeAt: string,
): ResearchEntryDraft | undefined {
  const { edition } = reader;
  const mode = findMode(edition, endpoint, query.mode);
  if (!mode) return undefined;
  const search = readSearchBody({ edition: edition.id, endpoint: mode.endpoint }, query);
  if (JSON.stringify(writeSearchBody(search)).length > RECORD_LIMITS.query) return undefined;
  const { sortBy, sortOrder } = answer;
  // The order that held, whatever the mode makes of it later.
  const address = printSearchAddress(edition, mode, { ...search, sortBy, sortOrder });
  const { title, choices } = describeSavedSearch(edition, search);
  return {
    search,
    madeAt,
    title: title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title,
    url: printUrl(address),
    understood: answer.understood?.description ?? null,
    filters: choices,
    sort: nameSort(sortBy, sortOrder, mode),
    total: answer.total,
    corpusVersion: answer.corpusVersion,
  };
}

function printUrl({ path, pairs }: SearchAddress): string {
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === '' ? path : `${path}?${text}`;
}
