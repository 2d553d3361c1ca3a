import type { DealBody } from '#contract/deal.ts';
import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { EditionId } from '#domain/edition/edition.ts';

/** A merger that an account keeps. */
export interface MergerCase {
  readonly id: string;
  readonly name: string;
  readonly deal: DealBody;
  /** Instants, UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
  /** What opens it to others; null while it is not shared. */
  readonly shareToken: string | null;
}

export type MergerCaseDraft = Pick<MergerCase, 'name' | 'deal'>;

/** The mergers that accounts keep, with their figures. Ids of somebody else or of another edition are those of nothing. */
export interface MergerCaseStore {
  /** The last changed first. */
  list(owner: AccountOnEdition): Promise<MergerCase[]>;
  find(owner: AccountOnEdition, id: string): Promise<MergerCase | undefined>;
  /** Undefined where as many are kept as may be (`CASE_LIMITS`). */
  create(owner: AccountOnEdition, draft: MergerCaseDraft, at: string): Promise<MergerCase | undefined>;
  /** Undefined where there is none; `changed` where it is not as it was at `former`, its last change as somebody knows it. */
  update(
    owner: AccountOnEdition,
    id: string,
    draft: MergerCaseDraft,
    at: string,
    former?: string,
  ): Promise<MergerCase | 'changed' | undefined>;
  /** Opens it by a token that nobody guesses, the same while it is shared, or ends that; undefined where there is none. */
  share(owner: AccountOnEdition, id: string, isShared: boolean): Promise<MergerCase | undefined>;
  /** One that is shared on an edition, by its token. */
  findShared(edition: EditionId, token: string): Promise<MergerCase | undefined>;
  /** Moves it to the trash, where it is shared no more; whether the account had it. */
  remove(owner: AccountOnEdition, id: string, at: string): Promise<boolean>;
}
