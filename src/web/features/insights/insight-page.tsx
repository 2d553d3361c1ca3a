import { useRef } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import type { Insight } from '#web/api/insights.queries.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import entry from '#web/ui/entry.module.css';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { FactsList } from '#web/ui/facts-list.tsx';
import { LinkList } from '#web/ui/link-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Part } from '#web/ui/part.tsx';
import { InsightSections } from './insight-sections.tsx';
import styles from './insight-page.module.css';

interface InsightPageProps {
  readonly insight: Insight;
  /** The sign-in page that leads back here. */
  readonly signIn: string;
  /** The query that marks in its text what was searched for, with its question mark; empty without a search. */
  readonly marking: string;
}

/** `/practical-content/{id}`: one practical question with its answer (SH-101, TL-071, TL-073, OP-102). */
export function InsightPage({ insight, signIn, marking }: InsightPageProps) {
  const { id, title, url, stage, related } = insight;
  const article = useRef<HTMLElement>(null);
  useTypeset(article, 'en');
  return (
    <article ref={article}>
      <PageHead
        kind={<FactsLine facts={['Practical insight', stage]} />}
        title={title}
        actions={<DocumentActions place="head" document={{ id, title, url }} />}
      />
      <div className={classNames(entry.columns, styles.columns)}>
        <InsightSections insight={insight} signIn={signIn} />
        <aside aria-label="About this insight" className={entry.side}>
          <FactsList facts={listFacts(insight, marking)} />
          <Part isSmall title="Related">
            <LinkList
              none="This insight refers to no document of the library."
              links={related.map(({ type, date, isOpen, ...document }) => ({
                ...document,
                facts: [type, date && formatDate(date)],
                mark: isOpen ? null : <ClosedMark />,
              }))}
            />
          </Part>
        </aside>
      </div>
    </article>
  );
}

function listFacts({ authors, lastReviewDate, jurisdictions, stage, documentUrl, demo }: Insight, marking: string) {
  return [
    ['Author', authors.length === 0 ? 'Not named' : authors.join(', ')],
    ['Last reviewed', lastReviewDate === null ? 'Not stated' : formatDate(lastReviewDate)],
    ['Stage', stage ?? 'Not filed under one'],
    ['Jurisdictions', jurisdictions.length === 0 ? 'No one country' : jurisdictions.join(', ')],
    ...(demo ? [['Demo', 'Its author and its cases are invented.'] as const] : []),
    [
      'To cite, download or search in',
      <AppLink key="text" href={`${documentUrl}${marking}`}>
        {marking === '' ? 'Open as a document' : 'Open as a document, with your search marked'}
      </AppLink>,
    ],
  ] as const;
}
