import { useEffect, useEffectEvent, useState } from 'react';
import styles from './facet.module.css';

/** Waits until the reader stops typing, in milliseconds (CON-017). */
const PAUSE = 150;

interface FacetSearchProps {
  readonly name: string;
  /** What is looked for now. */
  readonly contains: string;
  readonly onSearch: (contains: string) => void;
}

/** A field that narrows the values of a filter; a single letter is not enough (SR-117). */
export function FacetSearch({ name, contains, onSearch }: FacetSearchProps) {
  const [text, setText] = useState(contains);
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== contains) onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim().length < 2 ? '' : text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={`Find in ${name}`}
      placeholder="Find a value"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
