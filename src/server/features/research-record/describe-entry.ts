import { findMode } from '#domain/edition/find-mode.ts';
import { RECORD_LIMITS } from '#domain/desk/research-entry.ts';
import { stripPaging } from '#domain/desk/saved-query.ts';
import { describeChoices } from '#domain/search/describe-choices.ts';
import { nameSort } from '#domain/search/sorts.ts';
import type { ResearchEntryDraft } from '#server/ports/research-record-store.ts';
import type { AnsweredSearch } from '#server/ports/search-journal.ts';
import { printSearchUrl } from './print-search-url.ts';

const LONGEST_TITLE = 300;

/** An answered search as its record says it; undefined where the edition has no such way to search, or it is too long to keep. */
export function describeEntry(
  { reader, endpoint, query, answer }: AnsweredSearch,
  madeAt: string,
): ResearchEntryDraft | undefined {
  const { edition } = reader;
  const mode = findMode(edition, endpoint, query.mode);
  const kept = stripPaging(query);
  if (!mode || JSON.stringify(kept).length > RECORD_LIMITS.query) return undefined;
  const filters = describeChoices(edition, mode, query);
  const words = [
    query.q?.trim() ?? '',
    query.qTitle ? `Title: ${query.qTitle}` : '',
    query.qPublicationTitle ? `Publication: ${query.qPublicationTitle}` : '',
  ].filter((word) => word !== '');
  const title = (words.length > 0 ? words : filters).join(' · ');
  return {
    edition: edition.id,
    madeAt,
    title: title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title,
    url: printSearchUrl(edition, mode, query, answer),
    endpoint: mode.endpoint,
    query: kept,
    understood: answer.understood?.description ?? null,
    filters,
    sort: nameSort(answer.sortBy, answer.sortOrder, mode),
    total: answer.total,
    corpusVersion: answer.corpusVersion,
  };
}
