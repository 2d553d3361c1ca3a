import { WaitingHead } from '#web/ui/page-head.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './document-page.module.css';

/** The shape of a document while it is on its way. */
export function DocumentSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.article}>
        <WaitingHead>
          <SkeletonLine width="24rem" />
        </WaitingHead>
        <div className="document-text">
          {[0, 1, 2].map((paragraph) => (
            <div key={paragraph} className="paragraph">
              {[100, 97, 99, 62].map((width) => (
                <SkeletonLine key={width} width={`${width}%`} height="0.6em" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
