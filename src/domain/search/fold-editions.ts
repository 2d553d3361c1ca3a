/** As much of a hit as tells that it is one of several editions. */
export interface EditionHit {
  readonly id: string;
  /** What all editions of a work, or all documents on one treaty, share; null for everything else. */
  readonly bookCluster: string | null;
  readonly publicationDate: string | null;
}

/** One row of a page of results. */
export interface FoldedHit<H extends EditionHit> {
  /** The newest edition among the hits of the page. */
  readonly hit: H;
  /** Its number in the whole result, from 1: that of the first edition found. */
  readonly number: number;
  /** The older editions that are hits of this page too, newest first. */
  readonly older: readonly H[];
}

/**
 * The hits of a page with the editions of one work under the newest (OP-66), where the best of them stands. Nothing is
 * left out: rows and what is folded in them are the hits of the page.
 */
export function foldEditions<H extends EditionHit>(hits: readonly H[], start: number): readonly FoldedHit<H>[] {
  const works = Map.groupBy(hits, ({ id, bookCluster }) =>
    bookCluster === null ? `hit ${id}` : `work ${bookCluster}`,
  );
  return [...works.values()].map((editions) => {
    const [first] = editions;
    const byAge = editions.toSorted((a, b) => (b.publicationDate ?? '').localeCompare(a.publicationDate ?? ''));
    const [hit = first!, ...older] = byAge;
    return { hit, number: start + hits.indexOf(first!) + 1, older };
  });
}
