import type { ComponentProps } from 'react';
import type { ProfileStatistic } from '#contract/profiles.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './figures.module.css';

export interface PlotProps extends Pick<ProfileStatistic, 'items'> {
  /** Where the cases of a value are shown; nowhere for whom they are not filtered. */
  readonly hrefOf: (value: string) => string | undefined;
}

const WIDTH = 320;
const ROW = 30;
/** Where the bar begins under its label, and its height. */
const BAR = { top: 17, height: 6, most: 286 };
const LONGEST = 44;

/** Bars from the most down, each under its name; the table behind says the same. */
export function BarPlot({ items, hrefOf }: PlotProps) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${items.length * ROW}`} aria-hidden>
      {items.map(({ id, label, count }, index) => (
        <g key={id} transform={`translate(0 ${index * ROW})`}>
          <text x="0" y="12" className={styles.label}>
            {shorten(label)}
          </text>
          <rect x="0" y={BAR.top} width={BAR.most} height={BAR.height} className={styles.track} />
          <rect x="0" y={BAR.top} width={(BAR.most * count) / most} height={BAR.height} className={styles.bar} />
          <PlotNumber x={WIDTH} y={BAR.top + 7} anchor="end" href={hrefOf(id)} count={count} />
        </g>
      ))}
    </svg>
  );
}

function shorten(label: string): string {
  return label.length <= LONGEST ? label : `${label.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** Where the columns begin under their numbers, where they stand, and the line of their years. */
const YEARS = { top: 14, ground: 102, height: 120 };
const WIDEST = 24;

/** A column for each year, also for those with none; the table behind says the same. */
export function YearPlot({ items, hrefOf }: PlotProps) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  const step = WIDTH / items.length;
  const column = Math.min(WIDEST, step * 0.7);
  const every = Math.ceil(items.length / 7);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${YEARS.height}`} aria-hidden>
      <line x1="0" x2={WIDTH} y1={YEARS.ground} y2={YEARS.ground} className={styles.axis} />
      {items.map(({ id, label, count }, index) => {
        const height = ((YEARS.ground - YEARS.top) * count) / most;
        const top = YEARS.ground - height;
        const middle = (index + 0.5) * step;
        return (
          <g key={id}>
            <rect x={middle - column / 2} y={top} width={column} height={height} className={styles.bar} />
            {count > 0 ? <PlotNumber x={middle} y={top - 4} anchor="middle" href={hrefOf(id)} count={count} /> : null}
            {index % every === 0 ? (
              <text x={middle} y={YEARS.height - 4} textAnchor="middle" className={styles.label}>
                {items.length > 10 ? `’${label.slice(2)}` : label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

interface PlotNumberProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  readonly href: string | undefined;
  readonly count: number;
}

/** A number of a plot, which leads a pointer to its cases; keys and screen readers have the same in the table behind. */
function PlotNumber({ x, y, anchor, href, count }: PlotNumberProps) {
  return (
    <CasesLink href={href} tabIndex={-1}>
      <text x={x} y={y} textAnchor={anchor} className={styles.count}>
        {count}
      </text>
    </CasesLink>
  );
}

interface CasesLinkProps extends Pick<ComponentProps<typeof AppLink>, 'tabIndex' | 'aria-label' | 'children'> {
  readonly href: string | undefined;
}

/** Leads to the table of cases with a choice made, where there is one to make. */
export function CasesLink({ href, ...link }: CasesLinkProps) {
  return href === undefined ? link.children : <AppLink {...link} href={href} keepScroll onFollow={showCases} />;
}

/** Brings the table of cases into view, with the choice that was made. */
function showCases(): void {
  const section = document.querySelector<HTMLElement>('#cases');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
