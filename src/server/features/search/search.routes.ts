import * as calls from '#contract/search.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SearchService } from './search.service.ts';

/** `POST /apiv2/{endpoint}/search` and `/Filter`. */
export function registerSearchRoutes(register: RegisterCall, service: SearchService): void {
  register(calls.search, ({ edition, params, body }) => service.search(edition, params['endpoint'] ?? '', body));
  register(calls.filter, ({ edition, params, body }) => service.listFilters(edition, params['endpoint'] ?? '', body));
}
