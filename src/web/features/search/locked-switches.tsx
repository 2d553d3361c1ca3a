import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useEditionView } from '#web/api/edition-view.ts';
import { readHeldCodes } from '#web/api/held-codes.ts';
import { isFeatureLocked } from '#web/api/locked-features.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useRequestDemo } from '#web/ui/request-demo.ts';
import styles from './locked-switches.module.css';

/** Id of the filter group, and of the feature that locks it (OP-11). */
const FEATURE = 'searchwithin';

/**
 * What else a search could look in, for readers whose subscription does not hold it: every switch off and disabled, yet
 * within reach of pointer and keyboard, since choosing one opens the request-demo dialog (SH-026, SH-289). Nothing where
 * the group is open.
 */
export function LockedSwitches() {
  const view = useEditionView();
  const requestDemo = useRequestDemo();
  const hint = useId();
  if (view.searchWithin.length === 0 || !isFeatureLocked(view, readHeldCodes(view), FEATURE)) return null;
  const title = view.lockedFeatures.find(({ id }) => id === FEATURE)?.name ?? '';
  return (
    <Disclosure title={title} isOpenAtFirst>
      <p id={hint} className={styles.hint}>
        Not included in your subscription
      </p>
      <ul>
        {view.searchWithin.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              role="switch"
              aria-checked="false"
              aria-disabled="true"
              aria-describedby={hint}
              className={styles.switch}
              onClick={requestDemo}
            >
              <span>{name}</span>
              <Lock size={14} aria-hidden className={styles.lock} />
              <span className={styles.track} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
