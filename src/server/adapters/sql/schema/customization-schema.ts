/** What an account has chosen of the home page of an edition. */
export interface CustomizationTable {
  account: string;
  edition: string;
  /** `ToolChoice[]`. */
  tools_json: string;
  /** Titles. */
  news_json: string;
}

/** When an account was on the home page of an edition. */
export interface HomeVisitTable {
  account: string;
  edition: string;
  /** Day of the last visit, and what the library held then. */
  day: string;
  last_at: string;
  last_version: number;
  /** The last visit before that day; null where there was none. */
  before_at: string | null;
  before_version: number | null;
}
