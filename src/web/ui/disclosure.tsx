import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** A number worth showing while it is closed, such as how many values are chosen. */
  readonly count?: number;
  /** A few words beside the title, such as where the content comes from. */
  readonly note?: string | undefined;
  /** Stands beside the title, for a button of its own. */
  readonly aside?: ReactNode;
  readonly isOpenAtFirst: boolean;
  /** Of its heading: one below what it stands under. */
  readonly level?: 2 | 3 | 4;
  /** Told of each change, for whoever keeps it. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A titled section that opens and closes. */
export function Disclosure({ count = 0, level = 3, isOpenAtFirst, onToggle, ...rest }: DisclosureProps) {
  const { title, note, aside, children } = rest;
  const Heading = `h${level}` as const;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const toggle = (opens: boolean) => {
    setOpen(opens);
    onToggle?.(opens);
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <button
            type="button"
            className={styles.title}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => toggle(!isOpen)}
          >
            <span id={`${id}-title`}>{title}</span>
            <Count count={count} />
            {note ? <span className={styles.note}>{note}</span> : null}
            <ChevronDown size="1rem" aria-hidden className={styles.chevron} />
          </button>
        </Heading>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      <fieldset id={id} hidden={!isOpen} aria-labelledby={`${id}-title`} className={styles.content}>
        {isOpen ? children : null}
      </fieldset>
    </section>
  );
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> chosen</span>
    </span>
  );
}
