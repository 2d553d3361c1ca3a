/**
 * Where a key leads among the buttons of the pills, `index` being the one that has the focus; `field` is what stands
 * behind them. Undefined for keys that move nothing.
 */
export function moveStop(key: string, index: number, length: number): number | 'field' | undefined {
  if (key === 'ArrowRight') return index + 1 < length ? index + 1 : 'field';
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return 'field';
  return undefined;
}
