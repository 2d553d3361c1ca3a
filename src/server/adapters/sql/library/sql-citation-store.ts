import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { InstrumentRecord } from '#domain/records/instrument.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { provisionSortKey } from '#domain/provisions/provision-sort-key.ts';
import type { Citation, CitationStore, CitingDocument, InstrumentText } from '#server/ports/citation-store.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { findCited } from './find-cited.ts';
import { isOfEdition, LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import { listCiting } from './list-citing.ts';
import { presentCitation } from './present-citation.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Reads from either database who cites what. Held by citation-store.conformance.ts. */
export class SqlCitationStore implements CitationStore {
  readonly #queries: Kysely<LibrarySchema>;
  readonly #known: KnownInstruments;

  constructor(queries: Kysely<LibrarySchema>, known: KnownInstruments) {
    this.#queries = queries;
    this.#known = known;
  }

  async listCiting(documents: readonly string[], limit: number): Promise<CitingDocument[]> {
    if (documents.length === 0) return [];
    const cited = this.#queries.selectFrom('document').select('number').where('id', 'in', documents);
    const citations = this.#queries
      .selectFrom('citation')
      .select(['citation.document', 'citation.position', 'citation.anchor'])
      .where('citation.target', 'in', cited)
      .where('citation.document', 'not in', cited)
      .where(isNoContents());
    return listCiting(this.#queries, citations, limit);
  }

  async listCitingProvision({ instrument, steps }: ProvisionPath, limit: number): Promise<CitingDocument[]> {
    const manner = this.#known.find(instrument)?.manner;
    if (!manner) return [];
    const path = steps.join('/');
    const key = provisionSortKey({ instrument, steps }, manner);
    const columns = ['citation.document', 'citation.position', 'citation.anchor'] as const;
    const ofInstrument = () =>
      this.#queries.selectFrom('citation').select(columns).where('citation.instrument', '=', instrument);
    if (steps.length === 0) return listCiting(this.#queries, ofInstrument(), limit);
    const ranges = ofInstrument().where('citation.path_to', 'is not', null);
    const citations = ofInstrument()
      .where('citation.path', '=', path)
      // What stands between `/` and `0` is what the path begins.
      .union(ofInstrument().where('citation.path', '>', `${path}/`).where('citation.path', '<', `${path}0`))
      .union(ranges.where('citation.path_to', '=', path))
      .union(ranges.where('citation.path_to', '>', `${path}/`).where('citation.path_to', '<', `${path}0`))
      // A range of articles holds none of their paragraphs by itself.
      .union(
        ranges
          .where('citation.sort_key', '<', key)
          .where('citation.sort_key_to', '>', key)
          .where('citation.depth', '>=', steps.length),
      );
    return listCiting(this.#queries, citations, limit);
  }

  async listCitationsOf(document: number): Promise<Citation[]> {
    const rows = await this.#queries
      .selectFrom('citation')
      .leftJoin('document', (join) =>
        join.onRef('document.number', '=', 'citation.target').on('document.removed_at', 'is', null),
      )
      .selectAll('citation')
      .select([...LINK_COLUMNS])
      .where('citation.document', '=', document)
      .orderBy('citation.position')
      .execute();
    return rows.map(presentCitation);
  }

  async findCited(wanted: Iterable<string>, edition: string): Promise<Map<string, DocumentLink>> {
    const found = await findCited(this.#queries, new Set(wanted), edition);
    return new Map([...found].map(([text, { link }]) => [text, link]));
  }

  async listInstrumentTexts(instruments: Iterable<string>, edition: string): Promise<Map<string, InstrumentText>> {
    const rows = await askInPortions(instruments, (portion) =>
      this.#queries
        .selectFrom('record')
        .innerJoin('document', (join) => join.on('document.id', '=', jsonText('record.record_json', 'document')))
        .select(['record.id as instrument', 'record.record_json', 'document.content', ...LINK_COLUMNS])
        .where('record.kind', '=', 'instrument')
        .where('record.id', 'in', portion)
        .where('document.removed_at', 'is', null)
        .where(isOfEdition(edition))
        .execute(),
    );
    return new Map(
      rows.map(({ instrument, record_json, content, ...document }) => {
        const { provisions } = JSON.parse(record_json) as InstrumentRecord;
        const anchors = provisions.flatMap(({ path, anchor }) =>
          anchor === undefined ? [] : [[path, anchor] as const],
        );
        return [instrument, { document, content, anchors: new Map(anchors) }];
      }),
    );
  }
}

/** A publication whose contents lead to its parts cites none of them, nor do its parts cite it. */
function isNoContents(): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT 1 FROM document AS citing JOIN document AS cited ON cited.publication = citing.publication
    WHERE citing.number = citation.document AND cited.number = citation.target
      AND (citing.kind = 'publication' OR cited.kind = 'publication'))`;
}
