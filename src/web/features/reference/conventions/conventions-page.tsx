import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import type { ConventionEntryAnswer, getConvention } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { toApiError } from '#web/api/api-error.ts';
import { conventionQuery, conventionsQuery } from '#web/api/reference.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { nameClosed } from '#web/ui/name-closed.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import listing from '#web/ui/listing.module.css';
import { DocumentList } from '../parts/block-list.tsx';
import { PageTableFiles } from '../parts/page-table-files.tsx';
import styles from '../parts/parts.module.css';
import { StatusTable } from '../status/status-table.tsx';

/** `/conventions`: multilateral instruments, and the status of the one that is chosen (SH-108, TL-065, OP-99). */
export function ConventionsPage({ chosen }: { readonly chosen: string | undefined }) {
  const { data, error, refetch } = useQuery(conventionsQuery());
  return (
    <Page>
      <Awaited data={data} trouble={error && toApiError(error)} onRetry={() => void refetch()}>
        {({ conventions }) => (
          <>
            <h1 className={intro.title}>Conventions</h1>
            <p className={intro.lead}>
              The multilateral instruments of arbitration. Each opens its text, or a summary in our own words where that
              is what the library holds, and its status table.
            </p>
            {conventions.length === 0 ? (
              <p className={listing.none}>No convention is in this library yet.</p>
            ) : (
              <>
                <div className={listing.tools}>
                  <PageTableFiles table="conventions" what="conventions" />
                </div>
                <DataTable caption="Conventions" columns={COLUMNS} rows={conventions} keyOf={({ id }) => id} />
                <p className={listing.none}>
                  Where a summary was not checked, its two dates were read in no source: take them from the official
                  text beside them. Sources of a status table stand below it.
                </p>
              </>
            )}
          </>
        )}
      </Awaited>
      {chosen === undefined ? null : <Convention key={chosen} id={chosen} />}
    </Page>
  );
}

const COLUMNS: readonly Column<ConventionEntryAnswer>[] = [
  {
    id: 'name',
    name: 'Instrument',
    draw: ({ document, summary }) => (
      <>
        <AppLink href={document.url}>{document.title}</AppLink>
        {summary === null ? null : (
          <span className={styles.meta}>
            <AppLink href={summary.url}>{summary.title}</AppLink>
          </span>
        )}
      </>
    ),
    sortBy: ({ document }) => document.title,
  },
  { id: 'date', name: 'Date', draw: ({ date }) => <Dated date={date} />, sortBy: ({ date }) => date },
  { id: 'force', name: 'In force', draw: ({ inForce }) => <Dated date={inForce} />, sortBy: ({ inForce }) => inForce },
  {
    id: 'depositary',
    name: 'Depositary or organisation',
    draw: ({ depositary }) => depositary ?? <Unknown />,
    sortBy: ({ depositary }) => depositary,
  },
  {
    id: 'checked',
    name: 'Official text of the summary',
    draw: ({ officialText }) => <Source text={officialText} />,
    sortBy: ({ officialText }) => officialText?.readOn ?? null,
  },
  {
    id: 'parties',
    name: 'Parties by our sources',
    isNumber: true,
    draw: ({ parties }) => parties ?? <Unknown />,
    sortBy: ({ parties }) => parties,
  },
  {
    id: 'status',
    name: 'Status table',
    isNumber: true,
    draw: ({ id, document }) => (
      <AppLink href={`/conventions?convention=${id}`} keepScroll aria-label={`Show status of ${document.title}`}>
        Show
      </AppLink>
    ),
  },
];

function Source({ text }: { readonly text: ConventionEntryAnswer['officialText'] }) {
  if (text === null) return <Unknown />;
  const words = text.readOn === null ? 'not checked' : `held against it on ${formatDate(text.readOn)}`;
  if (text.url === null) return <>{words}</>;
  return (
    <>
      {words}; published at <ExternalLink href={text.url}>{new URL(text.url).host}</ExternalLink>
    </>
  );
}

function Dated({ date }: { readonly date: string | null }) {
  return date === null ? <Unknown /> : <span className={styles.date}>{formatDate(date)}</span>;
}

function Unknown() {
  return <span className={listing.unknown}>unknown</span>;
}

/** The status table of one convention, and what cites it. */
function Convention({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(conventionQuery(id));
  if (error && !data) {
    const trouble = toApiError(error);
    return trouble.kind === 'not-found' ? (
      <p className={listing.none}>The library has no such convention. Choose one from the table.</p>
    ) : (
      <PartTrouble onRetry={() => void refetch()}>
        <p>{trouble.message}</p>
      </PartTrouble>
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

function Citing({ related, relatedClosed }: Pick<CallAnswer<typeof getConvention>, 'related' | 'relatedClosed'>) {
  return (
    <div className={styles.wide}>
      <h2>What cites it</h2>
      {related.length === 0 ? <p className={listing.none}>Nothing in this library.</p> : null}
      <div className={styles.blocks}>
        {related.map(({ type, documents }) => (
          <section key={type} className={styles.block} aria-label={type}>
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
