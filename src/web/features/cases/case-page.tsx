import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import { useRef, type ReactNode } from 'react';
import type { CaseDetails, CaseToc } from '#contract/case.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { caseDefinition, caseRows } from './case-rows.ts';
import styles from './case-page.module.css';
import { CaseSkeleton } from './case-skeleton.tsx';
import { CaseTrouble } from './case-trouble.tsx';
import { Participants } from './participants.tsx';
import { ProceedingPanel } from './proceeding-panel.tsx';
import { Rows } from './rows.tsx';
import { Timeline } from './timeline.tsx';
import type { CaseModel } from './use-case.ts';
import type { ProceedingModel } from './use-proceeding.ts';

interface CasePageProps {
  readonly model: CaseModel;
  readonly caseId: string;
  /** The proceeding of the address, where there is one. */
  readonly proceedingId: string | undefined;
  readonly proceeding: ProceedingModel;
  /** What stands above all. */
  readonly above?: ReactNode;
}

/** A case: one line that defines it, its proceedings in time with their papers, who took part (SR-167 to SR-169). */
export function CasePage({ model, caseId, proceedingId, proceeding, above }: CasePageProps) {
  const { details, toc, error, retry } = model;
  const words = useRef<HTMLDivElement>(null);
  useTypeset(words, undefined);
  if (error) {
    return (
      <Page>
        <CaseTrouble caseId={caseId} error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!details || !toc) return <CaseSkeleton />;
  const hasSide = details.citedBy.length + details.citedByClosed.count + details.related.length > 0;
  // What stands below a proceeding comes after it, so that it does not move up where there is no such proceeding.
  const isAwaited = proceedingId !== undefined && !proceeding.proceeding && !proceeding.error;
  return (
    <Page>
      {above}
      <div ref={words}>
        <Head caseId={caseId} details={details} toc={toc} />
        <div className={classNames(styles.columns, hasSide && styles.withSide)}>
          <div>
            <h2 className={styles.section}>Proceedings</h2>
            <Timeline caseId={caseId} toc={toc} current={proceedingId} />
            {proceedingId ? (
              <ProceedingPanel caseId={caseId} proceedingId={proceedingId} model={proceeding} />
            ) : (
              <TookPart details={details} />
            )}
            {isAwaited ? null : <About details={details} />}
          </div>
          {hasSide ? <Side details={details} /> : null}
        </div>
      </div>
    </Page>
  );
}

function About({ details }: { readonly details: CaseDetails }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.section}>About the case</h2>
      <Rows rows={caseRows(details)} />
    </section>
  );
}

function TookPart({ details }: { readonly details: CaseDetails }) {
  return (
    <div className={classNames(styles.panel, styles.sides)}>
      <Participants title="Tribunal" people={details.arbitrators} />
      <Participants title="Representatives" people={details.representatives} />
    </div>
  );
}

interface HeadProps {
  readonly caseId: string;
  readonly details: CaseDetails;
  readonly toc: CaseToc;
}

function Head({ caseId, details, toc }: HeadProps) {
  const { casename: title } = details;
  return (
    <PageHead
      kind={details.caseNo}
      title={title}
      actions={<DocumentActions place="head" document={{ id: caseId, title, url: presentCaseAddress(caseId) }} />}
    >
      <Parties details={details} />
      <Rows rows={caseDefinition(details, toc)} isLine />
    </PageHead>
  );
}

function Side({ details }: { readonly details: CaseDetails }) {
  return (
    <aside aria-label="Cited by and related">
      <Links name="Cited by" links={details.citedBy} closed={details.citedByClosed} />
      <Links name="Related" links={details.related} />
    </aside>
  );
}

const NONE: CaseDetails['citedByClosed'] = { count: 0, isExact: true };

interface LinksProps {
  readonly name: string;
  readonly links: CaseDetails['related'];
  /** Those that are not listed. */
  readonly closed?: CaseDetails['citedByClosed'];
}

function Links({ name, links, closed = NONE }: LinksProps) {
  if (links.length + closed.count === 0) return null;
  return (
    <section className={styles.links}>
      <h2 className={styles.peopleTitle}>{name}</h2>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <AppLink href={url}>{title}</AppLink>
          </li>
        ))}
      </ul>
      {closed.count > 0 ? <p className={styles.kind}>{nameClosed(closed)}</p> : null}
    </section>
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
