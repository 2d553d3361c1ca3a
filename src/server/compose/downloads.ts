import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompareService } from '#server/features/comparison/compare.service.ts';
import { createComparisonSource } from '#server/features/comparison/comparison.source.ts';
import { PlaceFacts } from '#server/features/comparison/place-facts.ts';
import { ProductReader } from '#server/features/comparison/product-reader.ts';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import { DocumentSource } from '#server/features/download/document.source.ts';
import { ResultListSource } from '#server/features/download/result-list.source.ts';
import { createCollectionTables } from '#server/features/collections/collection-tables.ts';
import { CollectionsService } from '#server/features/collections/collections.service.ts';
import { FavoriteListService } from '#server/features/favorites/favorite-list.service.ts';
import { createFavoriteListSource } from '#server/features/favorites/favorite-list.source.ts';
import { FavoriteRows } from '#server/features/favorites/favorite-rows.ts';
import { FavoriteWorks } from '#server/features/favorites/favorite-works.ts';
import { createChecklistSource } from '#server/features/insights/checklist.source.ts';
import { ChecklistsService } from '#server/features/insights/checklists.service.ts';
import { InsightsService } from '#server/features/insights/insights.service.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { createTableSource } from '#server/features/download/table.source.ts';
import { countDecisionsBy } from '#server/features/nyc-tool/count-decisions.ts';
import { createOutcomesTable } from '#server/features/nyc-tool/outcomes.ts';
import { createFeesTable } from '#server/features/reference/fees-table.ts';
import { createContentsSource } from '#server/features/reading/contents.source.ts';
import { createProfileCasesSource } from '#server/features/profiles/profile-cases.source.ts';
import { createProfileSource } from '#server/features/profiles/profile.source.ts';
import { ProfilesService } from '#server/features/profiles/profiles.service.ts';
import { PublicationService } from '#server/features/reading/publication.service.ts';
import { ConflictCheckService } from '#server/features/relations/conflict-check.service.ts';
import { createConflictListSource } from '#server/features/relations/conflict-list.source.ts';
import { createRelationListSource } from '#server/features/relations/relation-list.source.ts';
import { RelationsService } from '#server/features/relations/relations.service.ts';
import { createThresholds } from '#server/features/thresholds/feature.ts';
import { createMemorandumSource } from '#server/features/thresholds/memorandum.source.ts';
import { ClauseService } from '#server/features/templates/clause.service.ts';
import { createClauseSource } from '#server/features/templates/clause.source.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { DownloadSources } from '#server/ports/download-source.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { OpenLibrary } from './content.ts';
import type { OpenPeople } from './people.ts';

type Parts = Pick<
  OpenLibrary,
  | 'search'
  | 'clock'
  | 'engine'
  | 'reference'
  | 'facts'
  | 'citations'
  | 'content'
  | 'records'
  | 'relations'
  | 'guard'
  | 'budget'
  | 'marks'
  | 'profiles'
  | 'comparisons'
  | 'comparer'
> &
  Pick<OpenPeople, 'favorites' | 'checklists' | 'comparisonNotes'> & {
    readonly rules: CollectionRules;
    readonly watch: PlaceWatch;
  };

/** What can be downloaded, by kind; another one is a line here. */
export function createDownloads(library: Parts): DownloadSources {
  const documents = new DocumentSource(library);
  const favorites = new FavoriteListService(library.favorites, new FavoriteRows(library.content, library.watch));
  const insights = new InsightsService(library);
  const counter = new SearchCounter(library);
  const profiles = new ProfilesService(library);
  return {
    profile: createProfileSource(profiles),
    cases: createProfileCasesSource(profiles),
    results: new ResultListSource(library),
    document: documents,
    documents,
    favorites: createFavoriteListSource(favorites, new FavoriteWorks(library.content)),
    relations: createRelationListSource(new RelationsService(library)),
    conflicts: createConflictListSource(new ConflictCheckService(library)),
    checklist: createChecklistSource(insights, new ChecklistsService({ ...library, insights })),
    clause: createClauseSource(new ClauseService(library.reference)),
    table: createTableSource(createTables(library, counter)),
    thresholds: createMemorandumSource(createThresholds(library)),
    compare: createComparisonSource(createComparing(library)),
    toc: createContentsSource(new PublicationService(library, library.guard)),
  };
}

/** What compares for files, as it does for pages. */
function createComparing(library: Parts) {
  const products = new ProductReader({ ...library, nextTurn });
  const places = new PlaceFacts(library);
  return { ...library, comparing: new CompareService({ ...library, products, places, nextTurn }) };
}

function createTables(library: Parts, counter: SearchCounter): PageTables {
  const collections = new CollectionsService({ ...library, counter, rules: library.rules });
  return {
    ...createCollectionTables(collections),
    ...createFeesTable((reader, id) => collections.get(reader, ORGANIZATIONS, id)),
    ...createOutcomesTable(countDecisionsBy(counter)),
  };
}
