import { describeChange } from '#domain/comparison/describe-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangedWords } from '#web/ui/changed-words.tsx';
import type { CellChange } from './build-matrix.ts';
import styles from './matrix.module.css';

interface ChangedCellProps {
  readonly change: CellChange;
  /** Whether old and new stand there by words. */
  readonly isOpen: boolean;
  /** Shows the one or the other; undefined where there is nothing else to show. */
  readonly onToggle: (() => void) | undefined;
}

/** That an answer changed, when, by which source; and the old and new words, if they are wanted. */
export function ChangedCell({ change, isOpen, onToggle }: ChangedCellProps) {
  const { kind, pieces, source } = change;
  return (
    <div className={styles.change} data-change={kind}>
      <p className={styles.changeHead}>
        <strong>{describeChange(change)}</strong>
        {onToggle ? (
          <Button kind="text" aria-pressed={isOpen} onClick={onToggle}>
            {isOpen ? 'Show the text' : 'Show what changed'}
          </Button>
        ) : null}
      </p>
      {isOpen || kind === 'removed' ? (
        <p className={styles.changedWords} dir="auto">
          <ChangedWords pieces={pieces} />
        </p>
      ) : null}
      {source === null ? null : (
        <p className={styles.changeSource} dir="auto">
          Says so: {source.replace(/^Sources?:\s*/u, '')}
        </p>
      )}
    </div>
  );
}
