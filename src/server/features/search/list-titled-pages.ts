import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { joinWords } from '#domain/query/plain-words.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import { findPages, type PageSources } from './find-pages.ts';

/**
 * Documents that are called by all of the plain words in any of their forms, whatever Search within leaves out (OP-181):
 * `tribunal secretary drafting award` leads to the insight “May a tribunal secretary draft parts of the award?”.
 */
export async function listTitledPages(
  sources: PageSources,
  reader: Reader,
  { words, request: { sort: _sort, ...request }, off }: Pick<PlannedSearch, 'words' | 'request' | 'off'>,
): Promise<DirectMatch[]> {
  if (!words || words.telling.length < 2) return [];
  const left = off.filter(({ isLocked }) => !isLocked).map(({ without }) => without);
  const scope = request.scope.filter((choice) => !left.includes(choice));
  const query = withForms(joinWords(words), 'related');
  return findPages(sources, reader, { ...request, query, scope, titleOnly: true }, 'title');
}
