import styles from './figures.module.css';
import { PlotNumber, type PlotProps } from './plot-number.tsx';

const SIZE = { width: 320, height: 120, foot: 18, top: 14 };
const WIDEST = 24;

/** A column for each year, also for those with none; the table behind says the same. */
// Long because: it is one drawing.
export function YearPlot({ items, hrefOf }: PlotProps) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  const step = SIZE.width / items.length;
  const column = Math.min(WIDEST, step * 0.7);
  const room = SIZE.height - SIZE.foot - SIZE.top;
  const every = Math.ceil(items.length / 7);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
      <line x1="0" x2={SIZE.width} y1={SIZE.height - SIZE.foot} y2={SIZE.height - SIZE.foot} className={styles.axis} />
      {items.map(({ id, label, count }, index) => {
        const height = (room * count) / most;
        const middle = (index + 0.5) * step;
        return (
          <g key={id}>
            <rect
              x={middle - column / 2}
              y={SIZE.height - SIZE.foot - height}
              width={column}
              height={height}
              className={styles.bar}
            />
            {count > 0 ? (
              <PlotNumber
                x={middle}
                y={SIZE.height - SIZE.foot - height - 4}
                anchor="middle"
                href={hrefOf(id)}
                count={count}
              />
            ) : null}
            {index % every === 0 ? (
              <text x={middle} y={SIZE.height - 4} textAnchor="middle" className={styles.label}>
                {items.length > 10 ? `’${label.slice(2)}` : label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
