import { useState } from 'react';
import type { SearchMode } from '#web/app/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './page-head.module.css';

/** A description longer than this is folded (SR-017), in characters. */
const SHORT = 150;

interface PageHeadProps {
  readonly mode: SearchMode;
  readonly isWithinDefaultDates: boolean;
}

/** Title, subtitle and description of the mode (SR-016 to SR-018). A subtitle that names a period goes with it. */
export function PageHead({ mode, isWithinDefaultDates }: PageHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, description } = mode;
  const subtitle = mode.defaultDates && !isWithinDefaultDates ? null : mode.subtitle;
  const isLong = (description?.length ?? 0) > SHORT;
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      {description ? (
        <p className={styles.description}>
          {isLong && !isOpen ? `${description.slice(0, description.lastIndexOf(' ', SHORT))} … ` : `${description} `}
          {isLong ? (
            <Button kind="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Read less' : 'Read more'}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
