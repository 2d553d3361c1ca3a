import { formatInstant } from '#domain/tools/desk/local-instant.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { SearchNewsAnswer as News } from '#contract/favorite-searches.ts';
import type { FavoriteRow, SearchLook } from '#web/api/favorites.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { NewHitList } from '#web/ui/new-hit-list.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './favorites-page.module.css';
import type { SearchNewsModel } from './use-search-news.ts';

interface SearchNewsProps {
  readonly row: FavoriteRow;
  readonly model: SearchNewsModel;
}

/** What was added to the library for a kept search since its reader last looked; its line is there from the first. */
export function SearchNews({ row, model }: SearchNewsProps) {
  const news = model.newsOf(row.id);
  const look = model.lookOf(row.id);
  return (
    <>
      <div className={styles.news}>
        {news ? (
          <Line row={row} news={news} onLook={() => void model.look(row.id)} />
        ) : (
          <p className={styles.meta}>
            {model.isUnknown ? 'What is new cannot be said at the moment.' : <SkeletonLine width="14rem" />}
          </p>
        )}
      </div>
      {look ? (
        <NewHitList
          matches={look.matches}
          title={nameLook(look)}
          {...{ formatDate, formatInstant }}
          renderActions={(hit) => <DocumentActions place="row" document={hit} />}
        />
      ) : null}
    </>
  );
}

interface LineProps {
  readonly row: FavoriteRow;
  readonly news: News;
  readonly onLook: () => void;
}

function Line({ row, news: { newCount, isExact, trouble, since }, onLook }: LineProps) {
  if (newCount === null) return <p className={styles.state}>What is new cannot be said. {trouble}</p>;
  if (newCount === 0) return <p className={styles.meta}>Nothing new since {formatInstant(since)}.</p>;
  return (
    <Button kind="outlined" onClick={onLook}>
      {`${formatNumber(newCount)}${isExact ? '' : ' or more'} new since ${formatDate(since.slice(0, 10))}`}
      <span className="visually-hidden"> of {row.title}: show</span>
    </Button>
  );
}

function nameLook({ isSeen, matches }: SearchLook): string {
  return isSeen ? 'Nothing new; the last new documents were' : `New since ${formatInstant(matches.since)}`;
}
