import type { OrganizationRecord } from '#domain/records/organization.ts';
import { InsightsService } from '#server/features/insights/insights.service.ts';
import { addElsewhere, listStates } from '#server/features/nyc-tool/contracting-states.ts';
import { countDecisionsBy, DEMO, presentBasis } from '#server/features/nyc-tool/count-decisions.ts';
import { listEntries } from '#server/features/nyc-tool/present-entries.ts';
import { ConventionsService } from '#server/features/reference/conventions.service.ts';
import { OrganizationsService } from '#server/features/reference/organizations.service.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { OpenLibrary } from './content.ts';
import type { LawOfPlaces } from './law.ts';

type Parts = Pick<
  OpenLibrary,
  'reference' | 'content' | 'citations' | 'engine' | 'clock' | 'guard' | 'budget' | 'records'
>;

/** The collections that have rules of their own, by the names in their definitions. */
export function createCollectionRules(
  library: Parts,
  { status, counter, jurisdictions, law }: LawOfPlaces,
): CollectionRules {
  const conventions = new ConventionsService({ ...library, status });
  const count = countDecisionsBy(counter);
  const insights = new InsightsService(library);
  const organizations = new OrganizationsService({ ...library, counter });
  return {
    lists: {
      conventions: (reader, day) => conventions.list(reader, day),
      insights: (reader) => insights.listStages(reader),
      'nyc-provisions': (reader) => listEntries(count, reader, 'provision'),
      'nyc-topics': (reader) => listEntries(count, reader, 'topic'),
      unions: async (reader, day) => law.listUnions(reader, day),
      'nyc-states': (reader, day) => listStates(status, count, reader, day),
    },
    entries: {
      convention: (reader, id, day) => conventions.get(reader, id, day),
      'law-of-place': (reader, id, day) => law.listFacts(reader, id, day),
      union: (reader, id, day) => law.getUnion(reader, id, day),
      'conventions-of-place': (reader, id, day) => jurisdictions.listConventionsOf(reader, id, day),
    },
    additions: {
      'closed-insights': async (reader) => ({ closed: await insights.countClosed(reader) }),
      'nyc-decisions': async (reader) => presentBasis(await count(reader, [DEMO.facet])),
      'nyc-elsewhere': (reader, list) => addElsewhere(count, reader, list),
      jurisdiction: (reader, entry) => jurisdictions.add(reader, entry),
      // What it is made of is a record of its kind.
      organization: (reader, entry) => organizations.add(reader, entry as unknown as OrganizationRecord),
    },
  };
}
