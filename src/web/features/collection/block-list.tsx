import type { Block } from '#domain/collections/fields.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import listing from '#web/ui/listing.module.css';
import { DocumentList } from './document-list.tsx';
import styles from './entry.module.css';

interface BlockListProps {
  readonly blocks: readonly Block[];
  /** What they are about, for their empty states. */
  readonly about: string;
  /** Leaves out sorts of which there is nothing, unless there is nothing of any. */
  readonly hidesEmpty: boolean;
}

/** Documents of each sort: five with the way to all, or words where there are none. */
export function BlockList({ blocks, about, hidesEmpty }: BlockListProps) {
  const filled = blocks.filter(({ total }) => total.count > 0 || total.closed.count > 0);
  const shown = hidesEmpty && filled.length > 0 ? filled : blocks;
  return (
    <div className={styles.blocks}>
      {shown.map(({ id, title, total, documents }) => (
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
      ))}
    </div>
  );
}
