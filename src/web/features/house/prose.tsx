import type { ReactNode } from 'react';
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
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {date ? <p className={styles.date}>As of {date}.</p> : null}
      </article>
    </Page>
  );
}
