import type { SessionTerms } from '#domain/access/session-limits.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { accountFeature } from '#server/features/account/feature.ts';
import { accountSecurityFeature } from '#server/features/account-security/feature.ts';
import { alertsFeature } from '#server/features/alerts/feature.ts';
import { casesFeature } from '#server/features/cases/feature.ts';
import { chapterSearchFeature } from '#server/features/chapter-search/feature.ts';
import { collectionsFeature } from '#server/features/collections/feature.ts';
import { comparisonFeature } from '#server/features/comparison/feature.ts';
import { customizationFeature } from '#server/features/customization/feature.ts';
import { deskFeature } from '#server/features/desk/feature.ts';
import { developmentsFeature } from '#server/features/developments/feature.ts';
import { downloadFeature } from '#server/features/download/feature.ts';
import { factsFeature } from '#server/features/facts/feature.ts';
import type { LawService } from '#server/features/facts/law.service.ts';
import { favoritesFeature } from '#server/features/favorites/feature.ts';
import { historyFeature } from '#server/features/history/feature.ts';
import { homeFeature } from '#server/features/home/feature.ts';
import { insightsFeature } from '#server/features/insights/feature.ts';
import { myDataFeature } from '#server/features/my-data/feature.ts';
import { newsFeature } from '#server/features/news/feature.ts';
import { profilesFeature } from '#server/features/profiles/feature.ts';
import { nycToolFeature } from '#server/features/nyc-tool/feature.ts';
import { readingFeature } from '#server/features/reading/feature.ts';
import { readingPlacesFeature } from '#server/features/reading-places/feature.ts';
import { recognitionFeature } from '#server/features/recognition/feature.ts';
import { referenceFeature } from '#server/features/reference/feature.ts';
import { relationsFeature } from '#server/features/relations/feature.ts';
import { researchRecordFeature } from '#server/features/research-record/feature.ts';
import { searchExplainFeature } from '#server/features/search-explain/feature.ts';
import { searchFeature } from '#server/features/search/feature.ts';
import { suggestionsFeature } from '#server/features/suggestions/feature.ts';
import { templatesFeature } from '#server/features/templates/feature.ts';
import { supportFeature } from '#server/features/support/feature.ts';
import { thresholdsFeature } from '#server/features/thresholds/feature.ts';
import { usageFeature } from '#server/features/usage/feature.ts';
import type { AlertCounts } from '#server/ports/alert-counts.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { DownloadSources } from '#server/ports/download-source.ts';
import type { EditionFiles } from '#server/ports/edition-files.ts';
import type { OwnPasswords } from '#server/ports/own-passwords.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import type { UsageLog } from '#server/ports/usage-recorder.ts';
import type { OpenLibrary } from './content.ts';
import type { OpenPeople } from './people.ts';

/** Every capability that is served; another one is a line here. */
export const FEATURES = [
  accountFeature,
  accountSecurityFeature,
  searchFeature,
  searchExplainFeature,
  recognitionFeature,
  suggestionsFeature,
  readingFeature,
  chapterSearchFeature,
  casesFeature,
  relationsFeature,
  profilesFeature,
  developmentsFeature,
  nycToolFeature,
  collectionsFeature,
  referenceFeature,
  factsFeature,
  thresholdsFeature,
  comparisonFeature,
  insightsFeature,
  templatesFeature,
  downloadFeature,
  usageFeature,
  deskFeature,
  favoritesFeature,
  historyFeature,
  homeFeature,
  newsFeature,
  customizationFeature,
  readingPlacesFeature,
  myDataFeature,
  alertsFeature,
  researchRecordFeature,
  supportFeature,
] as const;

/** What they are made of, by name. */
export interface FeatureParts extends Omit<OpenLibrary, 'isIndexOld' | 'isReady' | 'close'>, Stores {
  readonly editionFiles: EditionFiles;
  readonly usage: UsageLog;
  readonly journal: SearchJournal;
  readonly renderer: DocumentRenderer;
  readonly scheduler: Scheduler;
  readonly alertCounts: AlertCounts;
  /** Watches places of comparisons for readers. */
  readonly watch: PlaceWatch;
  readonly log: (message: string, error?: unknown) => void;
  /** Collections that have rules of their own. */
  readonly rules: CollectionRules;
  /** What facts of law say of places. */
  readonly law: LawService;
  /** What can be downloaded. */
  readonly downloads: DownloadSources;
  /** Whom figures leave out. */
  readonly isUncounted: RobotTest;
  /** Whether the demo accounts count. */
  readonly hasDemo: boolean;
  readonly ownPasswords: OwnPasswords;
  readonly sessionTerms: SessionTerms;
  /** Name of an outside provider, by its issuer. */
  readonly nameProvider: (issuer: string) => string;
}

type Stores = Pick<
  OpenPeople,
  | 'accounts'
  | 'sessions'
  | 'desk'
  | 'favorites'
  | 'trash'
  | 'history'
  | 'places'
  | 'checklists'
  | 'comparisonNotes'
  | 'customizations'
  | 'personal'
  | 'alerts'
  | 'relationSearches'
  | 'mergerCases'
  | 'record'
  | 'messages'
  | 'topicCounts'
  | 'jobs'
>;

export function serveFeatures(register: RegisterCall, parts: FeatureParts): void {
  for (const { serve } of FEATURES) serve(register, parts);
}
