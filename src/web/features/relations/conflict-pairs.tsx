import { useMemo, useState } from 'react';
import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { describeGroup, groupCast, readPlaces } from '#domain/tools/relations/cast-places.ts';
import { chooseRows, NO_CHOICE } from '#domain/tools/relations/choose-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { ConflictFilters } from './conflict-filters.tsx';
import { ConflictPair, nameOf } from './conflict-pair.tsx';
import styles from './conflict-page.module.css';

/** Who is related to whom, the strongest pair first, each folded until it is opened (OP-177). */
// Long because: it is one piece of markup, the list with what stands around it.
export function ConflictPairs({ answer: { names, rows, totalRows } }: { readonly answer: ConflictAnswer }) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const places = useMemo(() => readPlaces(names), [names]);
  const groups = useMemo(() => {
    const parts = new Map([...places].map(([key, { part }]) => [key, part]));
    return groupCast(chooseRows(rows, choice, parts), places);
  }, [rows, choice, places]);
  const pairs = groups.flatMap((group) => group.pairs.map((pair) => ({ ...pair, id: idOf(pair) })));
  const shown = pairs.reduce((sum, pair) => sum + pair.rows.length, 0);
  const areAllOpen = pairs.length > 0 && pairs.every(({ id }) => opened.has(id));
  const open = (id: string, isOpen: boolean) =>
    setOpened((former) => new Set(isOpen ? [...former, id] : [...former].filter((one) => one !== id)));
  return (
    <>
      <ConflictFilters rows={rows} places={places} choice={choice} onChoose={setChoice} />
      <div className={styles.pairsBar}>
        <p aria-live="polite" className={styles.quiet}>
          {formatCount(pairs.length, 'pair')} by name, those with most relationships first
          {choice === NO_CHOICE ? '' : `: ${formatCount(shown, 'relationship')} of ${rows.length}`}
        </p>
        {pairs.length > 0 ? (
          <Button kind="text" onClick={() => setOpened(new Set(areAllOpen ? [] : pairs.map(({ id }) => id)))}>
            {areAllOpen ? 'Close all' : 'Open all'}
          </Button>
        ) : null}
      </div>
      {pairs.length === 0 ? (
        <p>
          No relationship passes these filters.{' '}
          <Button kind="text" onClick={() => setChoice(NO_CHOICE)}>
            Show all
          </Button>
        </p>
      ) : (
        groups.map((group) => (
          <section key={group.side} aria-labelledby={`with-${group.side}`}>
            <h3 id={`with-${group.side}`} className={styles.partner}>
              <span dir="auto">{places.get(group.side)?.name ?? nameOf(group.side, group.pairs[0]?.rows ?? [])}</span>
              <span className={styles.quiet}>{describeGroup(group)}</span>
            </h3>
            <ul className={styles.pairs}>
              {group.pairs.map((pair) => (
                <ConflictPair
                  key={idOf(pair)}
                  pair={pair}
                  sides={pair.sides}
                  places={places}
                  isOpen={opened.has(idOf(pair))}
                  onOpen={(isOpen) => open(idOf(pair), isOpen)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {rows.length < totalRows ? (
        <p className={styles.quiet}>
          Of {formatCount(totalRows, 'relationship')} the {formatCount(rows.length, 'one')} of the strongest pairs are
          shown.
        </p>
      ) : null}
    </>
  );
}

function idOf({ sides }: { readonly sides: readonly string[] }): string {
  return sides.join(' ');
}
