import type { FeaturedAnswer, FeaturedTitle } from '#contract/home.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './featured-shelf.module.css';
import { HomePart } from './home-part.tsx';
import type { PartModel } from './use-home.ts';

/** Covers in the row. */
const BOOKS = 5;
const COVERS = 8;

interface FeaturedShelfProps {
  readonly part: PartModel<FeaturedAnswer>;
  readonly isPage: (href: string) => boolean;
}

/** Featured books and journals, with the ways to all there are (TL-007, ENT-038). */
export function FeaturedShelf({ part, isPage }: FeaturedShelfProps) {
  const { data } = part;
  return (
    <div className={styles.shelf}>
      <HomePart
        title="Featured books and journals"
        part={part}
        room={styles.room}
        ways={
          <span className={styles.ways}>
            {isPage('/books') ? <Way href="/books" name="books" count={data?.bookCount} /> : null}
            {isPage('/journals') ? <Way href="/journals" name="journals" count={data?.journalCount} /> : null}
          </span>
        }
        waiting={<Waiting />}
      >
        {(featured) => {
          const titles = chooseTitles(featured);
          if (titles.length === 0) return <p className={styles.empty}>No book or journal is in your subscription.</p>;
          return (
            // A row wider than the page is scrolled, by keyboard too.
            <ul className={styles.row} tabIndex={-1}>
              {titles.map((title) => (
                <Title key={title.id} title={title} />
              ))}
            </ul>
          );
        }}
      </HomePart>
    </div>
  );
}

function Waiting() {
  return (
    <ul className={styles.row}>
      {Array.from({ length: COVERS }, (_, index) => index).map((cover) => (
        <li key={cover}>
          <div className={styles.blank} />
          <span className={styles.title}>
            <SkeletonLine width="80%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Way({
  href,
  name,
  count,
}: {
  readonly href: string;
  readonly name: string;
  readonly count?: number | undefined;
}) {
  return (
    <AppLink href={href}>
      All {name} <span className={styles.count}>{count === undefined ? '…' : formatNumber(count)}</span>
    </AppLink>
  );
}

/** The first books and journals, each kind filling up what the other leaves. */
function chooseTitles({ books, journals }: FeaturedAnswer): FeaturedTitle[] {
  const ofBooks = books.slice(0, Math.max(BOOKS, COVERS - journals.length));
  return [...ofBooks, ...journals].slice(0, COVERS);
}

function Title({ title: { id, title, author, type, year, url } }: { readonly title: FeaturedTitle }) {
  return (
    <li>
      <AppLink href={url} className={styles.item}>
        <Cover id={id} title={title} type={type} authors={author === '' ? [] : [author]} />
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
      </AppLink>
      <div className={styles.meta}>
        <span className={styles.author}>{[author || type, year].filter(Boolean).join(' · ')}</span>{' '}
        <DocumentActions place="tile" document={{ id, title, url }} />
      </div>
    </li>
  );
}
