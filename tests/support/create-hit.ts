import type { Hit, SearchAnswer } from '#contract/search.ts';

/** A hit of which only these fields matter. */
export function createHit(fields: Partial<Hit> = {}): Hit {
  return {
    id: 'a',
    title: 'Seat of the arbitration',
    markedTitle: { text: 'Seat of the arbitration', marks: [] },
    url: '/document/a',
    type: 'Award',
    languages: ['en'],
    authors: [],
    legalDate: null,
    publicationDate: null,
    updatedDate: null,
    addedDate: '2026-01-05',
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
    ...fields,
  };
}

/** An answer to a search of which only these fields matter. */
export function createSearchAnswer(fields: Partial<SearchAnswer> = {}): SearchAnswer {
  const { total = 0 } = fields;
  return {
    hits: [],
    read: 'phrase',
    parts: [],
    earlier: [],
    direct: [],
    filed: [],
    provision: null,
    written: null,
    also: [],
    closed: null,
    total,
    totalHits: total,
    start: 0,
    resultsPerPage: 10,
    understood: null,
    sortBy: 'score',
    sortOrder: 'desc',
    milliseconds: 0,
    corpusVersion: 1,
    ...fields,
  };
}
