import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import type { ProceedingDetails } from '#contract/case.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { Message } from '#web/ui/message.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './case-page.module.css';
import { CaseTrouble } from './case-trouble.tsx';
import { Participants } from './participants.tsx';
import { Rows } from './rows.tsx';
import type { ProceedingModel } from './use-proceeding.ts';

interface ProceedingPanelProps {
  readonly caseId: string;
  readonly proceedingId: string;
  readonly model: ProceedingModel;
}

/** One proceeding: its course, tribunal, representatives and documents, of which the main one is selected (OP-79). */
export function ProceedingPanel({ caseId, proceedingId, model }: ProceedingPanelProps) {
  const { proceeding, error, retry } = model;
  if (error?.kind === 'not-found') return <NoSuchProceeding caseId={caseId} requestId={error.requestId} />;
  if (error) return <CaseTrouble caseId={caseId} error={error} onRetry={retry} />;
  if (!proceeding) {
    return (
      <div aria-busy="true" className={classNames(styles.panel, styles.waiting)}>
        <SkeletonLine width="14rem" />
      </div>
    );
  }
  const place = presentCaseAddress(caseId, proceedingId);
  const main = proceeding.proceedingDocuments.find(({ primaryDocument, isOpen }) => primaryDocument && isOpen);
  return (
    <section className={styles.panel} aria-label={proceeding.title}>
      <h2 className={styles.section}>{proceeding.title}</h2>
      {main ? (
        <p className={styles.main}>
          <ButtonLink href={`${place}/${main.xmlId}`}>Read “{main.proceedingDocumentTitle}”</ButtonLink>
        </p>
      ) : null}
      <Rows
        rows={[
          { name: 'Status', value: proceeding.status },
          { name: 'Initiated by', value: proceeding.whoInitiated },
          { name: 'Outcome', value: proceeding.outComeOfProceeding },
          { name: 'Commenced', value: proceeding.commencementDate && formatDate(proceeding.commencementDate) },
          { name: 'Ended', value: proceeding.dateOfOutcome && formatDate(proceeding.dateOfOutcome) },
        ]}
      />
      <div className={styles.sides}>
        <Participants title="Tribunal" people={proceeding.arbitrators} />
        <Participants title="Representatives" people={proceeding.representatives} />
      </div>
      <Documents documents={proceeding.proceedingDocuments} place={place} />
    </section>
  );
}

interface DocumentsProps {
  readonly documents: ProceedingDetails['proceedingDocuments'];
  /** Address of the proceeding. */
  readonly place: string;
}

function Documents({ documents, place }: DocumentsProps) {
  const sorted = [...documents].sort((one, other) => Number(other.primaryDocument) - Number(one.primaryDocument));
  return (
    <>
      <h3 className={styles.peopleTitle}>Documents</h3>
      {sorted.length === 0 ? <p className={styles.none}>No public document available</p> : null}
      <ul>
        {sorted.map((document) => (
          <DocumentRow key={document.xmlId} document={document} place={place} />
        ))}
      </ul>
    </>
  );
}

interface NoSuchProceedingProps {
  readonly caseId: string;
  readonly requestId: string | undefined;
}

/** The case is there, and its proceedings stand above. */
function NoSuchProceeding({ caseId, requestId }: NoSuchProceedingProps) {
  return (
    <Message
      level={2}
      title="This case has no such proceeding"
      actions={<AppLink href={presentCaseAddress(caseId)}>Go to the case</AppLink>}
      note={requestId ? `Request ${requestId}` : undefined}
    >
      <p>The address may be mistyped, or the proceeding may be one of another case.</p>
    </Message>
  );
}

interface DocumentRowProps extends Pick<DocumentsProps, 'place'> {
  readonly document: ProceedingDetails['proceedingDocuments'][number];
}

function DocumentRow({ document, place }: DocumentRowProps) {
  const { xmlId: id, proceedingDocumentTitle: title, primaryDocument, isHeld, isOpen } = document;
  const url = `${place}/${id}`;
  if (!isHeld) return <li className={styles.document}>{title}</li>;
  return (
    <li className={classNames(styles.document, primaryDocument && styles.selected)}>
      <AppLink href={url} aria-current={primaryDocument || undefined}>
        {title}
      </AppLink>
      {primaryDocument ? <span className={styles.part}> main document</span> : null} {isOpen ? null : <ClosedMark />}
      <DocumentActions place="row" document={{ id, title, url }} />
    </li>
  );
}
