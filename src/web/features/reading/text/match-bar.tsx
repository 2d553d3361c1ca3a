import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { termClass } from '#web/ui/marked-text.tsx';
import type { Marking } from './marking.ts';
import { MarksButton } from './marks-button.tsx';
import styles from './reading-bar.module.css';
import type { Matches } from './use-matches.ts';

interface MatchBarProps {
  readonly matches: Matches;
  readonly marking: Marking;
}

/** A hit may be one by its title, its summary or another field of its record alone. */
function sayNone({ said }: Matches): string {
  if (said.length === 0) return 'No match in the text';
  return `In the record (${said.join(', ').toLowerCase()}), not in the text`;
}

/** Where the reader is among the matches, and the way to the next one. */
export function MatchBar({ matches, marking }: MatchBarProps) {
  const { total, current, terms, unmarked } = matches;
  return (
    <fieldset className={styles.matches} aria-label="Matches">
      {unmarked ? <output className={styles.unmarked}>Your search is not marked here. {unmarked}</output> : null}
      <span className={styles.counter}>
        {!unmarked && total === 0 ? sayNone(matches) : null}
        {total > 0 && current < 0 ? formatCount(total, 'match', 'matches') : null}
        {total > 0 && current >= 0 ? `${formatNumber(current + 1)} of ${formatNumber(total)}` : null}
      </span>
      {total > 0 ? (
        <span className={styles.steps}>
          <Button kind="icon" aria-label="Previous match" title="Previous match (p)" onClick={matches.previous}>
            <ChevronUp size="1.125rem" aria-hidden />
          </Button>
          <Button kind="icon" aria-label="Next match" title="Next match (n)" onClick={matches.next}>
            <ChevronDown size="1.125rem" aria-hidden />
          </Button>
        </span>
      ) : null}
      <ul className={styles.terms} aria-label="Matches of each term">
        {terms.map(({ term, count }, index) => (
          <li key={term}>
            <mark className={termClass(index)}>{term}</mark> {formatNumber(count)}
          </li>
        ))}
      </ul>
      <MarksButton marking={marking} onPress={marking.remove} className={styles.clear}>
        Remove marks
      </MarksButton>
    </fieldset>
  );
}
