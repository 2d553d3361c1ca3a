import type { Hit } from '#contract/search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { formatDate } from '#web/ui/format-date.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { joinNames } from '#web/ui/join-names.ts';
import { MarkedText, termClass } from '#web/ui/marked-text.tsx';
import { hrefOfHit, isPublication, metaOfHit } from './hit-meta.ts';
import styles from './hit-row.module.css';

interface HitRowProps {
  readonly hit: Hit;
  /** The query, carried to the document so that it marks it (SR-157). */
  readonly query: string;
  readonly terms: readonly string[];
}

/** One result: title, where it comes from, a passage, and what it is at the right. */
export function HitRow({ hit, query, terms }: HitRowProps) {
  const hasCover = isPublication(hit);
  const passages = hit.excerpt.length > 0 ? hit.excerpt : hit.summary ? [{ text: hit.summary, marks: [] }] : [];
  const meta = metaOfHit(hit);
  return (
    <article className={classNames(styles.row, hasCover && styles.withCover)}>
      {hasCover ? <Cover id={hit.id} title={hit.publicationTitle ?? hit.title} type={hit.type} size="small" /> : null}
      <div className={styles.main}>
        <h3 className={styles.title}>
          <AppLink href={hrefOfHit(hit, query)} data-hit>
            <MarkedText {...hit.markedTitle} />
          </AppLink>
        </h3>
        {meta.length > 0 ? (
          <p className={styles.meta}>
            {meta.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        ) : null}
        {hit.isOpen ? null : (
          <p className={styles.closed}>
            <ClosedMark />
            {hit.heldBy.length > 0 ? <span>It comes with {joinNames(hit.heldBy)}.</span> : null}
          </p>
        )}
        {passages.map((passage) => (
          <p key={passage.text} className={hit.excerpt.length > 0 ? styles.excerpt : styles.summary}>
            <MarkedText {...passage} />
          </p>
        ))}
      </div>
      <div className={styles.side}>
        <p className={styles.kind}>
          <span>{hit.type}</span>
          {hit.demo ? <span className={styles.demo}>Demo</span> : null}
        </p>
        {hit.publicationDate ? <p className={styles.date}>{formatDate(hit.publicationDate)}</p> : null}
        {hit.jurisdictions.length > 0 ? <p className={styles.place}>{hit.jurisdictions.join(', ')}</p> : null}
        <TermCounts terms={terms} counts={hit.termCounts} />
      </div>
    </article>
  );
}

function TermCounts({ terms, counts }: { readonly terms: readonly string[]; readonly counts: readonly number[] }) {
  const found = terms
    .map((term, index) => ({ term, index, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <ul className={styles.terms} aria-label="Matches">
      {found.map(({ term, index, count }) => (
        <li key={term}>
          <mark className={termClass(index)}>{term}</mark> {formatNumber(count)}
        </li>
      ))}
    </ul>
  );
}
