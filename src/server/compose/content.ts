import { setImmediate as nextTurn } from 'node:timers/promises';
import { COLLECTIONS } from '#collections/collections.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import type { Reader } from '#domain/access/reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import { SqlComparisonStore } from '#server/adapters/sql/library/sql-comparison-store.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlRelationStore } from '#server/adapters/sql/relations/sql-relation-store.ts';
import { SqlProfileStore } from '#server/adapters/sql/library/sql-profile-store.ts';
import { SqlRecordStore } from '#server/adapters/sql/library/sql-record-store.ts';
import { ProvisionPlaces } from '#server/asking/provision-places.ts';
import { ProvisionReader } from '#server/asking/provision-reader.ts';
import { StatusTable } from '#server/asking/status-table.ts';
import { SqlFactStore } from '#server/adapters/sql/library/sql-fact-store.ts';
import { SqlReferenceStore } from '#server/adapters/sql/library/sql-reference-store.ts';
import { openLibraryDatabase, readersPath, type LibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { ReaderMark } from '#server/adapters/sqlite/reader-mark.ts';
import { InProcessCounter } from '#server/adapters/system/in-process-counter.ts';
import { createSystemClock } from '#server/adapters/system/system-clock.ts';
import type { Config } from '#server/config/config.ts';
import { ReadingBudget } from '#server/asking/reading-budget.ts';
import { ProfileDirectories } from '#server/asking/profile-directories.ts';
import { TextMarker } from '#server/asking/text-marker.ts';
import { DocumentGuard, type Institutions } from '#server/asking/document-guard.ts';
import { NewHitsService } from '#server/asking/new-hits.service.ts';
import { AddressesService } from '#server/features/reading/addresses.service.ts';
import { ReadingService } from '#server/features/reading/reading.service.ts';
import { ProvisionFinder } from '#server/features/recognition/provision-finder.ts';
import { SpelledProvisions } from '#server/features/recognition/spelled-provisions.ts';
import { FiledNamesService } from '#server/features/recognition/filed-names.ts';
import { suggestProvision } from '#server/features/nyc-tool/suggest-provision.ts';
import { RecognitionService } from '#server/features/recognition/recognition.service.ts';
import { OtherWritings } from '#server/features/search/also-written.ts';
import { PrintedWords } from '#server/asking/printed-words.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ComparisonStore } from '#server/ports/comparison-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { KNOWN_INSTRUMENTS } from './known-instruments.ts';
import { NACE_NAMES } from './nace-names.ts';
import { openSearchEngine } from './search-engine.ts';
import { openComparer } from './text-comparer.ts';

/** What any edition suggests. */
const SUGGESTED_FACETS = [
  ...new Set(Object.values(EDITIONS).flatMap((edition) => edition.suggestedFacets.map(({ id }) => id))),
];

/** The library for readers: one of everything that several features ask, ready to serve. */
export interface OpenLibrary {
  readonly clock: Clock;
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly relations: RelationStore;
  /** The records that reference pages are made of. */
  readonly reference: ReferenceStore;
  readonly facts: FactStore;
  /** Who answers in comparisons. */
  readonly comparisons: ComparisonStore;
  /** The instruments whose provisions can be named. */
  readonly known: KnownInstruments;
  /** Where provisions stand in the texts of instruments, read once for all who ask. */
  readonly provisionPlaces: ProvisionPlaces;
  readonly collections: readonly Collection[];
  readonly citations: CitationStore;
  readonly engine: SearchEngine;
  /** The one door to documents. */
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  /** Where search terms stand in texts, asked for once for screen and paper. */
  readonly marks: TextMarker;
  readonly reading: ReadingService;
  readonly recognition: RecognitionService;
  readonly printed: PrintedWords;
  /** Pages of tools that a text names in a tool's own way. */
  readonly pagesOfTools: (reader: Reader, text: string) => readonly Suggestion[];
  readonly search: SearchService;
  /** Who has a page, and what is counted of them. */
  readonly profiles: ProfileDirectories;
  readonly newHits: NewHitsService;
  readonly comparer: TextComparer;
  /** Whether documents were indexed by an earlier version, so that searches miss some of what they say. */
  readonly isIndexOld: boolean;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface LibraryChoices {
  /** Threads that search; 0 searches on the calling one, which suits one command. */
  readonly workers?: number;
  /** Counts what readers open, with those of other servers or alone; alone where absent. */
  readonly counter?: RateCounter;
  /** Whom a reader may ask for what is not included. */
  readonly institutions?: Institutions;
  /** Told what goes wrong while nobody asks. */
  readonly log?: (message: string, error: unknown) => void;
}

/** Opens the library for reading. */
// Long because: it has a line for each part of the library.
export async function openLibrary(config: Config, options: LibraryChoices = {}): Promise<OpenLibrary> {
  const database = await openLibraryDatabase(config.dataFolder, KNOWN_INSTRUMENTS);
  const engine = await openSearchEngine(database.path, {
    workers: options.workers ?? config.workers,
    queryMilliseconds: config.queryMilliseconds,
    suggestedFacets: SUGGESTED_FACETS,
    ...(options.log ? { log: options.log } : {}),
  });
  const mark = new ReaderMark(readersPath(config.dataFolder));
  mark.hold();
  const content = new SqlContentStore(database.queries);
  const records = new SqlRecordStore(database.queries);
  const cited = openCitations(database.queries);
  const comparer = openComparer(database.path);
  const clock = createSystemClock(config.timeZone);
  const guard = new DocumentGuard(content, options.institutions);
  const known = KNOWN_INSTRUMENTS;
  const provisions = new ProvisionReader(content, nextTurn);
  const provisionPlaces = new ProvisionPlaces({ content, known, provisions, nextTurn });
  const addresses = new AddressesService(content, guard, comparer, provisions);
  const { counter = new InProcessCounter() } = options;
  const budget = new ReadingBudget({
    limits: config.reading,
    institutions: options.institutions,
    counter,
    log: (message) => options.log?.(message, undefined),
  });
  const finder = new ProvisionFinder({
    content,
    engine,
    citations: cited.citations,
    known,
    provisions,
    places: provisionPlaces,
  });
  const recognition = new RecognitionService({ content, engine, records, provisions: finder, nextTurn });
  const printed = new PrintedWords(engine);
  const marks = new TextMarker(engine);
  const profiles = new ProfileDirectories(new SqlProfileStore(database.queries));
  const reference = new SqlReferenceStore(database.queries);
  const facts = new SqlFactStore(database.queries);
  const comparisons = new SqlComparisonStore(database.queries);
  return {
    clock,
    content,
    records,
    relations: new SqlRelationStore(database.queries),
    reference,
    facts,
    comparisons,
    known,
    provisionPlaces,
    collections: COLLECTIONS,
    citations: cited.citations,
    engine,
    guard,
    budget,
    marks,
    reading: new ReadingService({
      content,
      records,
      status: new StatusTable({ reference, facts, known: KNOWN_INSTRUMENTS, clock }),
      ...cited,
      nace: NACE_NAMES,
      engine,
      guard,
      budget,
      marks,
      addresses,
      provisions,
      places: provisionPlaces,
    }),
    recognition,
    printed,
    pagesOfTools: (reader, text) => suggestProvision(reader, text, KNOWN_INSTRUMENTS),
    search: new SearchService({
      engine,
      content,
      names: recognition,
      filed: new FiledNamesService(engine, KNOWN_INSTRUMENTS, records),
      spelled: new SpelledProvisions(engine, KNOWN_INSTRUMENTS),
      written: new OtherWritings(engine, printed),
      clock,
      profiles,
      counter,
      log: (message) => options.log?.(message, undefined),
    }),
    profiles,
    newHits: new NewHitsService(engine, content, clock),
    comparer,
    isIndexOld: database.isIndexOld,
    isReady: async () => {
      await Promise.all([engine.generation(), content.readCorpusVersion()]);
      return true;
    },
    close: async () => {
      await comparer.close();
      await engine.close();
      mark.close();
      database.close();
    },
  };
}

/** Who cites what, and the instruments whose provisions can be cited. */
function openCitations(queries: LibraryDatabase['queries']) {
  return { citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS), known: KNOWN_INSTRUMENTS };
}
