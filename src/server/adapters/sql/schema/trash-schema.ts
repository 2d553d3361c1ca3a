/** Something that an account removed. */
export interface TrashTable {
  /** Of the row that it was. */
  id: string;
  account: string;
  edition: string;
  kind: string;
  title: string;
  /** Id of the document that it is, or is on. */
  document: string | null;
  /** The other columns of its row as JSON, with what stood in other tables for it. */
  held_json: string;
  removed_at: string;
}
