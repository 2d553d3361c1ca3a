import type { Generated } from 'kysely';

/** One row for everything counted (COUNTER 5.1). Instants are ISO strings in UTC; booleans are 0 or 1. */
export interface UsageTable {
  id: Generated<number>;
  at: string;
  kind: string;
  /** COUNTER database. */
  edition: string;
  module: string;
  institution: string | null;
  /** Public id of the session, or a keyed hash of address, program and hour. */
  session: string;
  /** Keyed hash of the account. */
  account: string | null;
  item_id: string | null;
  item_type: string | null;
  item_title: string | null;
  publication: string | null;
  keywords: string | null;
  place: string | null;
  is_robot: number;
  is_double_click: number;
  agent_class: string;
}

/** What browsers reported, after consent. */
export interface TrackingTable {
  id: Generated<number>;
  at: string;
  kind: string;
  edition: string;
  module: string;
  institution: string | null;
  session: string;
  tracking_id: string | null;
  page: string;
  title: string | null;
  keywords: string | null;
  is_robot: number;
  agent_class: string;
}
