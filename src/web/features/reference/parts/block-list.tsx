import type { ReferenceBlock } from '#contract/collection.ts';
import type { ListedDocument } from '#domain/collections/collection.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import listing from '#web/ui/listing.module.css';
import styles from './parts.module.css';

interface BlockListProps {
  readonly blocks: readonly ReferenceBlock[];
  /** What they are about, for their empty states. */
  readonly about: string;
}

/** Documents of each sort: five with the way to all, or words where there are none. */
export function BlockList({ blocks, about }: BlockListProps) {
  return blocks.map(({ id, title, total, documents }) => (
    <section key={id} className={styles.block} aria-label={title}>
      <div className={listing.head}>
        <h2>
          {title} <span className={styles.count}>{formatNumber(total.count)}</span>
        </h2>
        {total.count > documents.length ? (
          <AppLink href={total.url} aria-label={`See all ${formatNumber(total.count)}: ${title}`}>
            See all
          </AppLink>
        ) : null}
      </div>
      {documents.length === 0 ? (
        <p className={listing.none}>Nothing of this sort on {about} that your subscription opens.</p>
      ) : (
        <DocumentList documents={documents} />
      )}
      {total.closed.count > 0 ? <p className={listing.none}>{nameClosed(total.closed)}.</p> : null}
    </section>
  ));
}

export function DocumentList({ documents }: { readonly documents: readonly ListedDocument[] }) {
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
