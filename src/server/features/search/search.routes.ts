import * as calls from '#contract/search.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { describeSearchEvent } from './describe-search-event.ts';
import type { SearchService } from './search.service.ts';

/** `POST /apiv2/{endpoint}/search` and `/Filter`; a search that was answered is counted and taken down. */
export function registerSearchRoutes(
  register: RegisterCall,
  service: SearchService,
  usage: UsageRecorder,
  journal: SearchJournal,
): void {
  register(calls.search, async ({ reader, params, query: place, body }) => {
    const endpoint = params['endpoint'] ?? '';
    const query = { ...body, ...place };
    const answer = await service.search(reader, endpoint, query);
    const event = query.scope === 'closed' ? undefined : describeSearchEvent(reader, endpoint, query, answer);
    if (event) {
      usage.record(event);
      // What is taken down is what was shown of it.
      journal.note({ reader, endpoint, query: { ...query, read: answer.read }, answer });
    }
    return answer;
  });
  register(calls.filter, ({ reader, params, body }) => service.listFilters(reader, params['endpoint'] ?? '', body));
}
