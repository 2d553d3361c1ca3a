import type { Hit } from '#contract/search.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { HomePart } from './home-part.tsx';
import styles from './updates-list.module.css';
import type { PartModel } from './use-home.ts';

const NEW_CONTENT = '/new-content';

interface UpdatesListProps {
  readonly part: PartModel<readonly Hit[]>;
  readonly isPage: (href: string) => boolean;
}

/** What came into the library lately, one line each (TL-006, ENT-037). */
export function UpdatesList({ part, isPage }: UpdatesListProps) {
  return (
    <HomePart
      title="New in the library"
      part={part}
      room={styles.room}
      ways={isPage(NEW_CONTENT) ? <AppLink href={NEW_CONTENT}>All new content</AppLink> : null}
      waiting={
        <ul>
          {[70, 84, 62, 78, 66, 88, 58, 74].map((width) => (
            <RowSkeleton key={width} width={width} />
          ))}
        </ul>
      }
    >
      {(hits) =>
        hits.length === 0 ? (
          <p className={styles.empty}>Nothing was added in the last three months.</p>
        ) : (
          <ul>
            {hits.map((hit) => (
              <UpdateRow key={hit.id} hit={hit} />
            ))}
          </ul>
        )
      }
    </HomePart>
  );
}

function UpdateRow({ hit }: { readonly hit: Hit }) {
  return (
    <li className={styles.row}>
      <span className={styles.date}>{hit.legalDate ? formatDate(hit.legalDate.date) : 'Undated'}</span>
      <div className={styles.text}>
        <AppLink href={hit.url} className={styles.title}>
          <bdi>{hit.title}</bdi>
        </AppLink>
        <div className={styles.meta}>
          <span>{[hit.type, hit.court ?? hit.organization ?? hit.source].filter(Boolean).join(' · ')}</span>{' '}
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
      <div className={styles.text}>
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
