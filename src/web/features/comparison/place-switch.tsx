import { ChevronLeft, ChevronRight } from 'lucide-react';
import { announce } from '#web/app/live-region.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MatrixColumn } from './build-matrix.ts';
import styles from './place-switch.module.css';

interface PlaceSwitchProps {
  readonly columns: readonly MatrixColumn[];
  /** Id of the one that is seen. */
  readonly shown: string;
  /** What columns are called. */
  readonly title: string;
  readonly onShow: (id: string) => void;
}

/** On a phone one column is seen at a time: which one, from a list or the one beside it. */
export function PlaceSwitch({ columns, shown, title, onShow }: PlaceSwitchProps) {
  const at = columns.findIndex(({ id }) => id === shown);
  const step = (by: 1 | -1) => {
    const next = columns[(at + by + columns.length) % columns.length];
    if (!next) return;
    onShow(next.id);
    announce(next.name);
  };
  if (columns.length < 2) return null;
  return (
    <div className={styles.switch} data-screen>
      <Button kind="icon" aria-label={`Previous ${title.toLowerCase()}`} onClick={() => step(-1)}>
        <ChevronLeft size="1.125rem" aria-hidden />
      </Button>
      <label className={styles.choice}>
        <span className="visually-hidden">{title}</span>
        <select value={shown} onChange={(event) => onShow(event.target.value)}>
          {columns.map(({ id, name }, index) => (
            <option key={id} value={id}>
              {name} ({index + 1} of {columns.length})
            </option>
          ))}
        </select>
      </label>
      <Button kind="icon" aria-label={`Next ${title.toLowerCase()}`} onClick={() => step(1)}>
        <ChevronRight size="1.125rem" aria-hidden />
      </Button>
    </div>
  );
}
