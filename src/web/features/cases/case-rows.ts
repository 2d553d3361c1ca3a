import type { CaseDetails } from '#contract/case.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { Row } from './rows.tsx';

/** What is known about a case; rows without a value are left out when drawn. */
export function caseRows(details: CaseDetails): readonly Row[] {
  return [
    { name: 'Date', value: details.date && formatDate(details.date) },
    { name: 'Status', value: details.caseStatus },
    { name: 'Outcome', value: details.caseOutCome },
    { name: 'Type of case', value: details.caseType },
    { name: 'Sector', value: [details.sector, details.subsector].filter(Boolean).join(' › ') },
    { name: 'Place of the institution', value: [details.city, details.country].filter(Boolean).join(', ') },
    { name: 'Rules', value: details.rulesRef },
    { name: 'Applicable law', value: details.lawRef },
    { name: 'Languages', value: details.languages.join(', ') },
    {
      name: 'Documents that cite it',
      value: details.citedDocumentsCount > 0 ? String(details.citedDocumentsCount) : '',
    },
    { name: 'Updated', value: details.updatedDate && formatDate(details.updatedDate) },
  ];
}
