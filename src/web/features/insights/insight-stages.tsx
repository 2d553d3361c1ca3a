import { useState } from 'react';
import type { INSIGHTS } from '#collections/insights.ts';
import type { ListAnswer } from '#contract/collection.ts';
import type { InsightStage } from '#contract/insights.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import listing from '#web/ui/listing.module.css';
import { nameClosed } from '#web/ui/name-closed.ts';
import { BegunChecklists } from './begun-checklists.tsx';
import { keepFitting } from './keep-fitting.ts';
import styles from './insight-stages.module.css';

/** Practical questions by the stage at which they arise, below the checklists that were begun (SH-100, TL-073, OP-102). */
export function InsightStages({ answer }: { readonly answer: Readonly<Record<string, unknown>> | undefined }) {
  const { stages, closed } = answer as ListAnswer<typeof INSIGHTS>;
  const [words, setWords] = useState('');
  const shown = keepFitting(stages, words);
  const isAsked = words.trim() !== '';
  const count = shown.reduce((sum, { insights }) => sum + insights.length, 0);
  return (
    <>
      <BegunChecklists />
      <div className={listing.tools}>
        <FindField label="Find a question" value={words} onChange={setWords} />
        <output className={listing.amount}>
          {formatCount(count, 'question')}
          {closed.count > 0 ? `; ${nameClosed(closed)}` : ''}
        </output>
      </div>
      <div className={styles.columns}>
        <StageIndex stages={stages} />
        <div>
          {count === 0 ? (
            <p className={listing.none}>
              {isAsked
                ? `No question, answer or author here has “${words.trim()}”. Clear the field to see all of them.`
                : 'Your subscription opens no practical insight at present.'}
            </p>
          ) : null}
          {shown
            .filter(({ insights }) => !isAsked || insights.length > 0)
            .map((stage) => (
              <Stage key={nameStage(stage.stage)} {...stage} />
            ))}
        </div>
      </div>
    </>
  );
}

function StageIndex({ stages }: { readonly stages: readonly InsightStage[] }) {
  return (
    <nav className={styles.index} aria-label="Stages">
      <ol>
        {stages.map(({ stage, insights }) => (
          <li key={nameStage(stage)}>
            <a href={`#${anchorOf(stage)}`}>{nameStage(stage)}</a>
            <span className={styles.number}>{formatNumber(insights.length)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Stage({ stage, url, insights }: InsightStage) {
  const name = nameStage(stage);
  return (
    <section id={anchorOf(stage)} className={styles.stage} aria-label={name}>
      <div className={listing.head}>
        <h2>{name}</h2>
        {url === null ? null : (
          <AppLink href={url} aria-label={`Search in these insights on ${name}`}>
            Search in these
          </AppLink>
        )}
      </div>
      <LinkList
        isMain
        none="No insight on this stage that your subscription opens."
        links={insights.map(({ authors, lastReviewDate, ...insight }) => {
          const reviewed = lastReviewDate === null ? 'not reviewed yet' : `reviewed ${formatDate(lastReviewDate)}`;
          return { ...insight, facts: [...authors, reviewed] };
        })}
      />
    </section>
  );
}

function nameStage(stage: InsightStage['stage']): string {
  return stage ?? 'Other questions';
}

function anchorOf(stage: InsightStage['stage']): string {
  return `stage-${nameStage(stage).toLowerCase().replaceAll(' ', '-')}`;
}
