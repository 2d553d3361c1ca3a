import type { Generated } from 'kysely';
import type { ChecklistTickTable } from './checklist-schema.ts';
import type { ComparisonNoteTable } from './comparison-note-schema.ts';
import type { CustomizationTable, HomeVisitTable } from './customization-schema.ts';
import type { DownloadJobTable } from './download-job-schema.ts';
import type { FavoriteFolderTable, FavoriteInFolderTable, FavoriteTable } from './favorite-schema.ts';
import type { HistoryEntryTable, HistorySettingTable } from './history-schema.ts';
import type { MergerCaseTable } from './merger-case-schema.ts';
import type { RelationSearchTable } from './relation-search-schema.ts';
import type { ReadingPlaceTable } from './reading-place-schema.ts';
import type {
  EndedFeedTable,
  ResearchEntryTable,
  ResearchSettingTable,
  SearchAlertTable,
} from './saved-search-schema.ts';
import type { LeaseTable, RateBucketTable, RateNoteTable } from './servers-schema.ts';
import type { TrashTable } from './trash-schema.ts';
import type { TrackingTable, UsageTable } from './usage-schema.ts';

/**
 * The tables about people, for both databases. Instants are ISO strings in UTC, days are `YYYY-MM-DD`; booleans are
 * 0 or 1.
 */
export interface PeopleSchema {
  institution: { id: string; name: string; customer_no: string; contact: string | null; demo: number };
  contract: ContractTable;
  address_range: { institution: string; range: string };
  account: AccountTable;
  password: PasswordTable;
  session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  provider_artifact: ProviderArtifactTable;
  secret: { name: string; value: string };
  /** One row: `revision` counts the changes of institutions, contracts, ranges and accounts. */
  people_state: { id: number; revision: number };
  usage_event: UsageTable;
  tracking_event: TrackingTable;
  /** How often a topic of a comparison was opened on a day; by whom, nothing says. */
  comparison_topic: { edition: string; slug: string; topic: string; day: string; times: number };
  desk_owner: DeskOwnerTable;
  latest_search: LatestSearchTable;
  favorite_folder: FavoriteFolderTable;
  favorite: FavoriteTable;
  favorite_in_folder: FavoriteInFolderTable;
  history_entry: HistoryEntryTable;
  history_setting: HistorySettingTable;
  customization: CustomizationTable;
  home_visit: HomeVisitTable;
  reading_place: ReadingPlaceTable;
  checklist_tick: ChecklistTickTable;
  comparison_note: ComparisonNoteTable;
  download_job: DownloadJobTable;
  support_message: SupportMessageTable;
  search_alert: SearchAlertTable;
  ended_feed: EndedFeedTable;
  research_entry: ResearchEntryTable;
  research_setting: ResearchSettingTable;
  relation_search: RelationSearchTable;
  merger_case: MergerCaseTable;
  trash: TrashTable;
  rate_bucket: RateBucketTable;
  rate_note: RateNoteTable;
  lease: LeaseTable;
}

export interface ContractTable {
  institution: string;
  edition: string;
  code: string;
  from_day: string;
  /** Inclusive. */
  to_day: string | null;
  suspended: number;
}

export interface AccountTable {
  id: string;
  username: string;
  /** What makes it unique whatever the letter case. */
  username_folded: string;
  name: string;
  account_no: string;
  email: string | null;
  institution: string | null;
  /** The institution is what a provider said, and goes when the provider no longer says it. */
  institution_claimed: number;
  /** Who vouches for the account; null for accounts of this installation. */
  issuer: string | null;
  subject: string | null;
  demo: number;
  /** Since when it may not sign in; null while it may. */
  suspended_at: string | null;
}

export interface PasswordTable {
  account: string;
  hash: string;
  failures: number;
  failed_at: string | null;
  blocked_until: string | null;
  /** Until when a password that an operator set may be used to choose another; null for one of the reader's own. */
  initial_until: string | null;
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the secret in the reader's cookie. */
  secret_hash: string;
  account: string | null;
  address_institution: string | null;
  edition: string | null;
  id_token: string | null;
  user_agent: string | null;
  /** Of the address where it was begun. */
  network: string | null;
  /** The outside provider's name for its own session. */
  provider_session: string | null;
  created_at: string;
  seen_at: string;
}

export interface SignInAttemptTable {
  state: string;
  nonce: string;
  verifier: string;
  return_url: string;
  origin: string;
  waf: string | null;
  browser_hash: string;
  started_at: string;
}

export interface ProviderArtifactTable {
  model: string;
  id: string;
  payload: string;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  account: string | null;
  consumed_at: string | null;
  expires_at: string | null;
}

/** An account or a visit that has had something on the desk; `changes` counts up with each change. One of the two is null. */
export interface DeskOwnerTable {
  account: string | null;
  session: string | null;
  changes: number;
}

/** Belongs to an account or, by its public id, to a session; one of the two is null. */
export interface LatestSearchTable {
  id: string;
  account: string | null;
  session: string | null;
  edition: string;
  title: string;
  url: string;
  /** `SavedSearch` as `printSavedSearch` writes it; null for an address that is none of a search. */
  search_json: string | null;
  /** JSON lists of values. */
  topics: string;
  countries: string;
  added_at: string;
  /** Order among the owner's, the newest first. */
  place: number;
}

export interface SupportMessageTable {
  /** Order in which they came. */
  place: Generated<number>;
  id: string;
  at: string;
  edition: string;
  account: string | null;
  institution: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  handled_at: string | null;
}
