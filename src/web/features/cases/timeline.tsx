import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import type { CaseToc } from '#contract/case.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { nameState } from './name-state.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly caseId: string;
  readonly toc: CaseToc;
  readonly current: string | undefined;
}

/** The proceedings of a case in their order, each with its days by their names and its papers (SR-168). */
export function Timeline({ caseId, toc, current }: TimelineProps) {
  if (toc.length === 0) return <p className={styles.none}>No proceedings are recorded for this case.</p>;
  return (
    <ol className={styles.timeline}>
      {toc.map((proceeding) => (
        <Proceeding
          key={proceeding.proceedingId}
          proceeding={proceeding}
          href={presentCaseAddress(caseId, proceeding.proceedingId)}
          isCurrent={proceeding.proceedingId === current}
        />
      ))}
    </ol>
  );
}

interface ProceedingProps {
  readonly proceeding: CaseToc[number];
  readonly href: string;
  readonly isCurrent: boolean;
}

function Proceeding({ proceeding, href, isCurrent }: ProceedingProps) {
  const { name, documents, status, outcome } = proceeding;
  return (
    <li className={styles.proceeding} data-current={isCurrent || undefined}>
      <dl className={styles.dates}>
        {listDates(proceeding).map(({ label, date }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatDate(date)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.name}>
        <AppLink href={href} keepScroll aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </AppLink>
      </h3>
      <p className={styles.state}>
        <FactsLine facts={nameState(status, outcome)} />
      </p>
      {documents.length === 0 ? <p className={styles.none}>No public document available</p> : null}
      <ul>
        {documents.map((paper) => (
          <li key={paper.documentId} className={styles.paper}>
            <Paper paper={paper} url={`${href}/${paper.documentId}`} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface PaperProps {
  readonly paper: CaseToc[number]['documents'][number];
  readonly url: string;
}

/** A paper that this edition does not have is named and leads nowhere. */
function Paper({ paper: { title, documentId: id, isHeld, isOpen }, url }: PaperProps) {
  if (!isHeld) return title;
  return (
    <>
      <AppLink href={url}>{title}</AppLink> {isOpen ? null : <ClosedMark />}
      <DocumentActions place="row" document={{ id, title, url }} />
    </>
  );
}

function listDates({ commencementDate, dateOfOutcome }: CaseToc[number]) {
  return [
    { label: 'Commenced', date: commencementDate },
    { label: 'Ended', date: dateOfOutcome },
  ].flatMap(({ label, date }) => (date === null ? [] : [{ label, date }]));
}
