/** What an account wrote beside a topic of a comparison. */
export interface ComparisonNoteTable {
  account: string;
  edition: string;
  id: string;
  product: string;
  topic: string;
  title: string;
  note: string;
  at: string;
}
