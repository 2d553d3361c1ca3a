/** A merger that an account keeps on an edition, with its figures. */
export interface MergerCaseTable {
  id: string;
  account: string;
  edition: string;
  name: string;
  deal_json: string;
  created_at: string;
  changed_at: string;
  /** What opens it to others; null while it is not shared. */
  share_token: string | null;
}
