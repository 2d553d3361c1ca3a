import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import { toApiError } from '#web/api/api-error.ts';
import { insightQuery, type Insight } from '#web/api/insights.queries.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
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
}

/** `/practical-content/{id}`: one practical question with its answer (SH-101, TL-071, TL-073, OP-102). */
export function InsightPage({ id, signIn }: InsightPageProps) {
  const { data, error, refetch } = useQuery(insightQuery(id));
  const trouble = error && toApiError(error);
  if (trouble?.code === 'document-not-included' && trouble.details) {
    return (
      <Page>
        <ClosedInsight details={trouble.details} />
      </Page>
    );
  }
  return (
    <Page>
      <Awaited
        data={data}
        trouble={trouble}
        onRetry={() => void refetch()}
        missing="There is no such practical insight"
      >
        {(insight) => <Shown insight={insight} signIn={signIn} />}
      </Awaited>
    </Page>
  );
}

function Shown({ insight, signIn }: { readonly insight: Insight; readonly signIn: string }) {
  const article = useRef<HTMLElement>(null);
  useTypeset(article, 'en');
  return (
    <article ref={article}>
      <header className={styles.head}>
        <div className={styles.kind}>
          <span>{insight.stage === null ? 'Practical insight' : `Practical insight · ${insight.stage}`}</span>
          <DocumentActions place="head" document={{ id: insight.id, title: insight.title, url: insight.documentUrl }} />
        </div>
        <h1 className={intro.title}>{insight.title}</h1>
      </header>
      <div className={styles.columns}>
        <InsightSections insight={insight} signIn={signIn} />
        <aside aria-label="About this insight" className={styles.side}>
          <Facts insight={insight} />
          <RelatedDocuments documents={insight.related} />
        </aside>
      </div>
    </article>
  );
}

function Facts({ insight }: { readonly insight: Insight }) {
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
          <AppLink href={documentUrl}>Open as a document</AppLink>
        </dd>
      </div>
    </dl>
  );
}
