import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Hit } from '#contract/search.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './other-editions.module.css';

interface OtherEditionsProps {
  readonly hit: Hit;
  /** Older editions that are results of this page too. */
  readonly older: readonly Hit[];
  readonly hrefOf: (url: string) => string;
}

/** The other editions of the work, or the other documents on the treaty, a hit belongs to, folded away (OP-66). */
export function OtherEditions({ hit, older, hrefOf }: OtherEditionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const editions = [
    ...hit.otherEditions,
    ...older.filter((one) => hit.otherEditions.every((other) => other.id !== one.id)),
  ];
  if (editions.length === 0) return null;
  const results = new Set(older.map((one) => one.id));
  return (
    <div className={styles.editions}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {hit.coverImage === null ? 'Other documents on this treaty' : 'Other editions'} ({editions.length})
        <ChevronDown size="0.875rem" aria-hidden className={styles.chevron} />
      </button>
      {older.length > 0 ? <span className={styles.date}>{formatNumber(older.length)} among these results</span> : null}
      <ul id={id} hidden={!isOpen} className={styles.list}>
        {editions.map((edition) => (
          <li key={edition.id}>
            <AppLink dir="auto" href={hrefOf(edition.url)}>
              {edition.title}
            </AppLink>
            <span className={styles.date}>
              <FactsLine facts={describe(edition.publicationDate, results.has(edition.id))} />
            </span>
            <DocumentActions place="row" document={edition} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe(date: string | null, isResult: boolean) {
  return [date && formatDate(date), isResult && 'also a result'];
}
