import { formatDate } from '#domain/document/format-date.ts';
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

const NAMES: Readonly<Record<CellChange['kind'], string>> = { changed: 'Changed', added: 'New', removed: 'Removed' };

/** That an answer changed, when, by which source; and the old and new words, if they are wanted. */
export function ChangedCell({ change: { kind, on, pieces, source }, isOpen, onToggle }: ChangedCellProps) {
  return (
    <div className={styles.change} data-change={kind}>
      <p className={styles.changeHead}>
        <strong>
          {NAMES[kind]}
          {on === null ? '' : ` ${formatDate(on)}`}
        </strong>
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
