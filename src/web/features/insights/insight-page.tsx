import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import { insightQuery, type Insight } from '#web/api/insights.queries.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { ClosedInsight } from './closed-insight.tsx';
import { InsightSections } from './insight-sections.tsx';
import { RelatedDocuments } from './related-documents.tsx';
import styles from './insight-page.module.css';

interface InsightPageProps {
  readonly id: string;
  /** The sign-in page that leads back here. */
  readonly signIn: string;
  /** What stands above all. */
  readonly above: ReactNode;
  /** The query that marks in its text what was searched for, with its question mark; empty without a search. */
  readonly marking: string;
}

/** `/practical-content/{id}`: one practical question with its answer (SH-101, TL-071, TL-073, OP-102). */
export function InsightPage({ id, signIn, above, marking }: InsightPageProps) {
  const { data, error, refetch } = useQuery(insightQuery(id));
  const trouble = error;
  if (trouble?.code === 'document-not-included' && trouble.details) {
    return (
      <Page>
        <ClosedInsight details={trouble.details} />
      </Page>
    );
  }
  return (
    <Page>
      {above}
      <Awaited
        data={data}
        trouble={trouble}
        onRetry={() => void refetch()}
        missing="There is no such practical insight"
      >
        {(insight) => <Shown {...{ insight, signIn, marking }} />}
      </Awaited>
    </Page>
  );
}

type ShownProps = { readonly insight: Insight } & Pick<InsightPageProps, 'signIn' | 'marking'>;

function Shown({ insight, signIn, marking }: ShownProps) {
  const article = useRef<HTMLElement>(null);
  useTypeset(article, 'en');
  return (
    <article ref={article}>
      <header className={styles.head}>
        <div className={styles.kind}>
          <FactsLine facts={['Practical insight', insight.stage]} />
          <DocumentActions place="head" document={{ id: insight.id, title: insight.title, url: insight.url }} />
        </div>
        <h1 className={intro.title}>{insight.title}</h1>
      </header>
      <div className={styles.columns}>
        <InsightSections insight={insight} signIn={signIn} />
        <aside aria-label="About this insight" className={styles.side}>
          <Facts {...{ insight, marking }} />
          <RelatedDocuments documents={insight.related} />
        </aside>
      </div>
    </article>
  );
}

function Facts({ insight, marking }: Pick<ShownProps, 'insight' | 'marking'>) {
  const { authors, lastReviewDate, jurisdictions, stage, documentUrl, demo } = insight;
  const facts = [
    ['Author', authors.length === 0 ? 'Not named' : authors.join(', ')],
    ['Last reviewed', lastReviewDate === null ? 'Not stated' : formatDate(lastReviewDate)],
    ['Stage', stage ?? 'Not filed under one'],
    ['Jurisdictions', jurisdictions.length === 0 ? 'No one country' : jurisdictions.join(', ')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {demo ? (
        <div>
          <dt>Demo</dt>
          <dd>Its author and its cases are invented.</dd>
        </div>
      ) : null}
      <div>
        <dt>To cite, download or search in</dt>
        <dd>
          <AppLink href={`${documentUrl}${marking}`}>
            {marking === '' ? 'Open as a document' : 'Open as a document, with your search marked'}
          </AppLink>
        </dd>
      </div>
    </dl>
  );
}
