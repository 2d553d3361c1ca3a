import { sectionBytes, sectionUint16, sectionUint32, type SegmentFile } from './segment-file.ts';
import { StringTable } from './string-table.ts';

/** The values of one facet in one segment, by document; see `FacetColumnWriter` for the layout. */
export class FacetColumn {
  readonly names: StringTable;
  /** Numbers of values; for a single-valued facet one per document, `names.size` standing for none. */
  readonly values: Uint16Array | Uint32Array;
  /** Where each document's values begin; absent for a single-valued facet. */
  readonly starts: Uint32Array | undefined;

  constructor(file: SegmentFile, facet: { readonly name: string; readonly single: boolean; readonly wide: boolean }) {
    const section = `facet:${facet.name}`;
    this.names = new StringTable(
      sectionBytes(file, `${section}:names`),
      sectionUint32(file, `${section}:namesOffsets`),
    );
    this.values = facet.wide ? sectionUint32(file, section) : sectionUint16(file, section);
    this.starts = facet.single ? undefined : sectionUint32(file, `${section}:starts`);
  }

  /** The values of one document, as strings. */
  list(document: number): string[] {
    if (!this.starts) {
      const value = this.values[document]!;
      return value < this.names.size ? [this.names.get(value)] : [];
    }
    const values = this.values.subarray(this.starts[document], this.starts[document + 1]);
    return Array.from(values, (value) => this.names.get(value));
  }
}
