import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { comparisonLandingQuery } from '#web/api/comparison.queries.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import styles from './compare-links.module.css';
import { hrefOfPlace, listProductPages, type ProductPage } from './product-address.ts';

export interface CompareDocumentProps {
  /** Of the document. */
  readonly id: string;
  /** Slugs of the products in which it answers. */
  readonly comparisons: readonly string[];
  readonly onLeave: () => void;
}

/** The comparisons in which a document answers: all of it, or one of its answers. */
export function CompareDocument({ id, comparisons, onLeave }: CompareDocumentProps) {
  const view = useEditionView();
  const products = listProductPages(view, readHeldCodes(view)).filter(({ slug }) => comparisons.includes(slug));
  if (products.length === 0) return <p className={styles.none}>Your subscription has no page of this comparison.</p>;
  return products.map((product) => <Product key={product.slug} {...{ product, id, onLeave }} />);
}

interface ProductProps extends Pick<CompareDocumentProps, 'id' | 'onLeave'> {
  readonly product: ProductPage;
}

function Product({ product, id, onLeave }: ProductProps) {
  const { data, error, refetch } = useQuery(comparisonLandingQuery(product.slug));
  const [section] = useState(findSectionInView);
  return (
    <Awaited isPart data={data} trouble={error} onRetry={() => void refetch()}>
      {(landing) => {
        const column = landing.jurisdictions.find(({ documentId }) => documentId === id);
        // Of several documents on a place only the one that answers today stands in the comparison.
        if (!column) return <p className={styles.none}>Another document answers for this place today.</p>;
        const topics = landing.topicTree.filter(({ topicId }) => column.topics.includes(topicId));
        const inView = topics.find(({ description }) => foldText(description) === foldText(section));
        return (
          <nav aria-label={landing.publicationTitle} className={styles.links}>
            <h2>{landing.publicationTitle}</h2>
            <p>
              <AppLink href={hrefOfPlace(product, column.id)} onFollow={onLeave}>
                Compare {column.name} with others
              </AppLink>
            </p>
            <Topics {...{ topics, inView, product, onLeave }} place={column.id} />
          </nav>
        );
      }}
    </Awaited>
  );
}

type Topic = ComparisonLanding['topicTree'][number];

interface TopicsProps extends Pick<ProductProps, 'product' | 'onLeave'> {
  readonly topics: readonly Topic[];
  /** What the section in view answers stands first. */
  readonly inView: Topic | undefined;
  readonly place: string;
}

function Topics({ topics, inView, product, place, onLeave }: TopicsProps) {
  const ordered = inView ? [inView, ...topics.filter((topic) => topic !== inView)] : topics;
  return (
    <>
      <h3>On one topic</h3>
      <ul>
        {ordered.map((topic) => (
          <li key={topic.topicId}>
            <AppLink href={hrefOfPlace(product, place, topic.topicId)} onFollow={onLeave}>
              {topic.description}
            </AppLink>
            {topic === inView ? <span className={styles.note}>the section in view</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The words of the last heading of the text above the middle of the window; '' where there is none. */
function findSectionInView(): string {
  const headings = [...document.querySelectorAll('.document-text .heading')];
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
  return above.at(-1)?.textContent ?? '';
}
