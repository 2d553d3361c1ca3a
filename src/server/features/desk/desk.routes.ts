import * as calls from '#contract/latest-searches.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { LatestSearchesService } from './latest-searches.service.ts';

/** `/mip/api/LatestSearches`, the same under `/apiv2`, and `/apiv2/Account/carryOver`. */
export function registerDeskRoutes(register: RegisterCall, service: LatestSearchesService): void {
  for (const call of calls.underBothBases(calls.listLatestSearches)) {
    register(call, ({ reader, query }) =>
      service.list(reader, { topics: toList(query.topics), countries: toList(query.countries) }),
    );
  }
  for (const call of calls.underBothBases(calls.createLatestSearch)) {
    register(call, ({ reader, body }) => service.add(reader, body));
  }
  for (const call of calls.underBothBases(calls.deleteLatestSearch)) {
    register(call, async ({ reader, params }) => {
      await service.remove(reader, params['id'] ?? '');
      return {};
    });
  }
  register(calls.getCarryOver, async ({ reader }) => ({ count: await service.countVisit(reader) }));
  register(calls.carryOver, async ({ reader, body }) => ({ count: await service.endVisit(reader, body.keep) }));
}

/** A parameter that stands once arrives as a text. */
function toList(values: string | string[] | undefined): string[] {
  return values === undefined ? [] : [values].flat();
}
