import { Fragment } from 'react';
import type { ConventionDecision, ConventionItem } from '#contract/nyc-tool.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import { DemoNote } from './decision-count.tsx';
import styles from './nyc.module.css';

/** The newest decisions with what the court decided on this very provision or topic (OP-140). */
export function EntryDecisions({ entry }: { readonly entry: ConventionItem }) {
  const { label, newest, decisions, demo } = entry;
  return (
    <section className={styles.part} aria-label="Decisions">
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>
          Decisions <span className={styles.partCount}>{formatNumber(decisions.count)}</span>
        </h2>
        {decisions.count > 0 ? (
          <AppLink href={decisions.url}>See all {formatCount(decisions.count, 'decision')}</AppLink>
        ) : null}
      </div>
      <DemoNote demo={demo} total={decisions.count} />
      {newest.length === 0 ? (
        <p className={styles.none}>No decision that your subscription opens rules on {label}.</p>
      ) : (
        <ul>
          {newest.map((decision) => (
            <Decision key={decision.id} decision={decision} label={label} />
          ))}
        </ul>
      )}
      {decisions.closed.count > 0 ? <p className={styles.note}>{nameClosed(decisions.closed)}.</p> : null}
    </section>
  );
}

function Decision({ decision, label }: { readonly decision: ConventionDecision; readonly label: string }) {
  const { title, url, court, date, summary, outcomes, outcome } = decision;
  const onThis = outcomes.join(', ');
  return (
    <li className={styles.decision}>
      <h3 className={styles.decisionTitle}>
        <AppLink href={url}>
          <bdi>{title}</bdi>
        </AppLink>
      </h3>
      <p className={styles.meta}>
        <FactsLine
          facts={[
            onThis === '' ? null : (
              <Fragment key="outcome">
                <strong className={styles.outcome}>{onThis}</strong> on {label}
                {outcome !== null && outcome !== onThis ? `; as a whole ${outcome.toLowerCase()}` : ''}
              </Fragment>
            ),
            court,
            date && formatDate(date),
          ]}
        />
      </p>
      {summary === null ? null : <p className={styles.summary}>{summary}</p>}
    </li>
  );
}
