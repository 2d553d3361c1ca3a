import { useEffect, useState } from 'react';

/**
 * A text once it has stood still for `pause` milliseconds; an empty one at once, so that nothing of before comes back
 * (SR-043).
 */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  if (value === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
