import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { RelationSearch } from '#domain/tools/desk/relation-search.ts';

export interface KeptRelationSearch extends RelationSearch {
  readonly id: string;
  /** Instant, UTC, at which it was last made. */
  readonly addedDate: string;
}

/** The questions of the relationship indicator that accounts asked last. */
export interface RelationSearchStore {
  /** Newest first, at most `RELATION_SEARCHES_KEPT`. */
  list(owner: AccountOnEdition): Promise<KeptRelationSearch[]>;
  /** Keeps a question; one that is there already moves up, and the oldest give way. */
  save(owner: AccountOnEdition, search: RelationSearch, at: string): Promise<void>;
  /** Moves a question to the trash; whether the account had it. */
  remove(owner: AccountOnEdition, id: string, at: string): Promise<boolean>;
}
