import { RowInsert } from './row-insert.ts';

/** How rows of each table come in, by its name, each statement built once. */
export class LibraryInserts {
  readonly document = new RowInsert('document', (insert) =>
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
  readonly document_edition = new RowInsert('document_edition', (insert) => insert.onConflict((on) => on.doNothing()));
  /** Of a version that was read anew from the same source, source and instants stay. */
  readonly document_version = new RowInsert('document_version', (insert) =>
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
  readonly document_name = new RowInsert('document_name');
  readonly document_alias = new RowInsert('document_alias');
  readonly comparison_column = new RowInsert('comparison_column');
  readonly citation = new RowInsert('citation');
  readonly topic = new RowInsert('topic', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly jurisdiction = new RowInsert('jurisdiction', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly content = new RowInsert('content');
  readonly content_chunk = new RowInsert('content_chunk');
  /** The first of a name counts. */
  readonly content_anchor = new RowInsert('content_anchor', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly source_file = new RowInsert('source_file', (insert) =>
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
  readonly record = new RowInsert('record', (insert) =>
    insert.onConflict((on) =>
      on.column('number').doUpdateSet((is) => ({
        id: is.ref('excluded.id'),
        key: is.ref('excluded.key'),
        demo: is.ref('excluded.demo'),
        record_json: is.ref('excluded.record_json'),
      })),
    ),
  );
  readonly record_edition = new RowInsert('record_edition', (insert) => insert.onConflict((on) => on.doNothing()));
  /** The first form of a name counts. */
  readonly record_name = new RowInsert('record_name', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly record_word = new RowInsert('record_word', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly record_link = new RowInsert('record_link');
  readonly printed_name = new RowInsert('printed_name', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly printed_word = new RowInsert('printed_word', (insert) => insert.onConflict((on) => on.doNothing()));
  readonly publication_node = new RowInsert('publication_node');
  readonly index_outbox = new RowInsert('index_outbox');
}
