import { useId } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { Switch } from '#web/ui/switch.tsx';
import styles from './locked-switches.module.css';

/**
 * What else a search could look in, for readers whose subscription does not hold it: every switch off and disabled, yet
 * within reach of pointer and keyboard, since choosing one opens the request-demo dialog (SH-026, SH-289). Nothing where
 * the group is open.
 */
export function LockedSwitches() {
  const view = useEditionView();
  const requestDemo = useRequestDemo();
  const hint = useId();
  if (view.searchWithin.length === 0 || !isFeatureLocked(view, readHeldCodes(view), SEARCH_WITHIN)) return null;
  const title = view.lockedFeatures.find(({ id }) => id === SEARCH_WITHIN)?.name ?? '';
  return (
    <Disclosure title={title} isOpenAtFirst>
      <p id={hint} className={styles.hint}>
        Not included in your subscription
      </p>
      <ul>
        {view.searchWithin.map(({ id, name }) => (
          <li key={id}>
            <Switch isOn={false} isLocked onToggle={requestDemo} aria-describedby={hint}>
              {name}
            </Switch>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
