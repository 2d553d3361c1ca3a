/** An item of a checklist that an account has ticked. */
export interface ChecklistTickTable {
  account: string;
  edition: string;
  document: string;
  item: string;
  words: string;
  at: string;
}
