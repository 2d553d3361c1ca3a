import { DocumentColumnWriter, type ColumnMeta } from './document-columns.ts';
import type { FacetColumn } from './facet-values.ts';
import { loadSections } from './load-segment.ts';
import type { SectionSink } from './section-writer.ts';
import type { SegmentReading } from './segment-files.ts';
import { Segment } from './segment.ts';

/** Stands for a document that is deleted. */
export const GONE = 0xffffffff;

export interface MergedColumns {
  readonly columns: ColumnMeta;
  /** For each source, the new place of each document, `GONE` for deleted ones. */
  readonly places: readonly Uint32Array[];
  readonly documents: number;
  /** Words of their titles and texts. */
  readonly tokens: number;
}

const UNKNOWN = 0xffffffff;

/** Writes what several segments keep of their documents beside the words; one of them is in memory at a time. */
export function mergeColumns(files: SegmentReading, sources: readonly number[], sink: SectionSink): MergedColumns {
  const writer = new DocumentColumnWriter(sink);
  const places: Uint32Array[] = [];
  let documents = 0;
  let tokens = 0;
  for (const id of sources) {
    const deleted = files.readDeleted(id);
    const file = loadSections(files, id, isColumn);
    const source = new Segment(deleted ? { ...file, deleted } : file);
    const map = copyDocuments(source, writer);
    for (let document = 0; document < map.length; document++) {
      if (map[document] === GONE) continue;
      documents += 1;
      tokens += source.lengths[document]!;
    }
    places.push(map);
  }
  return { columns: writer.end(), places, documents, tokens };
}

function isColumn(section: string): boolean {
  return /^(?:numbers|lengths|ids|titleKeys|facet:|date:)/.test(section);
}

function copyDocuments(source: Segment, writer: DocumentColumnWriter): Uint32Array {
  const map = new Uint32Array(source.documents).fill(GONE);
  const facets: ((document: number, place: number) => void)[] = [];
  for (let document = 0; document < source.documents; document++) {
    if (source.isDeleted(document)) continue;
    const place = writer.add({
      number: source.numbers[document]!,
      id: source.ids.view(document),
      length: source.lengths[document]!,
      titleKey: source.titleKeys.view(document),
    });
    map[document] = place;
    if (facets.length === 0) for (const [name, column] of source.facets) facets.push(copyFacet(column, name, writer));
    for (const copy of facets) copy(document, place);
    for (const [field, column] of source.dates) {
      if (column[document]) writer.addDate(place, field, column[document]!);
    }
  }
  return map;
}

/** Copies the values of one document after the other; their names are looked up once each. */
function copyFacet(
  { names, values, starts }: FacetColumn,
  name: string,
  writer: DocumentColumnWriter,
): (document: number, place: number) => void {
  const column = writer.facet(name);
  const numbers = new Uint32Array(names.size).fill(UNKNOWN);
  const find = (value: number): number => {
    if (numbers[value] === UNKNOWN) numbers[value] = column.number(names.get(value));
    return numbers[value]!;
  };
  return (document, place) => {
    const from = starts ? starts[document]! : document;
    const to = starts ? starts[document + 1]! : document + 1;
    for (let at = from; at < to; at++) if (values[at]! < names.size) column.addNumber(place, find(values[at]!));
  };
}
