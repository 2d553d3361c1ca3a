import type { FacetDefinition } from '#domain/edition/edition.ts';

/** Facets as most editions name them (OP-60); an edition overrides a name by spreading over an entry. */
export const FACETS = {
  contenttype: { id: 'contenttype', name: 'Content type', kind: 'default', andOr: false },
  jurisdiction: { id: 'jurisdiction', name: 'Jurisdiction', kind: 'default', andOr: true },
  topic: { id: 'topic', name: 'Topic', kind: 'tree', andOr: true },
  publicationtitle: { id: 'publicationtitle', name: 'Publication title', kind: 'default', andOr: false },
  author: { id: 'author', name: 'Author', kind: 'default', andOr: true },
  source: { id: 'source', name: 'Source', kind: 'default', andOr: false },
  organization: { id: 'organization', name: 'Organization', kind: 'default', andOr: false },
  legislation: { id: 'legislation', name: 'Legislation', kind: 'default', andOr: true },
  court: { id: 'court', name: 'Court', kind: 'default', andOr: false },
  language: { id: 'language', name: 'Language', kind: 'default', andOr: false },
  casetype: { id: 'casetype', name: 'Case type', kind: 'default', andOr: false },
  sector: { id: 'sector-subsector', name: 'Sector', kind: 'tree', andOr: false },
  applicablerules: { id: 'applicablerules', name: 'Applicable rules', kind: 'default', andOr: false },
  seat: { id: 'seat', name: 'Seat', kind: 'default', andOr: false },
  outcome: { id: 'outcome', name: 'Outcome', kind: 'default', andOr: false },
  status: { id: 'status', name: 'Status', kind: 'default', andOr: false },
  iprights: { id: 'iprights', name: 'IP right', kind: 'default', andOr: true },
  provision: { id: 'provision', name: 'Provision', kind: 'default', andOr: true },
  nacecode: { id: 'nacecode', name: 'NACE code', kind: 'default', andOr: true },
  authority: { id: 'authority', name: 'Authority', kind: 'default', andOr: false },
  undertaking: { id: 'undertaking', name: 'Undertaking', kind: 'default', andOr: true },
} as const satisfies Record<string, FacetDefinition>;
