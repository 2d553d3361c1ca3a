import styles from './figures.module.css';
import { PlotNumber, type PlotProps } from './plot-number.tsx';

const ROW = 30;
const WIDTH = 320;
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
