/** How much is kept of mergers on the desk of an account, on each edition. */
export const CASE_LIMITS = {
  cases: 100,
  /** Characters of a name. */
  name: 120,
  /** Characters of its figures as they are kept. */
  deal: 100_000,
} as const;

/** Where one that is shared is shown: an address that nobody guesses. */
export function pathOfShared(token: string): string {
  return `/merger-thresholds/shared/${token}`;
}
