import { useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { listStretches, type MatchStretch } from './list-stretches.ts';
import type { Matches } from './use-matches.ts';
import styles from './hit-map.module.css';

interface HitMapProps {
  readonly document: DocumentDetails;
  readonly matches: Matches;
}

/** Where in the text the matches lie, beside it: a press goes to the first of a stretch, arrows go along. */
export function HitMap({ document, matches }: HitMapProps) {
  const stretches = useMemo(() => listStretches(document), [document]);
  if (stretches.length === 0) return null;
  const most = Math.max(...stretches.map(({ count }) => count));
  const here = stretches.findLastIndex(({ first }) => first <= matches.current);
  return (
    <div className={styles.frame}>
      <div
        role="toolbar"
        aria-label="Where the matches are"
        aria-orientation="vertical"
        className={styles.map}
        tabIndex={-1}
        onKeyDown={moveAlong}
      >
        {stretches.map((stretch, index) => (
          <button
            key={stretch.place}
            type="button"
            tabIndex={index === Math.max(0, here) ? 0 : -1}
            aria-label={nameStretch(stretch)}
            aria-current={index === here ? 'location' : undefined}
            title={nameStretch(stretch)}
            className={classNames(styles.stretch, index === here && styles.here)}
            style={{ '--place': stretch.place + 1, '--weight': stretch.count / most } as CSSProperties}
            onClick={() => matches.goTo(stretch.first)}
          />
        ))}
      </div>
    </div>
  );
}

/** Arrows go from one stretch to the next. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus();
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function nameStretch({ count, section }: MatchStretch): string {
  return `${formatCount(count, 'match', 'matches')}${section === '' ? '' : ` from “${section}” on`}`;
}
