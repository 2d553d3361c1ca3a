import { Fragment, memo, useRef } from 'react';
import type { Hit } from '#contract/search.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import type { Forms } from '#domain/words/forms.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { Fact } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { joinNames } from '#web/ui/join-names.ts';
import { MarkedText, termClass } from '#web/ui/marked-text.tsx';
import record from '#web/ui/record-title.module.css';
import { hrefOfHit, isPublication, metaOfHit } from './hit-meta.ts';
import { noteFollowed } from './use-left-hit.ts';
import styles from './hit-row.module.css';
import { OtherEditions } from './other-editions.tsx';
import { splitLead } from './split-lead.ts';

interface HitRowProps {
  readonly hit: Hit;
  /** The query, carried to the document so that it marks it (SR-157). */
  readonly query: string;
  readonly forms: Forms;
  readonly terms: readonly string[];
  /** Older editions of the same work that this row stands for too. */
  readonly older: readonly Hit[];
  readonly isSelected: boolean | 'mixed';
  /** Given all hits that the row stands for. */
  readonly onSelect: (hits: readonly Hit[]) => void;
  /** Added since the reader's last visit. */
  readonly isNew: boolean;
  /** Says when it was added to the library. */
  readonly hasAdded: boolean;
  /** Level of the title; below a heading of its own it is one deeper. */
  readonly level: 3 | 4;
}

/**
 * One result: its box to select it, title, one line on what it is and where it comes from, a passage. It is drawn anew only for another hit: the rows of a page are most of what a click on a filter would draw twice.
 */
export const HitRow = memo(function HitRow(props: HitRowProps) {
  const { hit, query, forms, older, level } = props;
  const Heading = `h${level}` as const;
  const hasCover = isPublication(hit);
  const words = useRef<HTMLDivElement>(null);
  useTypeset(words, hit.languages[0]);
  return (
    <article className={classNames(styles.row, hasCover && styles.withCover)}>
      <Pick {...props} />
      {hasCover ? <HitCover hit={hit} /> : null}
      <div ref={words} className={styles.main}>
        <Heading dir="auto" className={record.title}>
          <AppLink href={hrefOfHit(hit, query, forms)} data-hit onFollow={noteFollowed}>
            <MarkedText {...hit.markedTitle} />
          </AppLink>
        </Heading>
        <Meta {...props} />
        <Passages hit={hit} />
        <OtherEditions hit={hit} older={older} hrefOf={(url) => hrefOfHit({ url }, query, forms)} />
      </div>
      <div className={styles.actions}>
        <DocumentActions place="hit" document={hit} />
      </div>
    </article>
  );
});

/** The picture of a publication, which stands beside its title and says nothing more. */
function HitCover({ hit: { id, title, type, coverImage } }: { readonly hit: Hit }) {
  if (coverImage === null) return <Cover id={id} title={title} type={type} size="small" />;
  return <img className={styles.cover} src={coverImage} alt="" width={56} height={84} loading="lazy" />;
}

function Pick({ hit, older, isSelected, onSelect }: HitRowProps) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isSelected === true}
        ref={(input) => {
          if (input) input.indeterminate = isSelected === 'mixed';
        }}
        onChange={() => onSelect([hit, ...older])}
        aria-label={`Select ${hit.title}`}
      />
    </label>
  );
}

/** What it is and its legal date first (OP-170), then where it comes from, at the end how often each term was found. */
function Meta({ hit, terms, forms, isNew, hasAdded }: HitRowProps) {
  const parts = metaOfHit(hit);
  return (
    <>
      <div className={styles.meta}>
        <span className={styles.kind}>{hit.type}</span>
        {hit.profile ? null : (
          <Fact className={styles.kind}>
            {hit.legalDate ? `${hit.legalDate.label} ${formatDate(hit.legalDate.date)}` : 'Undated'}
          </Fact>
        )}
        {isNew ? <Fact className={styles.new}>New</Fact> : null}
        {hasAdded ? <Fact>Added {formatDate(hit.addedDate)}</Fact> : null}
        {parts.map((part) => (
          <Fact key={part} className={classNames(styles.part, isLong(part) && styles.long)}>
            {part}
          </Fact>
        ))}
        {hit.jurisdictions.length > 0 ? <Fact className={styles.place}>{hit.jurisdictions.join(', ')}</Fact> : null}
        <TermCounts terms={terms} forms={forms} counts={hit.termCounts} />
      </div>
      {hit.isOpen ? null : (
        <p className={styles.closed}>
          <ClosedMark />
          {hit.heldBy.length > 0 ? <span>It comes with {joinNames(hit.heldBy)}.</span> : null}
        </p>
      )}
    </>
  );
}

/** The passages that match, one after the other, or the summary; in either case as much as two lines hold. */
function Passages({ hit: { excerpt, summary } }: { readonly hit: Hit }) {
  if (excerpt.length === 0 && !summary) return null;
  return (
    <p dir="auto" className={classNames(styles.excerpt, excerpt.length === 0 && styles.summary)}>
      <span className={styles.more} data-more aria-hidden>
        …
      </span>
      {excerpt.length === 0 ? summary : null}
      {excerpt.map((passage) => (
        <Fragment key={passage.text}>
          <Passage {...passage} />{' '}
        </Fragment>
      ))}
      <span className={styles.end} />
    </p>
  );
}

/** One passage; a narrow screen leaves out what stands far before the match, which its two lines would not reach. */
function Passage(passage: Hit['excerpt'][number]) {
  const { far, rest } = splitLead(passage);
  return (
    <span dir="auto">
      {far === '' ? null : <span className={styles.far}>{far}</span>}
      <span>
        <MarkedText {...rest} />
      </span>
    </span>
  );
}

/** Fills its line: more than half of one on a phone, or a list, which is broken between its entries. */
function isLong(part: string): boolean {
  return part.length > 30 || part.includes(',');
}

interface TermCountsProps extends Pick<HitRowProps, 'terms' | 'forms'> {
  readonly counts: readonly number[];
}

/** How often each term was found, and whether its related forms are among that. */
function TermCounts({ terms, forms, counts }: TermCountsProps) {
  const found = terms
    .map((term, index) => ({ term, index, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <ul className={styles.terms} aria-label="Matches">
      {found.map(({ term, index, count }) => (
        <li key={term}>
          <mark className={termClass(index)}>{term}</mark>
          {forms === 'related' && term.replaceAll('"', '').split(' ').some(hasNumber) ? ' and related' : ''}{' '}
          {formatNumber(count)}
        </li>
      ))}
    </ul>
  );
}
