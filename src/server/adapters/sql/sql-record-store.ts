import type { Kysely } from 'kysely';
import type { LinkedKind } from '#domain/records/record-link.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import type { NamedRecord, NamingDocument, RecordLink, RecordStore } from '#server/ports/record-store.ts';
import { askInPortions } from './ask-in-portions.ts';
import { LEGAL_DATE } from './legal-date.ts';
import { LINK_COLUMNS } from './link-columns.ts';
import type { LibrarySchema } from './schema.ts';

/** Reads from either database who is named where. */
export class SqlRecordStore implements RecordStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async listLinksOf(document: number): Promise<RecordLink[]> {
    const rows = await this.#queries
      .selectFrom('record_link')
      .innerJoin('record', 'record.number', 'record_link.target')
      .select(['record_link.role', 'record_link.kind', 'record_link.name', 'record_link.known', 'record_link.side'])
      .select('record.id')
      .where('record_link.document', '=', document)
      .orderBy('record_link.position')
      .execute();
    return rows.map(({ name, side, known, ...link }) => ({
      ...link,
      name: name ?? undefined,
      side: side ?? undefined,
      known: known ?? 'id',
    }));
  }

  async listNaming(
    { kind, id }: NamedRecord,
    { edition, limit }: { readonly edition: string; readonly limit: number },
  ): Promise<NamingDocument[]> {
    const rows = await this.#queries
      .selectFrom(listMentions(this.#queries, { kind, id }).as('mention'))
      .innerJoin('document', 'document.number', 'mention.document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select([...LINK_COLUMNS, 'mention.role'])
      .where('document.removed_at', 'is', null)
      .where('document_edition.edition', '=', edition)
      .orderBy(LEGAL_DATE, 'desc')
      .orderBy('document.number', 'desc')
      .orderBy('mention.role')
      .limit(limit)
      .execute();
    return rows.map(({ role, ...document }) => ({ role, document }));
  }

  async listShown(kind: LinkedKind, ids: readonly string[], edition: string): Promise<Map<string, DocumentLink>> {
    const rows = await askInPortions(ids, (portion) =>
      this.#queries
        .selectFrom('record')
        .innerJoin('document', (join) =>
          join.onRef('document.id', '=', 'record.id').onRef('document.key', '=', 'record.key'),
        )
        .innerJoin('document_edition', 'document_edition.document', 'document.number')
        .select([...LINK_COLUMNS])
        .where('record.kind', '=', kind)
        .where('record.id', 'in', portion)
        .where('document.removed_at', 'is', null)
        .where('document_edition.edition', '=', edition)
        .execute(),
    );
    return new Map(rows.map((link) => [link.id, link]));
  }
}

/** Documents that name a record themselves, and those that are made of a record that names it; each once for each role. */
function listMentions(queries: Kysely<LibrarySchema>, { kind, id }: NamedRecord) {
  const ofRecord = () =>
    queries
      .selectFrom('record as named')
      .innerJoin('record_link', 'record_link.target', 'named.number')
      .where('named.kind', '=', kind)
      .where('named.id', '=', id);
  const byRecords = ofRecord()
    .innerJoin('record as naming', 'naming.number', 'record_link.record')
    .innerJoin('document as made', (join) =>
      join.onRef('made.id', '=', 'naming.id').onRef('made.key', '=', 'naming.key'),
    )
    .select(['made.number as document', 'record_link.role']);
  return ofRecord()
    .innerJoin('document as said', 'said.number', 'record_link.document')
    .select(['said.number as document', 'record_link.role'])
    .union(byRecords);
}
