import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { askKeyword, listSubjectQueries } from '#domain/query/plain-words.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import { findPages, type PageSources } from './find-pages.ts';

/** Some of them stand among the hits. */
const MOST_ASKED = 10;

/**
 * Documents that are about the plain words, as their titles and keywords say in any form of these, whatever Search within
 * leaves out (OP-181): `tribunal secretary drafting award` leads to the insight “May a tribunal secretary draft parts of
 * the award?”, `third party funding disclosure` to the one that has these words for keywords.
 */
export async function listTitledPages(
  sources: PageSources,
  reader: Reader,
  { words, request: { sort: _sort, ...request }, off }: Pick<PlannedSearch, 'words' | 'request' | 'off'>,
): Promise<DirectMatch[]> {
  if (!words || words.telling.length < 2) return [];
  const left = off.filter(({ isLocked }) => !isLocked).map(({ without }) => without);
  const scope = request.scope.filter((choice) => !left.includes(choice));
  const ask = (subject: QueryNode) => {
    const query = withForms(subject, 'related');
    return findPages(sources, reader, { ...request, query, scope, size: MOST_ASKED }, 'title');
  };
  const found = (await Promise.all(listSubjectQueries(words).map(ask))).flat();
  const filed = found.length > 0 ? undefined : askKeyword(words);
  return filed ? ask(filed) : found;
}
