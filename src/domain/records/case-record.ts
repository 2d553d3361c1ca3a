import type { DocumentParty, LegalDate } from '../document/document.ts';
import type { LibraryRecord } from './record-kind.ts';

/** A person's part in a proceeding. `person` is a person id; `name` stands where no record exists. */
export interface CaseParticipant {
  readonly person?: string;
  readonly name?: string;
  /** The name is that of the person's record: the source gives the id alone. */
  readonly isNamed?: true;
  readonly firm?: string;
  readonly role: string;
  readonly method?: string;
  readonly nationality?: string;
  readonly status?: string;
}

export interface ProceedingRecord {
  readonly id: string;
  readonly title: string;
  readonly status?: string;
  readonly whoInitiated?: string;
  readonly outcome?: string;
  readonly commencementDate?: LegalDate;
  readonly dateOfOutcome?: LegalDate;
  readonly arbitrators: readonly CaseParticipant[];
  readonly representatives: readonly CaseParticipant[];
  /** Ids or keys of documents, in order. */
  readonly documents: readonly { readonly id: string; readonly title: string; readonly primary?: boolean }[];
}

/** An arbitration case with its proceedings (ENT-017 to ENT-020). */
export interface CaseRecord extends LibraryRecord {
  readonly caseNo: string;
  readonly name: string;
  readonly institution?: string;
  readonly institutionLong?: string;
  readonly city?: string;
  readonly country?: string;
  readonly date?: LegalDate;
  readonly status?: string;
  readonly type?: string;
  readonly outcome?: string;
  readonly sector?: string;
  readonly subsector?: string;
  readonly rules?: string;
  readonly law?: string;
  readonly seat?: string;
  readonly languages: readonly string[];
  readonly claimants: readonly string[];
  readonly respondents: readonly string[];
  readonly proceedings: readonly ProceedingRecord[];
  /** Codes that may read it; none means every subscriber of its editions. */
  readonly subscriptions?: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

/** The fields of a case that hold one text each, in the order of the record. */
export const CASE_TEXT_FIELDS = [
  'institution',
  'institutionLong',
  'city',
  'country',
  'date',
  'status',
  'type',
  'outcome',
  'sector',
  'subsector',
  'rules',
  'law',
  'seat',
] as const satisfies readonly (keyof CaseRecord)[];

/** The parties of a case with their sides, as its document names them. */
export function listCaseParties({
  claimants,
  respondents,
}: Pick<CaseRecord, 'claimants' | 'respondents'>): DocumentParty[] {
  return [
    ...claimants.map((name) => ({ name, role: 'Claimant' })),
    ...respondents.map((name) => ({ name, role: 'Respondent' })),
  ];
}
