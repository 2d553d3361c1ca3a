import type { ProfileStatistic } from '#contract/profiles.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './figures.module.css';
import { showCases } from './show-cases.ts';

export interface PlotProps extends Pick<ProfileStatistic, 'items'> {
  /** Where the cases of a value are shown; nowhere for whom they are not filtered. */
  readonly hrefOf: (value: string) => string | undefined;
}

interface PlotNumberProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  readonly href: string | undefined;
  readonly count: number;
}

/** A number of a plot, which leads a pointer to its cases; keys and screen readers have the same in the table behind. */
export function PlotNumber({ x, y, anchor, href, count }: PlotNumberProps) {
  const number = (
    <text x={x} y={y} textAnchor={anchor} className={styles.count}>
      {count}
    </text>
  );
  if (href === undefined) return number;
  return (
    <AppLink href={href} keepScroll onFollow={showCases} tabIndex={-1}>
      {number}
    </AppLink>
  );
}
