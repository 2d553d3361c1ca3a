/** A folder of favorites; `place` is its order among the owner's. */
export interface FavoriteFolderTable {
  id: string;
  account: string;
  edition: string;
  name: string;
  name_folded: string;
  place: number;
  added_at: string;
  updated_at: string;
}

/** Something starred, once on each edition. */
export interface FavoriteTable {
  id: string;
  account: string;
  edition: string;
  kind: string;
  target: string;
  url: string;
  title_then: string;
  type_then: string;
  /** `SavedSearch` as `printSavedSearch` writes it; null for documents and for an address that is none of a search. */
  search_json: string | null;
  /** JSON lists of values. */
  jurisdictions: string;
  topics: string;
  seen: string;
  notifies: number;
  note: string;
  added_at: string;
  /** Counts up with what is added. */
  place: number;
}

export interface FavoriteInFolderTable {
  favorite: string;
  folder: string;
}
