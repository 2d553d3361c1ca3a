import { EDITIONS } from '#editions/editions.ts';
import { SqlContentStore } from '#server/adapters/sql/content-store.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { openEmbeddedSearchEngine } from '#server/adapters/embedded-search/embedded-search-engine.ts';
import { createSystemClock } from '#server/adapters/system/system-clock.ts';
import type { Config } from '#server/config/config.ts';
import { CaseService } from '#server/features/cases/cases.service.ts';
import { DocumentGuard, type Institutions } from '#server/asking/document-guard.ts';
import { FileService } from '#server/features/reading/file.service.ts';
import { PublicationService } from '#server/features/reading/publication.service.ts';
import { ReadingService } from '#server/features/reading/reading.service.ts';
import { SearchExplainService } from '#server/features/search-explain/search-explain.service.ts';
import { RecognitionService } from '#server/features/recognition/recognition.service.ts';
import { NewHitsService } from '#server/asking/new-hits.service.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { SuggestionsService } from '#server/features/suggestions/suggestions.service.ts';
import { WordFormsService } from '#server/features/search-explain/word-forms.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { PRODUCT } from './product.ts';

/** What any edition suggests. */
const SUGGESTED_FACETS = [
  ...new Set(Object.values(EDITIONS).flatMap((edition) => edition.suggestedFacets.map(({ id }) => id))),
];

/** The library for readers: one of everything, ready to serve. */
export interface OpenLibrary {
  readonly clock: Clock;
  readonly store: ContentStore;
  readonly engine: SearchEngine;
  readonly search: SearchService;
  readonly newHits: NewHitsService;
  readonly explanations: SearchExplainService;
  readonly wordForms: WordFormsService;
  readonly recognition: RecognitionService;
  readonly suggestions: SuggestionsService;
  readonly reading: ReadingService;
  readonly publications: PublicationService;
  readonly cases: CaseService;
  readonly files: FileService;
  /** Whether documents were indexed by an earlier version, so that searches miss some of what they say. */
  readonly isIndexOld: boolean;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the library for reading. `workers: 0` searches on the calling thread, which suits one command; `institutions`
 * tells whom a reader may ask for what is not included. `log` is told what goes wrong while nobody asks.
 */
export async function openLibrary(
  config: Config,
  options: {
    readonly workers?: number;
    readonly institutions?: Institutions;
    readonly log?: (message: string, error: unknown) => void;
  } = {},
): Promise<OpenLibrary> {
  const database = await openLibraryDatabase(config.dataFolder);
  const engine = await openEmbeddedSearchEngine({
    databasePath: database.path,
    workers: options.workers ?? config.workers,
    queryMilliseconds: config.queryMilliseconds,
    suggestedFacets: SUGGESTED_FACETS,
    ...(options.log ? { log: options.log } : {}),
  });
  const store = new SqlContentStore(database.queries);
  const clock = createSystemClock(config.timeZone);
  const guard = new DocumentGuard(store, options.institutions);
  return {
    clock,
    store,
    engine,
    search: new SearchService(engine, store, clock),
    explanations: new SearchExplainService(engine, clock),
    wordForms: new WordFormsService(engine, clock),
    recognition: new RecognitionService(store, engine),
    suggestions: new SuggestionsService(engine, store),
    newHits: new NewHitsService(engine, store, clock),
    reading: new ReadingService(store, engine, guard),
    publications: new PublicationService(store, guard),
    cases: new CaseService(store, guard),
    files: new FileService(PRODUCT.fileFolder),
    isIndexOld: database.isIndexOld,
    isReady: async () => {
      await Promise.all([engine.generation(), store.countDocuments()]);
      return true;
    },
    close: async () => {
      await engine.close();
      database.close();
    },
  };
}
