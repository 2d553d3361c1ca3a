import { foldText } from '#domain/words/fold-text.ts';
import type { Segment } from '../index/segment.ts';
import { sortByBytes } from '../index/string-table.ts';

/** One facet over all segments: its values numbered in sorted order, and room to count them in. */
export class GlobalFacet {
  readonly names: readonly string[];
  /** Local numbers of a segment to global ones, with one entry more for "none"; absent where they are the same. */
  readonly maps: ReadonlyMap<Segment, Uint32Array>;
  /** One counter for each value and one for "none"; all zero between counts. */
  readonly counts: Uint32Array;
  /** Values whose counter is not zero, while counting. */
  readonly touched: Uint32Array;
  /** The counts of all documents, once somebody needed them. */
  totals: Uint32Array | undefined;
  #folded: readonly string[] | undefined;
  #numbers: ReadonlyMap<string, number> | undefined;

  constructor(name: string, segments: readonly Segment[]) {
    const columns = segments.flatMap((segment) => {
      const column = segment.facets.get(name);
      return column ? [{ segment, names: listNames(column.names.size, (index) => column.names.get(index)) }] : [];
    });
    const [first] = columns;
    this.names =
      first && columns.length === 1 ? first.names : sortByBytes([...new Set(columns.flatMap((c) => c.names))]);
    const numbers = new Map(this.names.map((value, number) => [value, number]));
    this.maps = new Map(
      columns
        .filter((column) => column.names.length !== this.names.length)
        .map(({ segment, names }) => [
          segment,
          Uint32Array.from([...names.map((value) => numbers.get(value)!), this.names.length]),
        ]),
    );
    this.counts = new Uint32Array(this.names.length + 1);
    this.touched = new Uint32Array(this.names.length + 1);
  }

  /** The number of a value; undefined for one that no document has. */
  find(name: string): number | undefined {
    this.#numbers ??= new Map(this.names.map((value, number) => [value, number]));
    return this.#numbers.get(name);
  }

  /** The values, folded for looking up text in them. */
  get folded(): readonly string[] {
    this.#folded ??= this.names.map(foldText);
    return this.#folded;
  }
}

function listNames(size: number, get: (index: number) => string): string[] {
  return Array.from({ length: size }, (_, index) => get(index));
}
