import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useEditionView } from '#web/app/edition-view.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { NotIncluded } from '#web/ui/not-included.tsx';
import { useRequestDemo } from '#web/app/request-demo.ts';
import styles from './closed-document.module.css';
import head from './document-head.module.css';

type Details = NonNullable<ApiError['details']>;

/** Indents drawn; deeper entries stand no further in. */
const DEEPEST = 3;

/** A document that the subscription does not hold: its record, its contents, and the box instead of its text (OP-17). */
export function ClosedDocument({ details, what }: { readonly details: Details; readonly what: string }) {
  const view = useEditionView();
  const requestDemo = useRequestDemo();
  const { contents = [], heldBy = [], contact = null } = details;
  return (
    <article className={styles.page}>
      <Head details={details} />
      <NotIncluded
        what={what}
        heldBy={heldBy}
        contact={contact}
        onRequestDemo={view.lockedFeatures.length > 0 ? requestDemo : undefined}
      />
      {contents.length > 0 ? (
        <section aria-label="Contents">
          <h2 className={styles.contentsTitle}>Contents</h2>
          <Contents entries={contents} />
        </section>
      ) : null}
    </article>
  );
}

function Head({ details }: { readonly details: Details }) {
  const { id, title = '', type, date, court, publication, authors = [], summary } = details;
  return (
    <PageHead
      kind={<FactsLine facts={[type, date && formatDate(date)]} />}
      title={title}
      facts={[court, publication]}
      actions={id ? <DocumentActions place="alone" document={{ id, title, url: presentTextAddress({ id }) }} /> : null}
    >
      {authors.length > 0 ? <p className={head.authors}>{authors.join(', ')}</p> : null}
      {summary ? <p className={head.summary}>{summary}</p> : null}
    </PageHead>
  );
}

function Contents({ entries }: { readonly entries: NonNullable<Details['contents']> }) {
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <ol className={styles.contents}>
      {entries.map(({ label, level }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and labels repeat
        <li key={index} className={classNames(styles[`depth${Math.min(level - top, DEEPEST)}`])}>
          {label}
        </li>
      ))}
    </ol>
  );
}
