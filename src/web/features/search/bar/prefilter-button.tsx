import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { PREFILTER_ID } from '../filters/panel-opener.ts';
import styles from './search-bar.module.css';

interface PrefilterButtonProps {
  /** How many filters narrow the search. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Opens the filters, with the number of those that are on (SR-028, SR-029). */
export function PrefilterButton({ count, onOpen }: PrefilterButtonProps) {
  const label = count === 0 ? 'Prefilter' : `Prefilter: ${count} chosen`;
  return (
    <Button
      id={PREFILTER_ID}
      className={styles.prefilter}
      aria-label={label}
      title="Choose what to search in"
      onClick={onOpen}
    >
      <SlidersHorizontal size="1.125rem" aria-hidden />
      {count === 0 ? null : (
        <span className={styles.badge} aria-hidden>
          {count}
        </span>
      )}
    </Button>
  );
}
