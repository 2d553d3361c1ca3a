import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { NewsList } from './news-list.tsx';
import styles from './news-page.module.css';
import { NewsPeriod } from './news-period.tsx';
import { NewsSources } from './news-sources.tsx';
import { useNews } from './use-news.ts';

/** News of the edition, the newest first, by publication and period (TL-010, TL-011, OP-88). */
export function NewsPage() {
  const model = useNews();
  return (
    <Page>
      <PageHead
        title="News"
        lead="What happened, from every source of this edition. Your home page shows those you follow."
      />
      <div className={styles.columns}>
        <section aria-label="News items">
          <NewsPeriod model={model} />
          <NewsList model={model} />
        </section>
        <NewsSources model={model} />
      </div>
    </Page>
  );
}
