declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly place?: PlaceInHistory;
  }
}

/** What is known of how the reader came to a place of a document; kept beside the address while the page is reloaded. */
export interface PlaceInHistory {
  /** The version on whose text the place was chosen, so that the anchor means what it means there. */
  readonly version: number;
  /** The block where the provision that the address names begins, where it was chosen in this very text. */
  readonly anchor?: string;
  /** The version that a link named whose words stand unchanged in this one. */
  readonly followed?: number;
}
