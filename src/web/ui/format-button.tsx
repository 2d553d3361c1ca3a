import { ChevronDown, Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './format-menu.module.css';

interface FormatButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'className'> {
  readonly verb: string;
  readonly what: string;
  /** The beginning of it that is in sight; all of it is said. */
  readonly short?: string | undefined;
  /** Whether its words give way on phones; those that have a beginning do. */
  readonly folds?: boolean | undefined;
  /** What is in sight instead of words that give way; nothing but the arrow where it is empty. */
  readonly sign?: string;
}

/** The button of a menu of formats; it keeps the place of the menu until that is there. */
export function FormatButton(props: FormatButtonProps) {
  const { verb, what, short = '', folds = short !== '', sign = '', ...rest } = props;
  return (
    <Button {...rest} className={styles.button}>
      <Download size="1rem" aria-hidden />
      <span className={classNames(folds && styles.words)}>
        {verb} {short}
        <span className="visually-hidden">{what.slice(short.length)}</span>
      </span>
      {folds && sign ? (
        <span className={styles.sign} aria-hidden>
          {sign}
        </span>
      ) : null}
      <ChevronDown size="0.875rem" aria-hidden className={classNames(folds && styles.chevron)} />
    </Button>
  );
}
