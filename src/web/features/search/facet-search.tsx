import { useEffect, useEffectEvent, useState } from 'react';
import styles from './facet.module.css';

/** Waits until the reader stops typing, in milliseconds (SR-117). */
const PAUSE = 150;

interface FacetSearchProps {
  readonly name: string;
  readonly onSearch: (contains: string) => void;
}

/** A field that narrows the values of a facet; a single letter is not enough. */
export function FacetSearch({ name, onSearch }: FacetSearchProps) {
  const [text, setText] = useState<string>();
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === undefined) return;
    const wanted = text.trim().length < 2 ? '' : text.trim();
    const timer = setTimeout(() => search(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={`Find in ${name}`}
      placeholder="Find a value"
      value={text ?? ''}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
