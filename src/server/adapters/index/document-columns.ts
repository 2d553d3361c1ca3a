import { FacetColumnWriter } from './facet-column.ts';
import { SectionWriter, type SectionSink } from './section-writer.ts';
import { sortByBytes, StringTableWriter } from './string-table.ts';

/** What a segment keeps of a document beside its words. */
export interface DocumentColumns {
  readonly number: number;
  readonly id: string;
  /** Words of title and text together. */
  readonly length: number;
  /** Folded, so that plain comparison sorts as a reader expects. */
  readonly titleKey: string;
  /** Facets with their values. */
  readonly facets: Iterable<readonly [string, readonly string[]]>;
  /** Date fields with `YYYYMMDD` as a number. */
  readonly dates: Iterable<readonly [string, number]>;
}

/** What `DocumentColumnWriter` says about its columns; part of a segment's description. */
export interface ColumnMeta {
  readonly facets: readonly { readonly name: string; readonly single: boolean; readonly wide: boolean }[];
  readonly dates: readonly string[];
}

/** Collects the columns of a segment's documents in memory (a few dozen bytes each) and writes them at the end. */
export class DocumentColumnWriter {
  readonly #sink: SectionSink;
  readonly #ids: StringTableWriter;
  readonly #numbers: SectionWriter;
  readonly #lengths: SectionWriter;
  readonly #titleKeys: string[] = [];
  readonly #facets = new Map<string, FacetColumnWriter>();
  readonly #dates = new Map<string, number[]>();
  #count = 0;

  constructor(sink: SectionSink) {
    this.#sink = sink;
    this.#ids = new StringTableWriter(sink, 'ids');
    this.#numbers = new SectionWriter(sink, 'numbers');
    this.#lengths = new SectionWriter(sink, 'lengths');
  }

  add(document: DocumentColumns): void {
    this.#ids.add(document.id);
    this.#numbers.uint32(document.number);
    this.#lengths.uint32(document.length);
    this.#titleKeys.push(document.titleKey);
    for (const [name, values] of document.facets) {
      let column = this.#facets.get(name);
      if (!column) this.#facets.set(name, (column = new FacetColumnWriter()));
      column.add(this.#count, values);
    }
    for (const [name, date] of document.dates) {
      let column = this.#dates.get(name);
      if (!column) this.#dates.set(name, (column = []));
      column[this.#count] = date;
    }
    this.#count++;
  }

  end(): ColumnMeta {
    for (const writer of [this.#ids, this.#numbers, this.#lengths]) writer.end();
    this.#endTitles();
    const facets = [...this.#facets].map(([name, column]) => ({ name, ...column.end(this.#sink, name, this.#count) }));
    for (const [name, dates] of this.#dates) {
      const writer = new SectionWriter(this.#sink, `date:${name}`);
      writer.numbers(Int32Array.from({ length: this.#count }, (_, document) => dates[document] ?? 0));
      writer.end();
    }
    return { facets, dates: [...this.#dates.keys()] };
  }

  #endTitles(): void {
    const keys = new StringTableWriter(this.#sink, 'titleKeys');
    for (const key of this.#titleKeys) keys.add(key);
    keys.end();
    const ranks = new Map(sortByBytes([...new Set(this.#titleKeys)]).map((key, rank) => [key, rank]));
    const writer = new SectionWriter(this.#sink, 'titleRanks');
    for (const key of this.#titleKeys) writer.uint32(ranks.get(key)!);
    writer.end();
  }
}
