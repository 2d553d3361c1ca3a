import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type { Hit } from '#contract/search.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';
import type { EngineHit } from '#server/ports/search-engine.ts';

/** The document preview of the specification (ENT-006 to ENT-008), chosen field by field. */
export function presentHit(hit: EngineHit, preview: DocumentPreview): Hit {
  const { record } = preview;
  return {
    id: hit.id,
    title: record.title,
    markedTitle: { text: hit.title.text, marks: [...hit.title.marks] },
    url: presentDocumentAddress(preview),
    type: record.type,
    authors: record.authors.map((author) => author.name),
    publicationDate: record.dates.publication ?? null,
    updatedDate: record.dates.updated ?? null,
    legisDate: record.dates.legislation ?? null,
    jurisDate: record.dates.decision ?? null,
    source: record.source ?? null,
    sourceLocation: record.sourceLocation ?? null,
    summary: record.summary ?? null,
    jurisdictions: [...record.jurisdictions],
    court: record.court ?? null,
    organization: record.organization ?? null,
    caseNumbers: [...record.caseNumbers],
    citation: record.bibliographicReference ?? (preview.kind === 'document' ? record.citations[0] : undefined) ?? null,
    publicationTitle: preview.kind === 'publication' ? null : (preview.publicationTitle ?? null),
    coverImage: null,
    bookCluster: preview.cluster ?? null,
    excerpt: hit.excerpt.map(({ text, marks }) => ({ text, marks: [...marks] })),
    termCounts: [...hit.termCounts],
    demo: preview.demo,
    score: hit.score,
  };
}
