import type { CaseDetails } from '#contract/case.ts';
import type { DocumentDetails, PublicationDetail } from '#contract/document.ts';
import type { Hit } from '#contract/search.ts';

/*
 * Documents as calls answer them, for tests of what draws them; they say as little as an answer may.
 */

/** A hit with its id in its title and its address. */
export function createHit(id: string, change: Partial<Hit> = {}): Hit {
  const title = `Title of ${id}`;
  return {
    id,
    title,
    markedTitle: { text: title, marks: [] },
    url: `/document/${id}`,
    type: 'Award',
    authors: [],
    publicationDate: null,
    updatedDate: null,
    addedDate: '2026-01-02',
    legisDate: null,
    jurisDate: null,
    source: null,
    sourceLocation: null,
    summary: null,
    jurisdictions: [],
    court: null,
    organization: null,
    caseNumbers: [],
    citation: null,
    publicationTitle: null,
    coverImage: null,
    bookCluster: null,
    otherEditions: [],
    excerpt: [],
    termCounts: [],
    demo: false,
    isOpen: true,
    heldBy: [],
    score: 0,
    ...change,
  };
}

const NO_REFERENCES = {
  nycArticles: [],
  nycTopics: [],
  businessSector: [],
  institutions: [],
  keywords: [],
  caseNotes: [],
  relatedCases: [],
  legislation: [],
  rules: [],
  commentary: [],
  patentInformation: [],
  subject: [],
  provision: [],
  references: [],
  citedBy: [],
  recentDevelopments: [],
} satisfies Partial<DocumentDetails>;

const NO_LISTS = {
  parts: [],
  authors: [],
  jurisdictions: [],
  jurisdictionLinks: [],
  tocItems: [],
  parties: [],
  topics: [],
  judges: [],
  caseNumbers: [],
  keyWords: [],
  legislations: [],
  nacecodes: [],
  productMarkets: [],
  geographicMarkets: [],
  undertakings: [],
  undertakingLinks: [],
  treatyStatus: [],
  iprights: [],
  publicationNumbers: [],
  citations: [],
  languages: [],
  contentsPath: [],
} satisfies Partial<DocumentDetails>;

const NOTHING_KNOWN = {
  publicationTitle: null,
  publicationLink: null,
  publicationType: null,
  publicationDate: null,
  legislationDate: null,
  caseDate: null,
  entryIntoForce: null,
  validUntil: null,
  lastReviewedDate: null,
  summary: null,
  anchorPart: null,
  caseFile: null,
  publicationAuthor: null,
  legisNumber: null,
  court: null,
  organization: null,
  source: null,
  sourceLocation: null,
  outcome: null,
  status: null,
  seat: null,
  applicableRules: null,
  caseType: null,
  sector: null,
  subsector: null,
  publicationSourceName: null,
  bibliographicReference: null,
  casesAndAwardsUrl: null,
  highlights: null,
  previousDocument: null,
  nextDocument: null,
} satisfies Partial<DocumentDetails>;

/** A document with its id in its title. */
export function createDetails(id: string, change: Partial<DocumentDetails> = {}): DocumentDetails {
  return {
    ...NO_REFERENCES,
    ...NO_LISTS,
    ...NOTHING_KNOWN,
    id,
    siteId: 'KA',
    kind: 'document',
    title: `Title of ${id}`,
    titleHtml: `Title of ${id}`,
    type: 'Award',
    content: '',
    contentFrom: 0,
    contentTo: 0,
    hasCasefiles: false,
    hasNewsletter: false,
    isBrownBookJurisdiction: false,
    favoriteUrl: `/document/${id}`,
    version: 1,
    versions: [{ version: 1, importedAt: '2026-01-02T00:00:00Z', replacedAt: null, isKept: true }],
    textId: '1',
    firstImportedAt: '2026-01-02T00:00:00Z',
    demo: false,
    words: 12,
    ...change,
  };
}

/** A publication with its id in its title and no contents. */
export function createPublication(id: string, change: Partial<PublicationDetail> = {}): PublicationDetail {
  return {
    id,
    publicationType: 'Book',
    publicationTitle: `Title of ${id}`,
    subtitle: null,
    label: null,
    bookTocId: id,
    authors: [],
    editors: [],
    contributors: [],
    publicationInfo: {
      imageUrl: null,
      isbn: null,
      issn: null,
      pageRange: null,
      publisher: null,
      publicationDate: null,
      updated: null,
      authorReviewDate: null,
      supplement: null,
      storeUrl: null,
    },
    tocNodes: [],
    descriptiveText: null,
    editionStatement: null,
    otherEditions: [],
    favoriteUrl: `/document/${id}`,
    ...change,
  };
}

/** A case with its id in its name. */
export function createCase(caseId: string): CaseDetails {
  return {
    caseId,
    caseNo: '17',
    institution: null,
    caseNr: '17',
    institutionLong: null,
    date: null,
    url: `/document/case/${caseId}`,
    city: null,
    country: null,
    casename: `Name of ${caseId}`,
    caseStatus: null,
    caseType: null,
    caseOutCome: null,
    sector: null,
    subsector: null,
    rulesRef: null,
    languages: [],
    lawRef: null,
    arbitrators: [],
    updatedDate: null,
    citedDocumentsCount: 0,
    claimants: [],
    respondents: [],
    partyLinks: [],
  };
}
