import { NumberList } from './number-list.ts';
import { SectionWriter, type SectionSink } from './section-writer.ts';
import { sortByBytes, StringTableWriter } from './string-table.ts';

const LARGEST_NARROW = 0xffff;

/**
 * One facet of a segment. Values are numbered in sorted order. Where no document has two, the column is one number for
 * each document, the number of values standing for none; else `…:starts` says where each document's values begin in
 * the column. Numbers are 16 bits wide where they fit.
 */
export class FacetColumnWriter {
  readonly #numbers = new Map<string, number>();
  readonly #documents = new NumberList();
  readonly #values = new NumberList();
  #last = -1;
  #single = true;

  /** Documents come in ascending order; repeated values count once. */
  add(document: number, values: readonly string[]): void {
    const distinct = values.length > 1 ? new Set(values) : values;
    for (const value of distinct) this.addNumber(document, this.number(value));
  }

  /** The same with one value, by its number; a document has none twice. */
  addNumber(document: number, number: number): void {
    if (document === this.#last) this.#single = false;
    this.#last = document;
    this.#documents.push(document);
    this.#values.push(number);
  }

  /** The number that a value has while documents are added. */
  number(value: string): number {
    let number = this.#numbers.get(value);
    if (number === undefined) this.#numbers.set(value, (number = this.#numbers.size));
    return number;
  }

  end(sink: SectionSink, name: string, documents: number): { single: boolean; wide: boolean } {
    const order = this.#writeNames(sink, name);
    const wide = order.length > LARGEST_NARROW - 1;
    const values = this.#single
      ? this.#singleColumn(order, documents)
      : this.#multiColumn(sink, name, order, documents);
    const writer = new SectionWriter(sink, `facet:${name}`);
    writer.numbers(wide ? values : Uint16Array.from(values));
    writer.end();
    return { single: this.#single, wide };
  }

  /** Writes the values in sorted order; answers for each provisional number the final one. */
  #writeNames(sink: SectionSink, name: string): Uint32Array {
    const order = new Uint32Array(this.#numbers.size);
    const table = new StringTableWriter(sink, `facet:${name}:names`);
    for (const [rank, value] of sortByBytes([...this.#numbers.keys()]).entries()) {
      table.add(value);
      order[this.#numbers.get(value)!] = rank;
    }
    table.end();
    return order;
  }

  #singleColumn(order: Uint32Array, documents: number): Uint32Array {
    const column = new Uint32Array(documents).fill(order.length);
    const values = this.#values.view();
    for (const [at, document] of this.#documents.view().entries()) column[document] = order[values[at]!]!;
    return column;
  }

  #multiColumn(sink: SectionSink, name: string, order: Uint32Array, documents: number): Uint32Array {
    const starts = new Uint32Array(documents + 1);
    for (const document of this.#documents.view()) starts[document + 1]!++;
    for (let document = 0; document < documents; document++) starts[document + 1]! += starts[document]!;
    const writer = new SectionWriter(sink, `facet:${name}:starts`);
    writer.numbers(starts);
    writer.end();
    return this.#values.view().map((value) => order[value]!);
  }
}
