import type { ResolvedCitation } from '#contract/citations.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
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
        {found.map(({ citation, documents, isDisputed }) => (
          <tr key={citation}>
            <th scope="row">{citation}</th>
            <td>
              {documents.length === 0 ? <span className={styles.missing}>Not found</span> : null}
              <Doubt count={documents.length} isDisputed={isDisputed} />
              {documents.map((document) => (
                <Found key={document.id} document={document} onFollow={onFollow} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DoubtProps {
  readonly count: number;
  readonly isDisputed: boolean;
}

/** That it is not sure which document is meant. */
function Doubt({ count, isDisputed }: DoubtProps) {
  if (isDisputed) return <p className={styles.several}>The name and the citation are those of different cases</p>;
  return count > 1 ? <p className={styles.several}>Several documents</p> : null;
}

interface FoundProps extends Pick<CitationTableProps, 'onFollow'> {
  readonly document: ResolvedCitation['documents'][number];
}

function Found({ document, onFollow }: FoundProps) {
  const { url, title, type, publicationDate, isOpen, lacks } = document;
  return (
    <div className={styles.found}>
      {lacks === undefined ? null : <p className={styles.several}>No {lacks} found in this text</p>}
      <AppLink href={url} onClick={onFollow}>
        {title}
      </AppLink>{' '}
      <span className={styles.meta}>
        <FactsLine facts={[type, publicationDate && formatDate(publicationDate)]} /> {isOpen ? null : <ClosedMark />}
      </span>
      <DocumentActions place="row" document={document} />
    </div>
  );
}
