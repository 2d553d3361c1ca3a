import type { SearchState } from './search-state.ts';

/** A result that a reader selected (ENT-029). */
export interface SelectedItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly type: string;
}

/** As many as can be selected at once (OP-68). */
export const MOST_SELECTED = 100;

export type SelectionChange =
  | { readonly kind: 'toggle' | 'add'; readonly items: readonly SelectedItem[] }
  | { readonly kind: 'clear' };

/**
 * The selection after a change. `toggle` takes the items out where all of them are in, and puts them in otherwise, all or
 * none (SR-080); `add` puts in as many as there is room for (SR-081); `clear` empties it (SR-082).
 */
export function changeSelection(selection: readonly SelectedItem[], change: SelectionChange): readonly SelectedItem[] {
  if (change.kind === 'clear') return [];
  const selected = new Set(selection.map(({ id }) => id));
  const missing = change.items.filter(({ id }) => !selected.has(id));
  if (change.kind === 'add') return [...selection, ...missing.slice(0, MOST_SELECTED - selection.length)];
  if (missing.length === 0) {
    const removed = new Set(change.items.map(({ id }) => id));
    return selection.filter(({ id }) => !removed.has(id));
  }
  return selection.length + missing.length > MOST_SELECTED ? selection : [...selection, ...missing];
}

/** Whether all, some or none of the items are selected. */
export function readSelected(selection: readonly SelectedItem[], items: readonly SelectedItem[]): boolean | 'mixed' {
  const selected = new Set(selection.map(({ id }) => id));
  const count = items.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return false;
  return count === items.length ? true : 'mixed';
}

/** What a selection belongs to: the search without its order and its page, which a selection survives (OP-68, SR-073). */
export function selectionKeyOf(mode: string, state: SearchState): string {
  const { start: _start, resultsPerPage: _size, sortBy: _sort, sortOrder: _order, ...search } = state;
  return JSON.stringify([mode, search]);
}
