import { useEffect, useState } from 'react';

/** Long enough to hold together the letters of a quick typist, short enough not to be felt; milliseconds. */
const PAUSE = 100;

/** A value once it has stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
