import { useEditionView } from '#web/api/edition-view.ts';
import styles from './footer.module.css';

/** The bottom of every page. */
export function Footer() {
  const view = useEditionView();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>
          <strong>{view.name}</strong>. {view.tagline}
        </p>
        <p>
          Open software under the Apache 2.0 licence. <a href="/apiv2/openapi.json">Description of the calls</a>
        </p>
      </div>
    </footer>
  );
}
