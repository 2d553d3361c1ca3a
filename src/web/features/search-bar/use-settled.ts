import { useEffect, useState } from 'react';

/** Long enough to hold together the letters of a quick typist, short enough not to be felt; milliseconds. */
const PAUSE = 100;

/** A text once it has stood still for a moment; an empty one at once, so that nothing of before comes back (SR-043). */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  if (value === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
