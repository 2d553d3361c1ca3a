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
  /** Title of what the item is part of. */
  publication: string | null;
  parent_id: string | null;
  parent_data_type: string | null;
  /** Data_Type of COUNTER. */
  data_type: string | null;
  /** Year of publication. */
  year: string | null;
  /** Access_Type of COUNTER. */
  access_type: string | null;
  /** `ItemIdentifiers` as JSON, of the item and of what it is part of; null before they were kept. */
  identifiers: string | null;
  parent_identifiers: string | null;
  /** Ids of editions as JSON; of searches alone. */
  databases: string | null;
  /** How it was asked: `AskedWay`; null where nobody knows any more. */
  way: string | null;
  /** What was clicked; of searches a mark of the question. Null before it was kept. */
  link: string | null;
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
