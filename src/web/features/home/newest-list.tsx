import type { Hit } from '#contract/search.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './newest-list.module.css';
import { SectionHead } from './section-head.tsx';

interface NewestListProps {
  /** Undefined until it is known. */
  readonly hits: readonly Hit[] | undefined;
  readonly allHref: string;
}

/** The newest documents, one line each. */
export function NewestList({ hits, allHref }: NewestListProps) {
  return (
    <section>
      <SectionHead title="New in the library">
        <AppLink href={allHref}>See everything</AppLink>
      </SectionHead>
      {hits?.length === 0 ? <p className={styles.empty}>Nothing has been imported into this edition yet.</p> : null}
      <ul aria-busy={!hits}>
        {hits
          ? hits.map((hit) => <NewestRow key={hit.id} hit={hit} />)
          : [70, 84, 62, 78, 66, 88, 58, 74].map((width) => <RowSkeleton key={width} width={width} />)}
      </ul>
    </section>
  );
}

function NewestRow({ hit }: { readonly hit: Hit }) {
  return (
    <li className={styles.row}>
      <span className={styles.date}>{hit.legalDate ? formatDate(hit.legalDate.date) : 'Undated'}</span>
      <div>
        <AppLink href={hit.url} className={styles.title}>
          {hit.title}
        </AppLink>
        <div className={styles.meta}>
          {[hit.type, hit.court ?? hit.organization ?? hit.source].filter(Boolean).join(' · ')}{' '}
          {hit.isOpen ? null : <ClosedMark />} <DocumentActions place="row" document={hit} />
        </div>
      </div>
    </li>
  );
}

function RowSkeleton({ width }: { readonly width: number }) {
  return (
    <li className={styles.row}>
      <span className={styles.date}>
        <SkeletonLine width="5rem" />
      </span>
      <div>
        <div className={styles.title}>
          <SkeletonLine width={`${width}%`} />
        </div>
        <div className={styles.meta}>
          <SkeletonLine width="14rem" />
        </div>
      </div>
    </li>
  );
}
