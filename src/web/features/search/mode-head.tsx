import { useState } from 'react';
import type { SearchMode } from '#web/app/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import head from '#web/ui/page-head.module.css';
import styles from './mode-head.module.css';

/** A description longer than this is folded (SR-017), in characters. */
const SHORT = 150;

interface ModeHeadProps {
  readonly mode: SearchMode;
  readonly isWithinDefaultDates: boolean;
  /** Whether words are searched for, so that the results come first. */
  readonly hasQuery: boolean;
}

/**
 * Title, subtitle and description of the mode (SR-016 to SR-018). A subtitle that names a period goes with it. A list that
 * is a page of its own begins as every page does; above what was searched for the title, which is the last step of the trail
 * right above, is for screen readers alone.
 */
export function ModeHead({ mode, isWithinDefaultDates, hasQuery }: ModeHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, description } = mode;
  const subtitle = mode.defaultDates && !isWithinDefaultDates ? null : mode.subtitle;
  const isLong = (description?.length ?? 0) > SHORT;
  const isList = !hasQuery && Boolean(subtitle ?? description);
  return (
    <div className={isList ? styles.list : undefined}>
      <h1 className={isList ? head.title : 'visually-hidden'}>{title}</h1>
      {subtitle ? <p className={classNames(styles.about, styles.subtitle)}>{subtitle}</p> : null}
      {description ? (
        <p className={styles.about}>
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
