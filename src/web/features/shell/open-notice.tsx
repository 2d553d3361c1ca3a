import { useEditionView } from '#web/api/edition-view.ts';
import styles from './open-notice.module.css';

/** Says that nothing guards this library yet, for as long as that is so. */
export function OpenNotice() {
  if (!useEditionView().open) return null;
  return (
    <aside className={styles.notice} aria-label="Notice">
      <p>This library is open to whoever can reach it.</p>
    </aside>
  );
}
