import { useQuery } from '@tanstack/react-query';
import { CONVENTIONS } from '#collections/conventions.ts';
import type { EntryAnswer } from '#contract/collection.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { entryQuery } from '#web/api/collection.queries.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { nameClosed } from '#web/ui/name-closed.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import listing from '#web/ui/listing.module.css';
import { DocumentList } from '../document-list.tsx';
import entry from '../entry.module.css';
import styles from './status.module.css';
import { StatusTable } from './status-table.tsx';

/** Whether a summary was held against its official text, and where that is published (OP-176). */
export function OfficialText({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  const text = row['officialText'] as EntryAnswer<typeof CONVENTIONS>['officialText'];
  if (text === null) return <span className={listing.unknown}>unknown</span>;
  const words = text.readOn === null ? 'not checked' : `held against it on ${formatDate(text.readOn)}`;
  if (text.url === null) return <>{words}</>;
  return (
    <>
      {words}; published at <ExternalLink href={text.url}>{new URL(text.url).host}</ExternalLink>
    </>
  );
}

/** The convention that is chosen, if one is (SH-108, TL-065, OP-99). */
export function ChosenConvention({ chosen }: { readonly chosen: string | undefined }) {
  return chosen === undefined ? null : <Convention key={chosen} id={chosen} />;
}

/** Its status table, and what cites it. */
function Convention({ id }: { readonly id: string }) {
  const [day] = useAsOf();
  const { data, error, refetch } = useQuery(entryQuery(CONVENTIONS, id, day));
  if (error && !data) {
    return error.kind === 'not-found' ? (
      <p className={listing.none}>The library has no such convention. Choose one from the table.</p>
    ) : (
      <PartTrouble error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p className={listing.none}>Fetching the status table …</p>;
  return (
    <section className={styles.wide}>
      <h2>Status of {data.document.title}</h2>
      {data.rows.length === 0 ? (
        <p className={listing.none}>
          Which states joined, and when, is unknown here: no source of the library says it.
        </p>
      ) : (
        <StatusTable instrument={data.id} caption={`Status of ${data.document.title}`} rows={data.rows} />
      )}
      <Citing {...data} />
    </section>
  );
}

function Citing({ related, relatedClosed }: Pick<EntryAnswer<typeof CONVENTIONS>, 'related' | 'relatedClosed'>) {
  return (
    <div className={styles.wide}>
      <h2>What cites it</h2>
      {related.length === 0 ? <p className={listing.none}>Nothing in this library.</p> : null}
      <div className={entry.blocks}>
        {related.map(({ type, documents }) => (
          <section key={type} className={entry.block} aria-label={type}>
            <div className={listing.head}>
              <h3>{type}</h3>
            </div>
            <DocumentList documents={documents} />
          </section>
        ))}
      </div>
      {relatedClosed.count > 0 ? <p className={listing.none}>{nameClosed(relatedClosed)}.</p> : null}
    </div>
  );
}
