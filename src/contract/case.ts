import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { roundedCount } from './rounded-count.ts';

/** ENT-018; the specification's spelling of `methodOfAppoinment` is a wire name. */
const participant = z.object({
  firstName: z.string(),
  lastName: z.string(),
  firm: z.nullable(z.string()),
  methodOfAppoinment: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  role: z.string(),
  status: z.nullable(z.string()),
  slug: z.nullable(z.string()),
});

const documentLink = z.object({ title: z.string(), url: z.string() });

/** ENT-017. */
export const caseDetails = z.object({
  caseId: z.string(),
  caseNo: z.string(),
  institution: z.nullable(z.string()),
  caseNr: z.string(),
  institutionLong: z.nullable(z.string()),
  date: z.nullable(z.string()),
  url: z.string(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  casename: z.string(),
  caseStatus: z.nullable(z.string()),
  caseType: z.nullable(z.string()),
  caseOutCome: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  subsector: z.nullable(z.string()),
  rulesRef: z.nullable(z.string()),
  languages: z.array(z.string()),
  lawRef: z.nullable(z.string()),
  arbitrators: z.array(participant),
  updatedDate: z.nullable(z.string()),
  citedDocumentsCount: z.int(),
  claimants: z.array(z.string()),
  respondents: z.array(z.string()),
  /** Its parties once more, each with the search for it; null for a natural person (OP-136). */
  partyLinks: z.array(z.object({ name: z.string(), searchLink: z.nullable(z.string()) })),
  /** Where the tribunal sits in law. */
  seat: z.nullable(z.string()),
  /** Each once, as they were first named. */
  representatives: z.array(participant),
  /** Documents that cite the case or one of its papers, newest first, those that the reader may open. */
  citedBy: z.array(documentLink),
  /** How many more do that are outside the reader's subscription. */
  citedByClosed: roundedCount,
  /** Documents of the case that are papers of none of its proceedings, such as notes on it. */
  related: z.array(documentLink),
});

export type CaseDetails = z.output<typeof caseDetails>;

/** ENT-019: one proceeding of the case with its documents. */
export const caseToc = z.array(
  z.object({
    name: z.string(),
    date: z.nullable(z.string()),
    commencementDate: z.nullable(z.string()),
    dateOfOutcome: z.nullable(z.string()),
    status: z.nullable(z.string()),
    outcome: z.nullable(z.string()),
    proceedingId: z.string(),
    /** `isHeld`: whether this edition has it, else there is nothing to lead to; `isOpen`: whether the reader may open it. */
    documents: z.array(
      z.object({ title: z.string(), documentId: z.string(), isHeld: z.boolean(), isOpen: z.boolean() }),
    ),
  }),
);

export type CaseToc = z.output<typeof caseToc>;

/** ENT-020; `outComeOfProceeding` is a wire name. */
export const proceedingDetails = z.object({
  caseNo: z.string(),
  caseSlug: z.string(),
  title: z.string(),
  status: z.nullable(z.string()),
  whoInitiated: z.nullable(z.string()),
  outComeOfProceeding: z.nullable(z.string()),
  commencementDate: z.nullable(z.string()),
  dateOfOutcome: z.nullable(z.string()),
  proceedingDocuments: z.array(
    z.object({
      xmlId: z.string(),
      proceedingDocumentTitle: z.string(),
      primaryDocument: z.boolean(),
      /** Whether this edition has it; else there is nothing to lead to. */
      isHeld: z.boolean(),
      /** Whether the reader may open it. */
      isOpen: z.boolean(),
    }),
  ),
  arbitrators: z.array(participant),
  representatives: z.array(participant),
});

export type ProceedingDetails = z.output<typeof proceedingDetails>;

export const getCase = defineCall({
  method: 'GET',
  path: '/apiv2/CaseAndProceeding/GetCase',
  summary: 'An arbitration case.',
  access: 'subscriber',
  routes: ['/document/case/{caseId}'],
  query: z.object({ caseId: z.string() }),
  answer: caseDetails,
});

export const getCaseToc = defineCall({
  method: 'GET',
  path: '/apiv2/CaseAndProceeding/GetToc',
  summary: 'The proceedings of a case with their documents.',
  access: 'subscriber',
  routes: ['/document/case/{caseId}'],
  query: z.object({ caseId: z.string() }),
  answer: caseToc,
});

export const getProceeding = defineCall({
  method: 'GET',
  path: '/apiv2/CaseAndProceeding/GetProceeding',
  summary: 'One proceeding with its parties’ representatives, tribunal and documents.',
  access: 'subscriber',
  routes: ['/document/case/{caseId}/{proceedingId}'],
  query: z.object({ caseId: z.string(), proceedingId: z.string() }),
  answer: proceedingDetails,
});

export const getProceedingDocument = defineCall({
  method: 'GET',
  path: '/apiv2/CaseAndProceeding/GetProceedingDocument',
  summary: 'The text of a document of a proceeding (ENT-021).',
  access: 'subscriber',
  routes: ['/document/case/$caseId/$proceedingId/{docId}'],
  query: z.object({ docId: z.string(), searchTerm: z.optional(z.string()) }),
  answer: z.object({
    content: z.string(),
    tocItems: z.array(z.object({ id: z.string(), label: z.string(), level: z.int(), block: z.int() })),
  }),
});
