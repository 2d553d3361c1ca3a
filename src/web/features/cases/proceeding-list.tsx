import type { CaseToc } from '#contract/case.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import styles from './case-page.module.css';

interface ProceedingListProps {
  readonly caseId: string;
  readonly toc: CaseToc;
  readonly current: string | undefined;
}

/** The proceedings of a case, each with its documents. */
export function ProceedingList({ caseId, toc, current }: ProceedingListProps) {
  if (toc.length === 0) return <p className={styles.none}>No proceedings are recorded for this case.</p>;
  return (
    <ol className={styles.proceedings}>
      {toc.map(({ proceedingId, name, date, documents }) => {
        const href = `/document/case/${caseId}/${proceedingId}`;
        return (
          <li key={proceedingId} className={styles.proceeding} data-current={proceedingId === current || undefined}>
            <p className={styles.proceedingName}>
              <AppLink href={href} keepScroll aria-current={proceedingId === current ? 'page' : undefined}>
                {name}
              </AppLink>
              {date ? <span className={styles.date}>{formatDate(date)}</span> : null}
            </p>
            {documents.length === 0 ? <p className={styles.none}>No public document available</p> : null}
            <ul>
              {documents.map(({ title, documentId, isOpen }) => (
                <li key={documentId} className={styles.document}>
                  <AppLink href={`${href}/${documentId}`}>{title}</AppLink> {isOpen ? null : <ClosedMark />}
                  <DocumentActions place="row" document={{ id: documentId, title, url: `${href}/${documentId}` }} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
