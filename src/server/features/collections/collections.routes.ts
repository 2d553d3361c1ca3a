import { COLLECTION_CALLS } from '#contract/collection.ts';
import { listPaths } from '#domain/collections/entry.ts';
import type { Call } from '#contract/call.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { CollectionsService } from './collections.service.ts';

/** The list of every collection, and its entries where it has any. */
export function registerCollectionsRoutes(register: RegisterCall, service: CollectionsService): void {
  for (const { collection, list, entry } of COLLECTION_CALLS) {
    register(list as Call, ({ reader, query }) => service.list(reader, collection, dayOf(query)));
    const [name = ''] = listPaths(entry?.path ?? '');
    if (!entry) continue;
    register(entry as Call, ({ reader, params, query }) =>
      service.get(reader, collection, params[name] ?? '', dayOf(query)),
    );
  }
}

/** The day that is asked for, where the collection takes one. */
function dayOf(query: unknown): string | undefined {
  return (query as { readonly day?: string } | undefined)?.day;
}
