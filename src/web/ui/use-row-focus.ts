import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusFree } from './is-focus-free.ts';

/** Marks what goes as a whole: a row of a list or of a table. */
export const ROW = { 'data-row': '' } as const;

const STOPS = 'a[href], button, input';

interface RowFocus<Box> {
  readonly ref: RefObject<Box | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps the focus among rows that go: once there are fewer, `count` of them, and the one with the focus has gone, it
 * moves to the same control of the row in its place; where none is left, to the box around them, which can have it.
 */
export function useRowFocus<Box extends HTMLElement>(count: number | undefined): RowFocus<Box> {
  const ref = useRef<Box>(null);
  const last = useRef<readonly [row: number, stop: number]>([0, 0]);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count !== undefined && count < (before.current ?? 0);
    before.current = count;
    if (!isShorter || !isFocusFree(null)) return;
    const [at, stop] = last.current;
    const row = listRows(ref.current).at(at) ?? listRows(ref.current).at(-1);
    const stops = row?.querySelectorAll<HTMLElement>(STOPS);
    (stops?.[stop] ?? stops?.[0] ?? ref.current)?.focus();
  }, [count]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('[data-row]');
    if (!row) return;
    last.current = [listRows(ref.current).indexOf(row), [...row.querySelectorAll(STOPS)].indexOf(target)];
  };
  return { ref, onFocus };
}

function listRows(box: Element | null): Element[] {
  return [...(box?.querySelectorAll('[data-row]') ?? [])];
}
