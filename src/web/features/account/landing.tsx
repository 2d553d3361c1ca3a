import { useEditionView } from '#web/app/edition-view.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './landing.module.css';

/** What the library is, for those who are not in it yet (OP-19). */
export function Landing() {
  const view = useEditionView();
  return (
    <Page>
      <section className={styles.landing}>
        <h1 className={styles.name}>{view.name}</h1>
        <p className={styles.words}>
          {view.tagline.replace(/\.?$/, '.')} Search the full text with a query language that counts exactly, open any
          document at the passage that matched, and quote it by its printed number. Your institution’s subscription
          decides what is open to you.
        </p>
        <div className={styles.ways}>
          <ButtonLink href="/account/login">Log in</ButtonLink>
          <ButtonLink
            kind="outlined"
            href={view.addresses.demo ?? '/contactcustomersupport?subject=Free%20trial'}
            isFullLoad={view.addresses.demo !== null}
          >
            Request a free trial
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}
