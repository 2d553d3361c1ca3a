import { Lock } from 'lucide-react';
import type { CasesTable, Profile, ProfileCaseRow } from '#contract/profiles.ts';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import cards from '#web/ui/card-table.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { nameClosed } from '#web/ui/name-closed.ts';
import { Part } from '#web/ui/part.tsx';
import { CaseFilters } from './case-filters.tsx';
import { ALL_CASES } from './cases-address.ts';
import styles from './cases-section.module.css';
import { ReportError } from './report-error.tsx';
import { useCasesTable, type CasesTableModel } from './use-cases-table.ts';

/** The cases of a person, five at a time, with filters (TL-022, TL-023, CON-020). */
export function CasesSection({ profile }: { readonly profile: Profile }) {
  const model = useCasesTable(profile);
  const { table, error } = model;
  return (
    <Part title="Cases" id="cases" aria-busy={model.isLoading} tabIndex={-1}>
      {profile.isLocked ? <LockedFilters /> : null}
      {table ? <CaseFilters filters={table.filters} state={model.state} onChoose={model.choose} /> : null}
      {error ? (
        <p role="alert" className={styles.failure}>
          {error.details?.reason ?? error.message}{' '}
          <Button kind="text" onClick={() => model.choose(ALL_CASES)}>
            Show all cases
          </Button>
        </p>
      ) : null}
      {table ? <Table profile={profile} table={table} model={model} /> : null}
    </Part>
  );
}

/** In the place of the filters, where the subscription shows the table without them (OP-191). */
function LockedFilters() {
  const requestDemo = useRequestDemo();
  return (
    <Button kind="outlined" className={styles.locked} onClick={requestDemo}>
      <Lock size="0.875rem" aria-hidden /> Filter the cases
      <span className="visually-hidden">(which comes with Practice Plus)</span>
    </Button>
  );
}

interface TableProps {
  readonly profile: Profile;
  readonly table: CasesTable;
  readonly model: CasesTableModel;
}

function Table({ profile, table, model }: TableProps) {
  const { cases, closed, closedCases, totalCasesHits } = table;
  return (
    <>
      <p className={styles.total} aria-live="polite">
        {formatCount(totalCasesHits, 'case')}
        {closedCases.count > 0 ? `, ${nameClosed(closedCases)}` : null}
      </p>
      <section className={cards.scroll} aria-label="Table of cases">
        <table className={classNames(cards.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Institution</th>
              <th scope="col">Part</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {cases.map((row) => (
              <Row key={row.caseId} row={row} profile={profile} />
            ))}
            {closed.map(({ title, institution }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td data-label="Institution">{institution}</td>
                <td colSpan={2}>
                  <ClosedMark />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {cases.length + closed.length === 0 ? <p className={listing.none}>No case passes these filters.</p> : null}
      <Pages table={table} model={model} />
    </>
  );
}

function Row({ row, profile }: { readonly row: ProfileCaseRow; readonly profile: Profile }) {
  const { title, url, caseNo, date, status, institution, type, sector, rules, parts, source, demo } = row;
  return (
    <tr>
      <th scope="row">
        <AppLink href={url}>{title}</AppLink>
        <span className={cards.under}>
          <FactsLine facts={[caseNo, date && formatDate(date), status]} />{' '}
          {demo ? <span className="demo-tag">Demo</span> : null}
        </span>
      </th>
      <td data-label="Institution">
        {institution}
        <span className={cards.under}>
          <FactsLine facts={[type, sector, rules]} />
        </span>
      </td>
      <td data-label="Part">
        {parts.map(({ role, proceeding, method, firm, from, to }) => (
          <span key={`${proceeding} ${role}`} className={styles.part}>
            {role}
            <span className={cards.under}>
              <FactsLine facts={[proceeding, method, firm, sayTime(from, to)]} />
            </span>
          </span>
        ))}
      </td>
      <td data-label="Source">
        <AppLink href={source.url}>{source.title}</AppLink>
        <span className={cards.under}>changed here {formatDate(source.date)}</span>
        <span className={styles.report}>
          <ReportError profile={profile} row={`${title} (${caseNo})`} />
        </span>
      </td>
    </tr>
  );
}

function sayTime(from: string | null, to: string | null): string {
  if (from === null && to === null) return '';
  return `${from === null ? 'until' : formatDate(from)}${to === null ? ', not ended' : ` to ${formatDate(to)}`}`;
}

function Pages({ table: { totalCasesHits, resultsPerPage, start, isLocked }, model }: Omit<TableProps, 'profile'>) {
  const requestDemo = useRequestDemo();
  const pages = Math.ceil(totalCasesHits / resultsPerPage);
  const current = Math.floor(start / resultsPerPage) + 1;
  if (pages < 2) return null;
  const goTo = (page: number) => model.choose({ ...model.state, page });
  return (
    <nav className={styles.pages} aria-label="Pages of the table of cases">
      <Button kind="outlined" disabled={current === 1} onClick={() => goTo(current - 1)}>
        Previous
      </Button>
      <span>
        Page {current} of {pages}
      </span>
      {isLocked ? (
        <Button kind="outlined" onClick={requestDemo}>
          <Lock size="0.875rem" aria-hidden /> Next
          <span className="visually-hidden"> page, which comes with Practice Plus</span>
        </Button>
      ) : (
        <Button kind="outlined" disabled={current === pages} onClick={() => goTo(current + 1)}>
          Next
        </Button>
      )}
    </nav>
  );
}
