import type { EditionId } from '#domain/edition/edition.ts';
import type { DocumentKey, LegalDate } from './document.ts';

/** A person's part in a proceeding. `person` is a person id; `name` stands where no record exists. */
export interface CaseParticipant {
  readonly person?: string;
  readonly name?: string;
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
export interface CaseRecord {
  readonly key: DocumentKey;
  readonly id?: string;
  readonly editions: readonly EditionId[];
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
