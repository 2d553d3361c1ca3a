import { RowInsert } from './row-insert.ts';

/** How rows of each table come in, each statement built once. */
export class LibraryInserts {
  readonly documents = new RowInsert('document', (insert) =>
    insert.onConflict((on) =>
      on.column('number').doUpdateSet((is) => ({
        kind: is.ref('excluded.kind'),
        title: is.ref('excluded.title'),
        type: is.ref('excluded.type'),
        publication: is.ref('excluded.publication'),
        case: is.ref('excluded.case'),
        demo: is.ref('excluded.demo'),
        record_json: is.ref('excluded.record_json'),
        content: is.ref('excluded.content'),
        content_sha256: is.ref('excluded.content_sha256'),
        version: is.ref('excluded.version'),
        imported_at: is.ref('excluded.imported_at'),
        removed_at: is.ref('excluded.removed_at'),
        source_path: is.ref('excluded.source_path'),
      })),
    ),
  );
  readonly editions = new RowInsert('document_edition', (insert) => insert.onConflict((on) => on.doNothing()));
  /** Of a version that was read anew from the same source, source and instants stay. */
  readonly versions = new RowInsert('document_version', (insert) =>
    insert.onConflict((on) =>
      on.columns(['document', 'version']).doUpdateSet((is) => ({
        replaced_at: is.ref('excluded.replaced_at'),
        content: is.ref('excluded.content'),
        record_json: is.ref('excluded.record_json'),
        source_path: is.ref('excluded.source_path'),
        access_json: is.ref('excluded.access_json'),
      })),
    ),
  );
  readonly names = new RowInsert('document_name');
  readonly aliases = new RowInsert('document_alias');
  readonly citations = new RowInsert('citation');
  readonly topics = new RowInsert('topic', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly jurisdictions = new RowInsert('jurisdiction', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly contents = new RowInsert('content');
  readonly chunks = new RowInsert('content_chunk');
  /** The first of a name counts. */
  readonly anchors = new RowInsert('content_anchor', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly sourceFiles = new RowInsert('source_file', (insert) =>
    insert.onConflict((on) =>
      on.column('path').doUpdateSet((is) => ({
        sha256: is.ref('excluded.sha256'),
        editions: is.ref('excluded.editions'),
        reader: is.ref('excluded.reader'),
        records: is.ref('excluded.records'),
        imported_at: is.ref('excluded.imported_at'),
        place: is.ref('excluded.place'),
      })),
    ),
  );
  readonly records = new RowInsert('record', (insert) =>
    insert.onConflict((on) =>
      on.column('number').doUpdateSet((is) => ({
        id: is.ref('excluded.id'),
        key: is.ref('excluded.key'),
        demo: is.ref('excluded.demo'),
        record_json: is.ref('excluded.record_json'),
      })),
    ),
  );
  readonly recordEditions = new RowInsert('record_edition', (insert) => insert.onConflict((on) => on.doNothing()));
  /** The first form of a name counts. */
  readonly recordNames = new RowInsert('record_name', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly recordWords = new RowInsert('record_word', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly links = new RowInsert('record_link');
  readonly nodes = new RowInsert('publication_node');
  readonly outbox = new RowInsert('index_outbox');
}
