import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What the reader can do next. */
  readonly actions?: ReactNode;
  /** Heading level, so that the outline of the page holds. */
  readonly level?: 1 | 2;
  /** Small print, such as the number of a failed request. */
  readonly note?: ReactNode;
}

/** Words and a way on where content would stand: nothing found, nothing there, something failed. */
export function Message({ title, children, actions, level = 2, note }: MessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.message}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
