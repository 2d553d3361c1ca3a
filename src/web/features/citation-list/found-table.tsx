import { formatDate } from '#domain/document/format-date.ts';
import type { FoundWork } from '#web/api/citations.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './citation-list-page.module.css';
import { describeAgain, explainLeftOut, listFirstLines } from './describe-found.ts';
import type { ListLookUp } from './use-list-look-up.ts';

interface FoundTableProps {
  readonly found: readonly FoundWork[];
  readonly model: ListLookUp;
}

/** Every entry beside what it stands for, or why that is not sure. */
export function FoundTable({ found, model }: FoundTableProps) {
  const first = listFirstLines(found);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Entry</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      <tbody>
        {found.map((entry) => (
          <tr key={`${entry.work.line} ${entry.work.text}`}>
            <td>{entry.work.line}</td>
            <th scope="row" dir="auto">
              {entry.work.text}
            </th>
            <td>
              <p className={styles.reason}>
                {explainLeftOut(
                  entry,
                  entry.documents.every(({ id }) => first.get(id) !== entry),
                )}
              </p>
              {entry.documents.map((document) => (
                <Choice key={document.id} document={document} entry={entry} first={first} model={model} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  readonly document: FoundWork['documents'][number];
  readonly entry: FoundWork;
  /** Where each document is named first. */
  readonly first: ReadonlyMap<string, FoundWork>;
  readonly model: ListLookUp;
}

/** A document once: lines that mean the same lead to the one where it is ticked. */
function Choice({ document, entry, first, model }: ChoiceProps) {
  const { id, title, type, url, publicationDate, isOpen } = document;
  const earlier = first.get(id);
  const name = (
    <span>
      <AppLink dir="auto" href={url}>
        {title}
      </AppLink>{' '}
      <span className={styles.meta}>
        <FactsLine facts={[type, publicationDate && formatDate(publicationDate)]} /> {isOpen ? null : <ClosedMark />}
      </span>
    </span>
  );
  if (earlier && earlier !== entry) {
    return (
      <div className={styles.again}>
        {name}
        <p className={styles.reason}>{describeAgain(entry, earlier)}</p>
      </div>
    );
  }
  return (
    <div className={styles.choice}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={model.chosen.has(id)}
          onChange={() => model.toggle(id)}
          aria-label={`Select ${title}`}
        />
      </label>
      {name}
      <DocumentActions place="row" document={document} />
    </div>
  );
}
