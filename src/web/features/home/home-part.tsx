import type { ReactNode } from 'react';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './home-part.module.css';
import { SectionHead } from './section-head.tsx';
import type { PartModel } from './use-home.ts';

interface HomePartProps<T> {
  readonly title: string;
  readonly part: PartModel<T>;
  /** Its room, the same before and after it is filled: a class with a height for each width of the page. */
  readonly room: string | undefined;
  /** Ways on, beside the title. */
  readonly ways?: ReactNode;
  /** Stands in for what is on its way. */
  readonly waiting: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A part of the home page that keeps its room while it is on its way, and when it fails (OP-32). */
export function HomePart<T>({ title, part, room, ways, waiting, children }: HomePartProps<T>) {
  const { data, hasFailed, retry } = part;
  return (
    <section className={styles.part}>
      <SectionHead title={title}>{ways}</SectionHead>
      <div className={classNames(styles.room, room)} aria-busy={data === undefined && !hasFailed}>
        {hasFailed ? (
          <PartTrouble onRetry={retry}>
            <p>The rest of the page is not concerned.</p>
          </PartTrouble>
        ) : data === undefined ? (
          waiting
        ) : (
          children(data)
        )}
      </div>
    </section>
  );
}
