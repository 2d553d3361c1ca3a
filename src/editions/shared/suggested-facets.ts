import type { SuggestedFacet } from '#domain/edition/edition.ts';

/** Facets whose values make good searches, and what one value of each is called; an edition picks from them. */
export const SUGGESTED_FACETS = {
  topic: { id: 'topic', name: 'Topic' },
  legislation: { id: 'legislation', name: 'Legislation' },
  author: { id: 'author', name: 'Author' },
  organization: { id: 'organization', name: 'Institution' },
  authority: { id: 'authority', name: 'Authority' },
  court: { id: 'court', name: 'Court' },
  publicationtitle: { id: 'publicationtitle', name: 'Publication' },
  jurisdiction: { id: 'jurisdiction', name: 'Jurisdiction' },
  undertaking: { id: 'undertaking', name: 'Undertaking' },
  sector: { id: 'sector-subsector', name: 'Sector' },
  iprights: { id: 'iprights', name: 'IP right' },
} as const satisfies Record<string, SuggestedFacet>;
