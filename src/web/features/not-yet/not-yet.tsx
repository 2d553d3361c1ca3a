import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './not-yet.module.css';

export interface NotYetProps {
  readonly name: string;
  /** What will be there, in one or two sentences. */
  readonly holds: string;
  /** What can be done today instead. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** The page of something that is not built yet: says what it will be and leads to what is there. */
export function NotYet({ name, holds, ways }: NotYetProps) {
  return (
    <Page>
      <section className={styles.notYet}>
        <PageHead kind="Coming soon" title={name} lead={holds} />
        {ways.length > 0 ? (
          <>
            <h2 className={styles.today}>What you can use today</h2>
            <ul className={styles.ways}>
              {ways.map(({ href, label }) => (
                <li key={href}>
                  <AppLink href={href}>{label}</AppLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </Page>
  );
}
