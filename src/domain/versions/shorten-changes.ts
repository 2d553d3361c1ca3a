import type { BlockChange } from './list-changes.ts';

/** A stretch of blocks that are the same in both versions and are not shown. */
export interface UnchangedStretch {
  readonly kind: 'unchanged';
  readonly blocks: number;
}

/** What is shown of the changes between two versions. */
export interface ShownChanges {
  readonly rows: readonly (BlockChange | UnchangedStretch)[];
  /** Blocks by what became of them; those that were split or merged count as changed. */
  readonly counts: {
    readonly changed: number;
    readonly added: number;
    readonly removed: number;
    readonly moved: number;
  };
  /** Changes beyond those that are shown. */
  readonly omitted: number;
  /** Whether all words were held against each other. */
  readonly isWhole: boolean;
}

/** Unchanged blocks shown on either side of a change. */
const AROUND = 1;
const MOST_CHANGES = 1000;

/** The changes with little around them, and how many there are of each kind. */
export function shortenChanges(changes: readonly BlockChange[]): ShownChanges {
  const changed = [...changes.keys()].filter((at) => changes[at]?.kind !== 'same');
  const shown = changed.slice(0, MOST_CHANGES);
  const isNear = new Set(shown.flatMap((at) => [...Array(2 * AROUND + 1).keys()].map((step) => at + step - AROUND)));
  const end = changed.length > shown.length ? (shown.at(-1) ?? 0) + 1 : changes.length;
  const rows: (BlockChange | UnchangedStretch)[] = [];
  let hidden = 0;
  const close = () => {
    if (hidden > 0) rows.push({ kind: 'unchanged', blocks: hidden });
    hidden = 0;
  };
  for (const [at, change] of changes.slice(0, end).entries()) {
    if (change.kind === 'same' && !isNear.has(at)) hidden += 1;
    else {
      close();
      rows.push(change);
    }
  }
  close();
  const count = (...kinds: readonly BlockChange['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    rows,
    counts: {
      changed: count('changed', 'split', 'merged'),
      added: count('added'),
      removed: count('removed'),
      moved: count('moved'),
    },
    omitted: changed.length - shown.length,
    isWhole: changes.every(({ isCompared }) => isCompared),
  };
}
