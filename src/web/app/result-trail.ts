const KEY = 'pandect-results';

/** The page of results that a reader last saw, so that its documents are gone through without going back to it. */
export interface ResultTrail {
  /** The address of the page of results. */
  readonly href: string;
  /** Of the first result on it, from 0, and how many there are on all pages. */
  readonly start: number;
  readonly total: number;
  readonly hits: readonly { readonly id: string; readonly title: string; readonly href: string }[];
  /** Addresses of the pages of results before and after; empty where there is none. */
  readonly before: string;
  readonly after: string;
}

/** Keeps one, as JSON, for this tab, also when that is loaded again. */
export function keepResultTrail(trail: string): void {
  try {
    sessionStorage.setItem(KEY, trail);
  } catch {
    // Without it there are no steps from result to result, and everything else stays.
  }
}

export function readResultTrail(): ResultTrail | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ResultTrail | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export interface ResultStep {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly href: string;
  readonly previous: { readonly title: string; readonly href: string } | undefined;
  readonly next: { readonly title: string; readonly href: string } | undefined;
}

/** Where a document stands among the results; undefined where it is none of them. */
export function findResultStep(trail: ResultTrail | undefined, id: string): ResultStep | undefined {
  const at = trail?.hits.findIndex((hit) => hit.id === id) ?? -1;
  if (!trail || at < 0) return undefined;
  const { hits, before, after, start, total, href } = trail;
  return {
    place: start + at + 1,
    total,
    href,
    previous: hits[at - 1] ?? (before === '' ? undefined : { title: 'the page of results before', href: before }),
    next: hits[at + 1] ?? (after === '' ? undefined : { title: 'the next page of results', href: after }),
  };
}
