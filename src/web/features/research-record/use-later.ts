import { useEffect, useState } from 'react';

/** How long a field has to rest before what is typed in it is looked for, in milliseconds. */
const REST = 200;

/** A text that is typed, once the typing rests. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
