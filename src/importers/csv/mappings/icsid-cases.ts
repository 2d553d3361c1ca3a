import type { CsvMapping } from '../csv-mapping.ts';

/** The rules that a kind of proceeding is conducted under, by the Centre's own codes. */
const RULES = {
  ARB: 'ICSID Convention Arbitration Rules',
  'ARB(AF)': 'ICSID Additional Facility Arbitration Rules',
  CONC: 'ICSID Convention Conciliation Rules',
  'CONC(AF)': 'ICSID Additional Facility Conciliation Rules',
  UNCT: 'UNCITRAL Arbitration Rules',
} as const;

/** Lists of cases of the International Centre for Settlement of Investment Disputes. */
export const icsidCases = {
  name: 'icsid-cases',
  columns: ['case_no', 'type', 'claimants', 'respondent'],
  key: ['case_no'],
  labels: {
    case_no: 'Case number',
    type: 'Kind of proceeding',
    claimants: 'Claimants',
    respondent: 'Respondent',
    status_2014: 'Status (2014)',
  },
  fields: {
    title: '{claimants} v. {respondent} (ICSID Case No. {case_no})',
    type: 'Case',
    source: 'List of ICSID cases',
    organization: 'International Centre for Settlement of Investment Disputes',
    caseNumbers: ['ICSID Case No. {case_no}', '{case_no}'],
    citations: 'ICSID Case No. {case_no}',
    jurisdictions: { column: 'respondent', as: 'country' },
    caseType: 'Investor-State',
    rules: { column: 'type', values: RULES },
    status: { column: 'status_2014' },
    'dates.publication': { column: 'case_no', as: 'icsid-year' },
  },
  case: {
    caseNo: 'ICSID Case No. {case_no}',
    name: '{claimants} v. {respondent}',
    institution: 'ICSID',
    institutionLong: 'International Centre for Settlement of Investment Disputes',
    city: 'Washington, D.C.',
    country: 'United States',
    date: { column: 'case_no', as: 'icsid-year' },
    type: 'Investor-State',
    status: { column: 'status_2014' },
    claimants: { column: 'claimants', parties: true },
    respondents: { column: 'respondent', parties: true },
  },
} as const satisfies CsvMapping;
