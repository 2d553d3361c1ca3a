import type { Hit } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { HitAccess } from '#domain/access/decide-hit.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { coverAddress } from '#domain/document/draw-cover.ts';
import { listPublicParties } from '#domain/document/list-public-parties.ts';
import { BILATERAL_TREATY } from '#domain/document/treaty-types.ts';
import { nameTreatyWork } from '#domain/document/treaty-work.ts';
import { nameLegalDate } from '#domain/document/legal-date-of.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';
import type { EngineHit } from '#server/ports/search-engine.ts';

/**
 * The document preview of the specification (ENT-006 to ENT-008), chosen field by field. Nothing that was found inside a
 * closed document leaves the server, neither passages nor marks and counts; nor does the score of an open one, which is
 * made of how many documents have a word, closed ones among them (OP-169).
 */
export function presentHit(
  reader: Reader,
  hit: EngineHit,
  preview: DocumentPreview,
  access: HitAccess,
  otherEditions: Hit['otherEditions'],
): Hit {
  return {
    ...presentRecord(reader, hit.id, preview),
    ...access,
    otherEditions,
    ...(access.isOpen ? presentMatch(hit) : presentNoMatch(preview)),
  };
}

type MatchFields = Pick<Hit, 'markedTitle' | 'excerpt' | 'termCounts'>;

function presentMatch(hit: EngineHit): MatchFields {
  return {
    markedTitle: { text: hit.title.text, marks: [...hit.title.marks] },
    excerpt: hit.excerpt.map(({ text, marks }) => ({ text, marks: [...marks] })),
    termCounts: [...hit.termCounts],
  };
}

function presentNoMatch({ record }: DocumentPreview): MatchFields {
  return { markedTitle: { text: record.title, marks: [] }, excerpt: [], termCounts: [] };
}

function presentRecord(
  reader: Reader,
  id: string,
  preview: DocumentPreview,
): Omit<Hit, keyof HitAccess | keyof MatchFields | 'otherEditions'> {
  const { record } = preview;
  return {
    id,
    title: record.title,
    url: presentDocumentAddress(preview, reader),
    type: record.type,
    languages: [...record.languages],
    authors: record.authors.map((author) => author.name),
    legalDate: nameLegalDate(record) ?? null,
    publicationDate: record.dates.publication ?? null,
    updatedDate: record.dates.updated ?? null,
    addedDate: preview.firstImportedAt.slice(0, 10),
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
    coverImage: preview.kind === 'publication' ? coverAddress(id, preview.importedAt) : null,
    bookCluster: preview.cluster ?? nameTreatyWork(record),
    demo: preview.demo,
    ...presentTreaty(record),
  };
}

/** Beside the day of signature, which is its legal date (OP-98). */
function presentTreaty(record: DocumentPreview['record']): Pick<Hit, 'treaty'> {
  const { type, dates, status, treaty } = record;
  if (type !== BILATERAL_TREATY) return {};
  return {
    treaty: {
      parties: listPublicParties(record),
      inForce: dates.entryIntoForce ?? null,
      status: status ?? null,
      forums: [...(treaty?.forums ?? [])],
      sunset: treaty?.sunset ?? null,
    },
  };
}
