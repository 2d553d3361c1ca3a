import { classNames } from '#web/ui/class-names.ts';
import { WaitingHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './case-page.module.css';

/** The shape of a case while it is on its way: what defines it, its proceedings, who took part. */
export function CaseSkeleton() {
  return (
    <Page>
      <div aria-busy="true">
        <WaitingHead>
          <div className={styles.parties}>
            <Pair widths={['4rem', '12rem']} />
            <Pair widths={['5rem', '10rem']} />
          </div>
          <div className={classNames(styles.rows, styles.line)}>
            {['4rem', '9rem', '5rem', '8rem', '14rem'].map((width) => (
              <Pair key={width} widths={['3rem', width]} />
            ))}
          </div>
        </WaitingHead>
        <div className={styles.section}>
          <SkeletonLine width="7rem" />
        </div>
        <div className={styles.panel}>
          <Pair widths={['11rem', '16rem']} />
        </div>
        <div className={classNames(styles.panel, styles.sides)}>
          {['Tribunal', 'Representatives'].map((side) => (
            <div key={side}>
              {['60%', '72%', '54%'].map((width) => (
                <Pair key={width} widths={['40%', width]} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Pair({ widths }: { readonly widths: readonly [string, string] }) {
  return (
    <div>
      <SkeletonLine width={widths[0]} height="0.6em" />
      <SkeletonLine width={widths[1]} height="0.7em" />
    </div>
  );
}
