import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './case-page.module.css';

export interface Row {
  readonly name: string;
  readonly value: string | null;
  /** The search for it, where there is one. */
  readonly href?: string;
}

interface RowsProps {
  readonly rows: readonly Row[];
  /** All in one line where there is room. */
  readonly isLine?: boolean;
}

/** Names and values, those without a value left out. */
export function Rows({ rows, isLine = false }: RowsProps) {
  return (
    <dl className={classNames(styles.rows, isLine && styles.line)}>
      {rows
        .filter(({ value }) => value)
        .map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href ? <AppLink href={href}>{value}</AppLink> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
