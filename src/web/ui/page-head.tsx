import type { ReactNode, Ref } from 'react';
import { FactsLine } from './facts-line.tsx';
import styles from './page-head.module.css';
import { SkeletonLine } from './skeleton.tsx';

interface PageHeadProps {
  readonly title: ReactNode;
  /** What it is, in a line above the title. */
  readonly kind?: ReactNode;
  /** Invented for the demo library. */
  readonly isDemo?: boolean;
  /** What can be done with it; stands after what it is. */
  readonly actions?: ReactNode;
  /** What tells it from others of its name; nothing twice, and what is not known is left out. */
  readonly facts?: readonly (string | null | undefined)[];
  /** A sentence on what the page is for. */
  readonly lead?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** For a title that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What only this kind of page says of itself. */
  readonly children?: ReactNode;
}

/** How every page begins: what it is, its title, the facts that identify it, what it is for. */
export function PageHead({
  title,
  kind,
  isDemo = false,
  actions,
  facts,
  lead,
  ref,
  titleRef,
  children,
}: PageHeadProps) {
  const said = [...new Set(facts ?? [])].filter(Boolean);
  return (
    <header ref={ref} className={styles.head}>
      {kind || actions ? (
        <div className={styles.kind}>
          {kind}
          {isDemo ? <span className="demo-tag">Demo</span> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <h1 ref={titleRef} {...(titleRef ? { tabIndex: -1 } : {})} dir="auto" className={styles.title} data-title>
        {title}
      </h1>
      {said.length > 0 ? (
        <p className={styles.facts}>
          <FactsLine facts={said} />
        </p>
      ) : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </header>
  );
}

/** Its shape while the page is on its way. */
export function WaitingHead({ children }: Pick<PageHeadProps, 'children'>) {
  return (
    <div className={styles.head}>
      <div className={styles.kind}>
        <SkeletonLine width="14rem" />
      </div>
      <div className={styles.title}>
        <SkeletonLine width="70%" />
      </div>
      {children}
    </div>
  );
}
