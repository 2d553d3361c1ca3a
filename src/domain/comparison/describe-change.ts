import { formatDate } from '../document/format-date.ts';
import type { CELL_CHANGES } from './comparison.ts';

interface Change {
  readonly kind: (typeof CELL_CHANGES)[number];
  readonly on: string | null;
  /** Whether that day is the first on which it was law. */
  readonly isInForce: boolean;
}

const NAMES = { changed: 'Changed', added: 'New', removed: 'Removed' } as const;

/** What became of an answer since a day, and when: of a law the day from which it holds, else that of the library. */
export function describeChange({ kind, on, isInForce }: Change): string {
  if (kind === 'not held') return 'Not held on that day: whether it changed is not known';
  if (on === null) return NAMES[kind];
  return isInForce
    ? `${NAMES[kind]}, in force from ${formatDate(on)}`
    : `${NAMES[kind]} in the library on ${formatDate(on)}`;
}
