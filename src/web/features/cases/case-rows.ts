import type { CaseDetails, CaseToc } from '#contract/case.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { Row } from './rows.tsx';

/** What a case is, in one line: its status, when it began and ended, seat, rules and institution. */
export function caseDefinition(details: CaseDetails, toc: CaseToc): readonly Row[] {
  const began = toc.flatMap(({ commencementDate }) => commencementDate ?? []).toSorted()[0];
  const ended = toc
    .flatMap(({ dateOfOutcome }) => dateOfOutcome ?? [])
    .toSorted()
    .at(-1);
  const isOver = toc.length > 0 && toc.every(({ dateOfOutcome }) => dateOfOutcome !== null);
  const first = began ?? details.date;
  const dates = [first, isOver ? ended : undefined].flatMap((date) => (date ? [formatDate(date)] : []));
  return [
    { name: 'Status', value: details.caseStatus },
    { name: dates.length > 1 ? 'Commenced and ended' : began ? 'Commenced' : 'Date', value: dates.join(' – ') },
    { name: 'Seat', value: details.seat },
    { name: 'Rules', value: details.rulesRef },
    institutionRow(details.institutionLong ?? details.institution),
  ];
}

/** The institution, with the search for all that is filed under it. */
function institutionRow(value: string | null): Row {
  const row = { name: 'Institution', value };
  return value === null ? row : { ...row, href: `/search?${new URLSearchParams({ organization: value }).toString()}` };
}

/** What else is known about a case; rows without a value are left out when drawn. */
export function caseRows(details: CaseDetails): readonly Row[] {
  return [
    { name: 'Outcome', value: details.caseOutCome },
    { name: 'Type of case', value: details.caseType },
    { name: 'Sector', value: [details.sector, details.subsector].filter(Boolean).join(' › ') },
    { name: 'Applicable law', value: details.lawRef },
    { name: 'Languages', value: details.languages.join(', ') },
    { name: 'Place of the institution', value: [details.city, details.country].filter(Boolean).join(', ') },
    {
      name: 'Documents of the case',
      value: details.citedDocumentsCount > 0 ? String(details.citedDocumentsCount) : '',
    },
    { name: 'Updated', value: details.updatedDate && formatDate(details.updatedDate) },
  ];
}
