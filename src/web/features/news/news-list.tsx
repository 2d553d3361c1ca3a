import type { NewsItem } from '#contract/news.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { describePaging } from '#domain/search/page-buttons.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './news-page.module.css';
import type { NewsModel } from './use-news.ts';

/** One page of news. */
export function NewsList({ model }: { readonly model: NewsModel }) {
  const { news, error, isOld, retry, state } = model;
  if (error) return <PartTrouble error={error} onRetry={retry} />;
  if (!news) return <Waiting />;
  if (news.total === 0) {
    const isNarrowed = state.sources.length > 0 || state.period !== -1;
    return (
      <Message title={isNarrowed ? 'No news of this' : 'No news yet'}>
        <p>{isNarrowed ? 'Choose a longer period, or other sources.' : 'News that is imported shows here.'}</p>
      </Message>
    );
  }
  return (
    <div aria-busy={isOld}>
      <p className={styles.total}>{formatCount(news.total, 'item')}</p>
      <ul>
        {news.hits.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <Pager
        label="Pages of news"
        paging={describePaging(news.start, news.resultsPerPage, news.total)}
        hrefOf={(page) => model.hrefOf({ page })}
      />
    </div>
  );
}

function Item({ item }: { readonly item: NewsItem }) {
  const { id, title, url, publicationTitle, publicationDate, summary, jurisdictions } = item;
  const facts = [publicationDate && formatDate(publicationDate), publicationTitle, jurisdictions.join(', ')];
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h2 className={styles.itemTitle}>
          <AppLink href={url}>
            <bdi>{title}</bdi>
          </AppLink>
        </h2>
        <DocumentActions place="row" document={{ id, title, url }} />
      </div>
      <p className={styles.meta}>
        <FactsLine facts={facts} />
      </p>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
    </li>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[58, 74, 66, 80, 52, 70].map((width) => (
        <p key={width}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
