import { Fragment, type ReactNode } from 'react';
import type { HomeBlockId } from '#domain/edition/home.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { BlogColumns } from './blog-columns.tsx';
import { Blurbs } from './blurbs.tsx';
import { FeaturedShelf } from './featured-shelf.tsx';
import { groupBlocks } from './group-blocks.ts';
import styles from './home-page.module.css';
import { HomeNews } from './home-news.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';
import { ToolsTile } from './tools-tile.tsx';
import { UpdatesList } from './updates-list.tsx';
import type { HomeModel } from './use-home.ts';
import { WaysIn } from './ways-in.tsx';

interface HomePageProps {
  readonly model: HomeModel;
  /** Parts that other features draw. */
  readonly parts: Readonly<Partial<Record<HomeBlockId, ReactNode>>>;
}

/** The first page: one search field, and below it the parts that the edition has, where it has them. */
export function HomePage({ model, parts }: HomePageProps) {
  const { home } = useEditionView();
  const { isPage } = model;
  const drawn: Readonly<Partial<Record<HomeBlockId, ReactNode>>> = {
    'since-last-visit': <SinceLastVisit part={model.since} isPage={isPage} />,
    updates: <UpdatesList part={model.updates} isPage={isPage} />,
    news: <HomeNews part={model.news} rows={model.newsRows} />,
    tools: <ToolsTile part={model.tools} rows={model.toolRows} isPage={isPage} />,
    featured: <FeaturedShelf part={model.featured} isPage={isPage} />,
    blogs: <BlogColumns part={model.blogs} />,
    'ways-in': <WaysIn part={model.facets} mode={model.everything} />,
    ...parts,
  };
  const draw = (ids: readonly HomeBlockId[]) => ids.map((id) => <Fragment key={id}>{drawn[id]}</Fragment>);
  return (
    <>
      <Hero model={model} />
      <div className={styles.content}>
        <Blurbs />
        {groupBlocks(home.blocks).map((group) =>
          'across' in group ? (
            <Fragment key={group.across}>{drawn[group.across]}</Fragment>
          ) : (
            <div key={[...group.wide, ...group.narrow].join(' ')} className={styles.columns}>
              <div className={styles.column}>{draw(group.wide)}</div>
              <div className={styles.column}>{draw(group.narrow)}</div>
            </div>
          ),
        )}
      </div>
    </>
  );
}

function Hero({ model }: Pick<HomePageProps, 'model'>) {
  return (
    <section className={styles.hero} aria-label="Search">
      <div className={styles.inner}>
        <h1 className={styles.greeting}>
          {model.greeting}.{' '}
          <span>
            {model.total ? `${formatNumber(model.total)} documents are at hand.` : 'What are you looking for?'}
          </span>
        </h1>
        <SearchField size="large" takesFocus />
        <Examples mode={model.everything} />
      </div>
    </section>
  );
}

function Examples({ mode }: { readonly mode: HomeModel['everything'] }) {
  const { examples } = useEditionView();
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span className={styles.try}>Try</span>
      <ul>
        {examples.map(({ query, explains }) => (
          <li key={query}>
            <AppLink href={hrefOfSearch(mode, { q: query })} title={explains}>
              {query}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
