import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './shelf.module.css';
import type { HomeModel } from './use-home.ts';

interface ShelfProps {
  readonly shelves: HomeModel['publications'];
}

/** `Books and journals`: one heading for all shelves, in sentence case. */
function nameShelves([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ');
}

/** Publications side by side, each with its cover, and the way to all of each kind that the visitor has. */
export function Shelf({ shelves }: ShelfProps) {
  const filled = shelves.filter(({ hits }) => hits && hits.length > 0);
  if (filled.length === 0) return null;
  const hits = filled.flatMap((shelf) => shelf.hits ?? []);
  return (
    <section className={styles.shelf}>
      <SectionHead title={nameShelves(filled.map(({ mode }) => mode.title))}>
        <span className={styles.ways}>
          {filled
            .filter(({ isHeld }) => isHeld)
            .map(({ mode }) => (
              <AppLink key={mode.id} href={mode.path}>
                All {mode.title.toLowerCase()}
              </AppLink>
            ))}
        </span>
      </SectionHead>
      <ul className={styles.row}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <AppLink href={hit.url} className={styles.item}>
              <Cover id={hit.id} title={hit.title} type={hit.type} authors={hit.authors} imprint={hit.source} />
              <span className={styles.title}>{hit.title}</span>
            </AppLink>
            <div className={styles.meta}>
              {[hit.authors.join(', ') || hit.type, hit.legalDate?.date.slice(0, 4)].filter(Boolean).join(' · ')}{' '}
              {hit.isOpen ? null : <ClosedMark />} <DocumentActions place="tile" document={hit} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
