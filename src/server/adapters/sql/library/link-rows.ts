import type { Insertable } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { listDocumentLinks } from '#domain/records/document-links.ts';
import { namesSomebody, type StatedLink } from '#domain/records/record-link.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import type { RecordLinkTable } from '#server/adapters/sql/schema/library-schema.ts';

/** A link as it is stored, before anybody knows whom it means. */
export type LinkRow = Insertable<RecordLinkTable>;

/** What else the source says, beside what has a column. */
export type LinkDetail = Readonly<Record<'as' | 'proceeding' | 'method' | 'firm' | 'status', string | undefined>>;

type Owner = { readonly document: number } | { readonly record: number };

/** The rows of what one document or record says of records, in its order. */
export function createLinkRows(owner: Owner, links: readonly StatedLink[]): LinkRow[] {
  return links.filter(namesSomebody).map((link, position) => ({
    document: 'document' in owner ? owner.document : null,
    record: 'record' in owner ? owner.record : null,
    position,
    role: link.role,
    kind: link.kind,
    wanted: link.id ?? null,
    name: link.name ?? null,
    name_key: link.name === undefined ? null : nameKeyOf(link.kind, link.name) || null,
    target: null,
    known: null,
    side: link.side ?? null,
    from_day: link.from ?? null,
    to_day: link.to ?? null,
    evidence_document: link.evidence?.document ?? null,
    evidence_anchor: link.evidence?.anchor ?? null,
    detail_json: JSON.stringify(describeLink(link)),
  }));
}

function describeLink({ as, proceeding, method, firm, status }: StatedLink): LinkDetail {
  return { as, proceeding, method, firm, status };
}

/** The same of a document. */
export function createDocumentLinkRows(document: {
  readonly number: number;
  readonly record: DocumentRecord;
}): LinkRow[] {
  return createLinkRows({ document: document.number }, listDocumentLinks(document.record));
}
