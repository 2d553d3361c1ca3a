import { FacetColumnWriter } from './facet-column.ts';
import { NumberList } from './number-list.ts';
import { SectionWriter, type SectionSink } from './section-writer.ts';
import { StringTableWriter } from './string-table.ts';
import { TitleRanks } from './title-ranks.ts';

/** What a segment keeps of a document beside its words, its facets and its dates. */
export interface DocumentColumns {
  readonly number: number;
  readonly id: Uint8Array;
  /** Words of title and text together. */
  readonly length: number;
  /** Folded, so that plain comparison sorts as a reader expects. */
  readonly titleKey: Uint8Array;
}

/** What `DocumentColumnWriter` says about its columns; part of a segment's description. */
export interface ColumnMeta {
  readonly facets: readonly { readonly name: string; readonly single: boolean; readonly wide: boolean }[];
  readonly dates: readonly string[];
}

/**
 * Writes the columns of a segment's documents. Facets, dates and the order of titles stay in memory until the end, a few
 * dozen bytes for each document.
 */
export class DocumentColumnWriter {
  readonly #sink: SectionSink;
  readonly #ids: StringTableWriter;
  readonly #titleKeys: StringTableWriter;
  readonly #numbers: SectionWriter;
  readonly #lengths: SectionWriter;
  readonly #titles = new TitleRanks();
  readonly #facets = new Map<string, FacetColumnWriter>();
  readonly #dates = new Map<string, NumberList>();
  #count = 0;

  constructor(sink: SectionSink) {
    this.#sink = sink;
    this.#ids = new StringTableWriter(sink, 'ids');
    this.#titleKeys = new StringTableWriter(sink, 'titleKeys');
    this.#numbers = new SectionWriter(sink, 'numbers');
    this.#lengths = new SectionWriter(sink, 'lengths');
  }

  /** Adds a document; answers its place. Its facets and dates follow. */
  add({ number, id, length, titleKey }: DocumentColumns): number {
    this.#ids.add(id);
    this.#numbers.uint32(number);
    this.#lengths.uint32(length);
    this.#titleKeys.add(titleKey);
    this.#titles.add(titleKey);
    return this.#count++;
  }

  /** The column of a facet; one that no document has a value of is written, too. */
  facet(name: string): FacetColumnWriter {
    let column = this.#facets.get(name);
    if (!column) this.#facets.set(name, (column = new FacetColumnWriter()));
    return column;
  }

  /** `date` is `YYYYMMDD`. */
  addDate(document: number, field: string, date: number): void {
    let column = this.#dates.get(field);
    if (!column) this.#dates.set(field, (column = new NumberList()));
    column.set(document, date);
  }

  end(): ColumnMeta {
    for (const writer of [this.#ids, this.#titleKeys, this.#numbers, this.#lengths]) writer.end();
    this.#write('titleRanks', this.#titles.rank());
    const facets = [...this.#facets].map(([name, column]) => ({ name, ...column.end(this.#sink, name, this.#count) }));
    for (const [name, dates] of this.#dates) this.#write(`date:${name}`, dates.view(this.#count));
    return { facets, dates: [...this.#dates.keys()] };
  }

  #write(section: string, numbers: Uint32Array): void {
    const writer = new SectionWriter(this.#sink, section);
    writer.numbers(numbers);
    writer.end();
  }
}
