import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './prose.module.css';

interface ProseProps {
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** Day of the text, as written. */
  readonly date?: string;
}

/** A page of plain words: the policies and the pages about the house. */
export function Prose({ title, lead, children, date }: ProseProps) {
  return (
    <Page>
      <article className={styles.prose}>
        <PageHead title={title} lead={lead} />
        {children}
        {date ? <p className={styles.date}>As of {date}.</p> : null}
      </article>
    </Page>
  );
}
