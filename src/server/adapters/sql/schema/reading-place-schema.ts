/** Where an account stopped reading a document; `share` of its text stands before that. */
export interface ReadingPlaceTable {
  account: string;
  edition: string;
  document: string;
  version: number;
  anchor: string;
  share: number;
  at: string;
}
