import { AppLink } from './app-link.tsx';
import { FactsLine } from './facts-line.tsx';
import styles from './document-list.module.css';

interface DocumentListProps {
  readonly documents: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
    readonly type: string;
    readonly date: string | null;
  }[];
  readonly formatDate: (date: string) => string;
}

/** Documents by their titles, with what they are and their dates. */
export function DocumentList({ documents, formatDate }: DocumentListProps) {
  return (
    <ul>
      {documents.map(({ id, title, url, type, date }) => (
        <li key={id} className={styles.item}>
          <AppLink href={url} className={styles.link}>
            <bdi>{title}</bdi>
          </AppLink>
          <span className={styles.meta}>
            <FactsLine facts={[type, date && formatDate(date)]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
