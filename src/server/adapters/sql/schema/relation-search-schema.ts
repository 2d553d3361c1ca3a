import type { Generated } from 'kysely';

/** A question of the relationship indicator, each once for an account and edition. */
export interface RelationSearchTable {
  /** Order in which they were made. */
  place: Generated<number>;
  id: string;
  account: string;
  edition: string;
  /** What makes it the same question. */
  question_key: string;
  question_json: string;
  made_at: string;
}
