import { searchChapters } from '#contract/chapter-search.ts';
import { identifySearch } from '#domain/tools/usage/search-identity.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ChapterSearchService } from './chapter-search.service.ts';

/** `POST /apiv2/Document/GetSearchResults`; a search that was answered is counted. */
export function registerChapterSearchRoutes(
  register: RegisterCall,
  service: ChapterSearchService,
  usage: UsageRecorder,
): void {
  register(searchChapters, async ({ reader, query: { bookTocId, searchTerm }, body }) => {
    const answer = await service.search(reader, bookTocId, searchTerm, body);
    const search = identifySearch({
      place: bookTocId,
      text: searchTerm,
      titleOnly: false,
      filters: [{ id: 'chapters', values: body }],
      dates: [],
      order: '',
      start: 0,
    });
    if (search && body.length > 0)
      usage.record({ kind: 'search', reader, keywords: searchTerm, place: 'chapters', search });
    return answer;
  });
}
