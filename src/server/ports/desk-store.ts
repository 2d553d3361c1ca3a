import type { EditionId } from '#domain/edition/edition.ts';
import type { KeptSearch, LatestSearch } from '#domain/tools/desk/latest-search.ts';

/** Whose something is: a personal account's, or that of a visit of somebody recognised by network address alone. */
export type DeskOwner =
  | { readonly kind: 'account'; readonly id: string }
  /** By the public id of the session. */
  | { readonly kind: 'session'; readonly id: string };

/** What readers collect by themselves. Instants are ISO strings in UTC. */
export interface DeskStore {
  /** Newest first. */
  listLatestSearches(owner: DeskOwner, edition: EditionId): Promise<KeptSearch[]>;
  /** How many there are on all editions. */
  countLatestSearches(owner: DeskOwner): Promise<number>;
  /** Keeps a search made at an instant; an equal one moves up and keeps its id (`keepLatestSearches`). */
  saveLatestSearch(owner: DeskOwner, search: LatestSearch, at: string): Promise<KeptSearch>;
  /** Whether the owner had it; another owner's stays. That of an account lies in its trash now. */
  deleteLatestSearch(owner: DeskOwner, id: string, at: string): Promise<boolean>;
  /** Moves all searches of a visit to an account, equal ones merged; answers how many the visit had. */
  carryOver(fromSession: string, toAccount: string): Promise<number>;
  /** Forgets what a visit collected; answers how many searches there were. */
  deleteVisit(session: string): Promise<number>;
  /** Forgets what visits collected before an instant and nobody carried over. */
  forgetVisits(before: string): Promise<void>;
}
