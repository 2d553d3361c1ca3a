import { Lock } from 'lucide-react';
import type { SearchAnswer } from '#contract/search.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { useRequestDemo } from '#web/app/request-demo.ts';
import styles from './also-found.module.css';
import { choiceOf, withChoice } from '../change-state.ts';
import type { SearchModel } from '../use-search.ts';

interface AlsoFoundProps {
  readonly model: Pick<SearchModel, 'state' | 'hrefWith'>;
  readonly also: SearchAnswer['also'];
}

/** What the switches of Search within that are off would add, each with a way to switch it on (OP-11, OP-63). */
export function AlsoFound({ model, also }: AlsoFoundProps) {
  const requestDemo = useRequestDemo();
  if (also.length === 0) return null;
  const { state, hrefWith } = model;
  const chosen = choiceOf(state, SEARCH_WITHIN) ?? { facet: SEARCH_WITHIN, values: [], every: false };
  return (
    <ul className={styles.list} aria-label="Also found" data-focus-group>
      {also.map(({ id, name, total, isLocked }) => (
        <li key={id} className={styles.row}>
          <span>
            Also found: {formatCount(total, 'result')} in {name}
          </span>
          {isLocked ? (
            <Button kind="text" className={styles.locked} onClick={requestDemo}>
              <Lock size="0.875rem" aria-hidden /> Not in your subscription
              <span className="visually-hidden">: {name}</span>
            </Button>
          ) : (
            <AppLink href={hrefWith({ filters: withChoice(state, { ...chosen, values: [...chosen.values, id] }) })}>
              Include<span className="visually-hidden"> {name}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}
