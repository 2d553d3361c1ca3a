/** Which documents answer in products of the comparison. Every answer is a plain value; nothing here decides access. */
export interface ComparisonStore {
  /**
   * Documents of an edition that name a product by its slug, in whatever letter case, in the order in which they first came;
   * those that were withdrawn among them.
   */
  listColumns(slug: string, edition: string): Promise<StoredColumn[]>;
}

/** A document that answers for somebody. */
export interface StoredColumn {
  readonly id: string;
  /** Its first jurisdiction, and its organization, by name; null where it names none. */
  readonly place: string | null;
  readonly organization: string | null;
  /** Instant, UTC, of its withdrawal; null while it is there. */
  readonly removedAt: string | null;
}
