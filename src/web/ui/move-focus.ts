/**
 * Where the focus goes in a list of `length` stops when a key is pressed at stop `index`; -1 stands for none of them.
 * Undefined for keys that move nothing. The ends meet.
 */
export function nextStop(key: string, index: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return index <= 0 ? length - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}

/** Moves the focus among the links and buttons of a box; answers whether the key was one that moves. */
export function moveFocus(box: HTMLElement, key: string): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')];
  const next = nextStop(key, stops.indexOf(document.activeElement as HTMLElement), stops.length);
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}
