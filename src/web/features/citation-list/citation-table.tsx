import type { ResolvedCitation } from '#contract/citations.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import styles from './citation-list-sheet.module.css';

interface CitationTableProps {
  readonly found: readonly ResolvedCitation[];
  readonly onFollow: () => void;
}

/** Each citation beside what it stands for. */
export function CitationTable({ found, onFollow }: CitationTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Citation</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ citation, documents }) => (
          <tr key={citation}>
            <th scope="row">{citation}</th>
            <td>
              {documents.length === 0 ? <span className={styles.missing}>Not found</span> : null}
              {documents.length > 1 ? <p className={styles.several}>Several documents</p> : null}
              {documents.map(({ id, url, title, type, publicationDate, isOpen }) => (
                <p key={id}>
                  <AppLink href={url} onClick={onFollow}>
                    {title}
                  </AppLink>{' '}
                  <span className={styles.meta}>
                    {type}
                    {publicationDate ? ` · ${formatDate(publicationDate)}` : ''} {isOpen ? null : <ClosedMark />}
                  </span>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
