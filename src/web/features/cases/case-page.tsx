import type { CaseDetails } from '#contract/case.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { caseRows } from './case-rows.ts';
import styles from './case-page.module.css';
import { CaseTrouble } from './case-trouble.tsx';
import { Participants } from './participants.tsx';
import { ProceedingList } from './proceeding-list.tsx';
import { ProceedingPanel } from './proceeding-panel.tsx';
import { Rows } from './rows.tsx';
import type { CaseModel } from './use-case.ts';
import type { ProceedingModel } from './use-proceeding.ts';

interface CasePageProps {
  readonly model: CaseModel;
  readonly caseId: string;
  /** The proceeding of the address, where there is one. */
  readonly proceedingId: string | undefined;
  readonly proceeding: ProceedingModel;
}

/** A case: what it is about, its proceedings with their documents, its tribunal (SR-167 to SR-169). */
export function CasePage({ model, caseId, proceedingId, proceeding }: CasePageProps) {
  const { details, toc, error, retry } = model;
  if (error) {
    return (
      <Page>
        <CaseTrouble caseId={caseId} error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!details || !toc) return <CaseSkeleton />;
  return (
    <Page>
      <header className={styles.head}>
        <p className={styles.kind}>
          {[details.institutionLong ?? details.institution, details.caseNo].filter(Boolean).join(' · ')}
        </p>
        <h1 className={styles.title}>{details.casename}</h1>
        <Parties details={details} />
        <DocumentActions
          place="head"
          document={{ id: caseId, title: details.casename, url: `/document/case/${caseId}` }}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h2 className={styles.section}>Proceedings</h2>
          <ProceedingList caseId={caseId} toc={toc} current={proceedingId} />
          {proceedingId ? <ProceedingPanel caseId={caseId} proceedingId={proceedingId} model={proceeding} /> : null}
        </div>
        <aside className={styles.side} aria-label="Case details">
          <Rows rows={caseRows(details)} />
          {proceedingId ? null : <Participants title="Tribunal" people={details.arbitrators} />}
        </aside>
      </div>
    </Page>
  );
}

function Parties({ details }: { readonly details: CaseDetails }) {
  const sides = [
    { name: details.claimants.length > 1 ? 'Claimants' : 'Claimant', parties: details.claimants },
    { name: details.respondents.length > 1 ? 'Respondents' : 'Respondent', parties: details.respondents },
  ].filter(({ parties }) => parties.length > 0);
  const links = new Map(details.partyLinks.map(({ name, searchLink }) => [name, searchLink]));
  return (
    <dl className={styles.parties}>
      {sides.map(({ name, parties }) => (
        <div key={name}>
          <dt>{name}</dt>
          {[...new Set(parties)].map((party) => (
            <dd key={party}>
              <PartyName name={party} href={links.get(party)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function PartyName({ name, href }: { readonly name: string; readonly href: string | null | undefined }) {
  return href ? <AppLink href={href}>{name}</AppLink> : name;
}

function CaseSkeleton() {
  return (
    <Page>
      <div aria-busy="true">
        <p className={styles.kind}>
          <SkeletonLine width="18rem" />
        </p>
        <div className={styles.title}>
          <SkeletonLine width="70%" />
        </div>
      </div>
    </Page>
  );
}
