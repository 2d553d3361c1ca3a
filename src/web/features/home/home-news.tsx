import type { CSSProperties } from 'react';
import type { NewsItem } from '#contract/news.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { WordsLink } from './blurbs.tsx';
import styles from './home-news.module.css';
import { HomePart } from './home-part.tsx';
import type { PartModel } from './use-home.ts';

interface HomeNewsProps {
  readonly part: PartModel<readonly NewsItem[]>;
  /** Rows to keep room for. */
  readonly rows: number;
}

/** News of the edition's months, of the publications that the reader follows (TL-001, TL-013). */
export function HomeNews({ part, rows }: HomeNewsProps) {
  // Where nothing came, a line says so.
  const room = Math.max(rows, 1);
  return (
    <div style={{ '--rows': room } as CSSProperties}>
      <HomePart
        title="News"
        part={part}
        room={styles.room}
        ways={<AppLink href="/news">All news</AppLink>}
        waiting={<Waiting rows={room} />}
      >
        {(items) => (
          <>
            <OwnNews />
            {items.length === 0 ? (
              <p className={styles.empty}>
                Nothing in this time from the sources you follow. <AppLink href="/news">See all news</AppLink>
              </p>
            ) : (
              <ul>
                {items.map(({ id, url, title, publicationTitle, publicationDate }) => (
                  <li key={id} className={styles.row}>
                    <AppLink href={url} className={styles.title}>
                      <bdi>{title}</bdi>
                    </AppLink>
                    <span className={styles.meta}>
                      {[publicationTitle, publicationDate ? formatDate(publicationDate) : null]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </HomePart>
    </div>
  );
}

/** What whoever runs the library has to tell, above the rest; it is there with the page. */
function OwnNews() {
  const { news } = useEditionView().home;
  return news.map(({ id, title, text, date, link }) => (
    <div key={id} className={styles.own}>
      <p className={styles.ownTitle}>{title}</p>
      <p>
        {text} {link ? <WordsLink {...link} /> : null}
      </p>
      {date ? <p className={styles.meta}>{formatDate(date)}</p> : null}
    </div>
  ));
}

const WIDTHS = [64, 82, 58, 76, 68, 86];

function Waiting({ rows }: Pick<HomeNewsProps, 'rows'>) {
  return (
    <>
      <OwnNews />
      <ul>
        {WIDTHS.slice(0, rows).map((width) => (
          <li key={width} className={styles.row}>
            <span className={styles.title}>
              <SkeletonLine width={`${width}%`} />
            </span>
            <span className={styles.meta}>
              <SkeletonLine width="12rem" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
