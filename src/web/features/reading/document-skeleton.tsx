import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './document-page.module.css';
import head from './document-head.module.css';

/** The shape of a document while it is on its way. */
export function DocumentSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.article}>
        <div className={head.head}>
          <div className={head.title}>
            <SkeletonLine width="92%" height="0.8em" />
            <SkeletonLine width="58%" height="0.8em" />
          </div>
          <div className={head.meta}>
            <SkeletonLine width="24rem" />
          </div>
        </div>
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
