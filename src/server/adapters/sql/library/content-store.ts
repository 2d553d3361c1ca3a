import type { Kysely } from 'kysely';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { OutlineEntry } from '#domain/document/outline.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type {
  AnchorPlace,
  ChunkSize,
  ContentChunk,
  ContentStore,
  DocumentByName,
  DocumentFormat,
  DocumentGlance,
  DocumentLink,
  DocumentPreview,
  FirstImport,
  NamedDocument,
  NameKind,
  OtherLanguage,
  PublicationNodes,
  StoredDocument,
  StoredPerson,
  StoredRecord,
  WithdrawnDocument,
  WorkEdition,
} from '#server/ports/content-store.ts';
import type { DocumentVersion, FormerVersion, VersionedDocument } from '#server/ports/version-store.ts';
import { isOfEdition, LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import { listDocumentsBetween } from './list-documents-between.ts';
import { listNamedDocuments } from './list-named-documents.ts';
import { findWhole, isHiddenPerson, listPeople } from './list-people.ts';
import { listPresentIds } from './list-present-ids.ts';
import { listNamesBeginning } from './list-names-beginning.ts';
import { findAnchor, listChunks, listChunkSizes, listOutline, resolveSourceIds } from './read-contents.ts';
import { listEditionsOfWork, listEditionsOfWorks } from './read-editions.ts';
import { findWorkOf, listFormats, listOtherLanguages } from './read-works.ts';
import { listFirstImports } from './read-first-imports.ts';
import { listGlances } from './read-glances.ts';
import { readNodesOf } from './read-nodes.ts';
import { listPreviews } from './read-previews.ts';
import { findFormerVersion, listVersioned, listVersions } from './read-versions.ts';
import { resolveNames } from './resolve-names.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { readFile } from './stored-files.ts';

/** Reads the library from either database. Held by content-store.conformance.ts. */
export class SqlContentStore implements ContentStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async findDocument(id: string): Promise<StoredDocument | WithdrawnDocument | undefined> {
    const row = await this.#queries.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return this.#findWork(id);
    if (row.removed_at !== null) {
      const editions = await this.#listEditions(row.number);
      return this.#findInstead(id, { title: row.title, removedAt: row.removed_at, editions });
    }
    const [content, editions] = await Promise.all([
      this.#queries
        .selectFrom('content')
        .select(['id', 'blocks', 'words'])
        .where('id', '=', row.content)
        .executeTakeFirstOrThrow(),
      this.#listEditions(row.number),
    ]);
    const record = JSON.parse(row.record_json) as DocumentRecord;
    return {
      state: 'present',
      number: row.number,
      id: row.id,
      kind: row.kind,
      record,
      publication: row.publication ?? record.publication,
      editions,
      version: row.version,
      firstImportedAt: row.first_imported_at,
      importedAt: row.imported_at,
      demo: row.demo === 1,
      content,
    };
  }

  async listPreviews(ids: readonly string[]): Promise<DocumentPreview[]> {
    return listPreviews(this.#queries, ids);
  }

  async listGlances(ids: readonly string[], edition: string): Promise<DocumentGlance[]> {
    return listGlances(this.#queries, ids, edition);
  }

  async listChunks(content: number, from: number, to: number): Promise<ContentChunk[]> {
    return listChunks(this.#queries, content, { from, to });
  }

  async listVersions(number: number): Promise<DocumentVersion[]> {
    return listVersions(this.#queries, number);
  }

  async findFormerVersion(number: number, version: number): Promise<FormerVersion | undefined> {
    return findFormerVersion(this.#queries, number, version);
  }

  async listVersioned(): Promise<VersionedDocument[]> {
    return listVersioned(this.#queries);
  }

  async listOutline(content: number): Promise<OutlineEntry[]> {
    return listOutline(this.#queries, content);
  }

  async findAnchor(content: number, anchor: string): Promise<AnchorPlace | undefined> {
    return findAnchor(this.#queries, content, anchor);
  }

  async resolveSourceIds(content: number, ids: readonly string[]): Promise<Map<string, AnchorPlace>> {
    return resolveSourceIds(this.#queries, content, ids);
  }

  async listChunkSizes(content: number): Promise<ChunkSize[]> {
    return listChunkSizes(this.#queries, content);
  }

  async findPublication(id: string): Promise<StoredRecord<PublicationRecord> | undefined> {
    return this.#findRecord<PublicationRecord>('publication', id);
  }

  async listNodes(publication: string): Promise<PublicationNodes> {
    return readNodesOf(this.#queries, publication);
  }

  async findCase(id: string): Promise<StoredRecord<CaseRecord> | undefined> {
    return this.#findRecord<CaseRecord>('case', id);
  }

  async listPeople(ids: readonly string[]): Promise<StoredPerson[]> {
    return listPeople(this.#queries, ids);
  }

  async resolveNames(names: readonly string[], edition: string): Promise<Map<string, DocumentLink>> {
    return resolveNames(this.#queries, names, edition);
  }

  async listNamedDocuments(
    kinds: readonly NameKind[],
    names: readonly string[],
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<DocumentByName[]> {
    return listNamedDocuments(this.#queries, kinds, names, bounds);
  }

  async listNamesBeginning(
    beginning: string,
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<NamedDocument[]> {
    return listNamesBeginning(this.#queries, beginning, bounds);
  }

  async listDocumentsBetween(
    parties: readonly [string, string],
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<string[]> {
    return listDocumentsBetween(this.#queries, parties, bounds);
  }

  async listDocumentsOf(
    owner: { readonly publication?: string; readonly case?: string },
    edition: string,
  ): Promise<DocumentLink[]> {
    const [column, value] =
      owner.publication === undefined
        ? (['document.case', owner.case ?? ''] as const)
        : (['document.publication', owner.publication] as const);
    return this.#queries
      .selectFrom('document')
      .select([...LINK_COLUMNS])
      .where(column, '=', value)
      .where('document.kind', '=', 'document')
      .where('document.removed_at', 'is', null)
      .where(isOfEdition(edition))
      .orderBy('document.number')
      .execute();
  }

  async listEditionsOfWork(cluster: string, edition: string): Promise<StoredRecord<PublicationRecord>[]> {
    return listEditionsOfWork(this.#queries, cluster, edition);
  }

  async listEditionsOfWorks(clusters: readonly string[]): Promise<Map<string, WorkEdition[]>> {
    return listEditionsOfWorks(this.#queries, clusters);
  }

  async listPresentIds(ids: readonly string[]): Promise<Map<string, string>> {
    return listPresentIds(this.#queries, ids);
  }

  async listFirstImports(ids: readonly string[]): Promise<Map<string, FirstImport>> {
    return listFirstImports(this.#queries, ids);
  }

  async listFormats(number: number): Promise<DocumentFormat[]> {
    return listFormats(this.#queries, number);
  }

  async listOtherLanguages(document: StoredDocument): Promise<OtherLanguage[]> {
    return listOtherLanguages(this.#queries, document);
  }

  readFile(sha256: string): Promise<Uint8Array | undefined> {
    return readFile(this.#queries, sha256);
  }

  async readCorpusVersion(): Promise<number> {
    const state = await this.#queries.selectFrom('library_state').select('corpus_version').executeTakeFirstOrThrow();
    return state.corpus_version;
  }

  /** The work of which a format has the id. */
  async #findWork(id: string): Promise<StoredDocument | WithdrawnDocument | undefined> {
    const work = await findWorkOf(this.#queries, id);
    return work === undefined ? undefined : this.findDocument(work);
  }

  /** The work of which it is a format, the profile of whom somebody is part, else a tombstone. */
  async #findInstead(
    id: string,
    tombstone: Pick<WithdrawnDocument, 'title' | 'removedAt' | 'editions'>,
  ): Promise<StoredDocument | WithdrawnDocument> {
    const whole = (await findWorkOf(this.#queries, id)) ?? (await findWhole(this.#queries, id));
    const instead = whole === undefined ? undefined : await this.findDocument(whole);
    if (instead?.state === 'present') return instead;
    const isHidden = await isHiddenPerson(this.#queries, id);
    return { state: 'withdrawn', id, ...tombstone, ...(isHidden ? { title: '' } : {}) };
  }

  async #listEditions(number: number): Promise<string[]> {
    const rows = await this.#queries
      .selectFrom('document_edition')
      .select('edition')
      .where('document', '=', number)
      .orderBy('edition')
      .execute();
    return rows.map(({ edition }) => edition);
  }

  async #findRecord<R>(kind: RecordKindName, id: string): Promise<StoredRecord<R> | undefined> {
    const row = await this.#queries
      .selectFrom('record')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { id: row.id, record: JSON.parse(row.record_json) as R, demo: row.demo === 1 } : undefined;
  }
}
