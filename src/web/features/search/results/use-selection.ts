import { useEffect, useSyncExternalStore } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import {
  changeSelection,
  MOST_SELECTED,
  readSelected,
  selectionKeyOf,
  type SelectedItem,
  type SelectionChange,
} from '#domain/search/selection.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { notify } from '#web/app/notifications.ts';

/** The results that the reader selected (OP-68) and what can be done with them. */
export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly has: (items: readonly SelectedItem[]) => boolean | 'mixed';
  readonly toggle: (items: readonly SelectedItem[]) => void;
  readonly addAll: (items: readonly SelectedItem[]) => void;
  readonly clear: () => void;
}

interface Kept {
  readonly key: string;
  readonly items: readonly SelectedItem[];
}

const KEY = 'pandect.selection';

/** The last selection, so that neither opening a result and coming back to the same search nor loading again loses it. */
let kept: Kept = readKept();
const listeners = new Set<() => void>();

/** The selection of this search: it stays through pages and orders and ends with any other search (SR-073, SR-083). */
export function useSelection(mode: string, state: SearchState): Selection {
  const key = selectionKeyOf(mode, state);
  const held = useSyncExternalStore(subscribe, () => kept);
  const items = held.key === key ? held.items : [];
  useEffect(() => {
    if (kept.key !== key) keep({ key, items: [] });
  }, [key]);
  const change = (wish: SelectionChange) => {
    const next = changeSelection(items, wish);
    keep({ key, items: next });
    const isRefused = wish.kind !== 'clear' && readSelected(next, wish.items) !== true && next.length >= items.length;
    if (isRefused) sayFull();
    announce(next.length === 0 ? 'Nothing selected' : `${formatCount(next.length, 'result')} selected`);
  };
  return {
    items,
    has: (some) => readSelected(items, some),
    toggle: (some) => change({ kind: 'toggle', items: some }),
    addAll: (some) => change({ kind: 'add', items: some }),
    clear: () => change({ kind: 'clear' }),
  };
}

function sayFull(): void {
  notify({
    type: 'warning',
    title: `${MOST_SELECTED} results are selected, and no more can be`,
    content: 'Download them and clear the selection, or download the whole result.',
  });
}

function keep(next: Kept): void {
  kept = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be refused or full; the selection then lasts until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function readKept(): Kept {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (typeof read?.key === 'string' && Array.isArray(read.items)) return read;
  } catch {
    // What cannot be read is no selection.
  }
  return { key: '', items: [] };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
