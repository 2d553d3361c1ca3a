import { SearchCounter } from '#server/asking/search-counter.ts';
import { ConventionsService } from '#server/features/reference/conventions.service.ts';
import { JurisdictionsService } from '#server/features/reference/jurisdictions.service.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { OpenLibrary } from './content.ts';

type Parts = Pick<
  OpenLibrary,
  'reference' | 'content' | 'citations' | 'engine' | 'clock' | 'guard' | 'budget' | 'records'
>;

/** The collections that have rules of their own, by the names in their definitions. */
export function createCollectionRules(library: Parts): CollectionRules {
  const conventions = new ConventionsService(library);
  const jurisdictions = new JurisdictionsService({ ...library, counter: new SearchCounter(library) });
  return {
    lists: { conventions: (reader) => conventions.list(reader) },
    entries: {
      convention: (reader, id) => conventions.get(reader, id),
      'conventions-of-place': (reader, id) => jurisdictions.listConventionsOf(reader, id),
    },
  };
}
