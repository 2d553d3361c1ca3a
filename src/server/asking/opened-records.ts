import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { nameDataType } from '#domain/tools/usage/data-type.ts';
import { describeItem, type ItemFacts } from '#domain/tools/usage/item-facts.ts';
import type { StoredDocument, StoredRecord } from '#server/ports/content-store.ts';
import type { DescribeItem } from '#server/ports/usage-recorder.ts';

/** What was read out of the store for one call. */
interface Opened {
  readonly documents: Map<string, StoredDocument>;
  readonly publications: Map<string, PublicationRecord>;
}

/**
 * The records that a call has read anyway, for as long as its reader is there: what is counted of them is described
 * without asking the store again.
 */
export class OpenedRecords {
  readonly #opened = new WeakMap<Reader, Opened>();

  note(reader: Reader, document: StoredDocument): void {
    this.#of(reader).documents.set(document.id, document);
  }

  notePublication(reader: Reader, { id, record }: StoredRecord<PublicationRecord>): void {
    this.#of(reader).publications.set(id, record);
  }

  /** What is known of an item; of one without a record, such as a file of the menus, what its type says. */
  readonly describe: DescribeItem = (reader, { id, type }): ItemFacts => {
    const { documents, publications } = this.#of(reader);
    const document = documents.get(id);
    if (!document) return { dataType: nameDataType(type), accessType: 'Controlled', identifiers: {} };
    const { record, kind, publication } = document;
    const uri = presentTextAddress({ id, kind });
    if (publication === undefined || kind === 'publication') return describeItem({ record, uri });
    const parent = {
      id: publication,
      record: publications.get(publication),
      uri: presentTextAddress({ id: publication }),
    };
    return describeItem({ record, uri, parent });
  };

  #of(reader: Reader): Opened {
    const known = this.#opened.get(reader);
    if (known) return known;
    const opened = { documents: new Map(), publications: new Map() };
    this.#opened.set(reader, opened);
    return opened;
  }
}
