import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** A number worth showing while it is closed, such as how many values are chosen. */
  readonly count?: number;
  readonly isOpenAtFirst: boolean;
  readonly children: ReactNode;
}

/** A titled section that opens and closes. */
export function Disclosure({ title, count = 0, isOpenAtFirst, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section className={styles.section}>
      <h3>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={`${id}-title`}>{title}</span>
          {count > 0 ? (
            <span className={styles.count}>
              {count}
              <span className="visually-hidden"> chosen</span>
            </span>
          ) : null}
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
      </h3>
      <fieldset id={id} hidden={!isOpen} aria-labelledby={`${id}-title`} className={styles.content}>
        {isOpen ? children : null}
      </fieldset>
    </section>
  );
}
