import { FacetColumn } from './facet-values.ts';
import { sectionBytes, sectionInt32, sectionUint32, type SegmentFile } from './segment-file.ts';
import type { SegmentMeta } from './segment-meta.ts';
import { StringTable } from './string-table.ts';

/** Typed views on the bytes of one segment. Cheap to make: nothing is copied or decoded. */
export class Segment {
  readonly id: number;
  readonly meta: SegmentMeta;
  readonly words: StringTable;
  readonly stems: StringTable;
  /** Word to its stem, word to the list of its own places, stem to its list. */
  readonly wordStems: Uint32Array;
  readonly wordLists: Uint32Array;
  readonly stemLists: Uint32Array;
  readonly postings: Postings;
  /** Document to its number in the store, its words, its title's place in the alphabet of this segment. */
  readonly numbers: Uint32Array;
  readonly lengths: Uint32Array;
  readonly titleRanks: Uint32Array;
  readonly ids: StringTable;
  readonly titleKeys: StringTable;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** Date field to `YYYYMMDD` for each document, 0 for none. */
  readonly dates: ReadonlyMap<string, Int32Array>;
  readonly deleted: Uint8Array | undefined;

  constructor(file: SegmentFile) {
    this.id = file.id;
    this.meta = file.meta;
    this.words = openTable(file, 'words');
    this.stems = openTable(file, 'stems');
    this.wordStems = sectionUint32(file, 'wordStems');
    this.wordLists = sectionUint32(file, 'wordLists');
    this.stemLists = sectionUint32(file, 'stemLists');
    this.postings = openPostings(file);
    this.numbers = sectionUint32(file, 'numbers');
    this.lengths = sectionUint32(file, 'lengths');
    this.titleRanks = sectionUint32(file, 'titleRanks');
    this.ids = openTable(file, 'ids');
    this.titleKeys = openTable(file, 'titleKeys');
    this.facets = new Map(file.meta.facets.map((facet) => [facet.name, new FacetColumn(file, facet)]));
    this.dates = new Map(file.meta.dates.map((field) => [field, sectionInt32(file, `date:${field}`)]));
    this.deleted = file.deleted;
  }

  /** Documents, deleted ones included. */
  get documents(): number {
    return this.meta.documents;
  }

  isDeleted(document: number): boolean {
    return this.deleted !== undefined && (this.deleted[document >>> 3]! & (1 << (document & 7))) !== 0;
  }
}

/** The sections that hold posting lists; see `PostingWriter` for what stands in them. */
export interface Postings {
  /** Whether what is written of a document counts the places in its record. */
  readonly hasRecords: boolean;
  /** Whether it counts the places in names apart. */
  readonly hasNames: boolean;
  readonly documents: Uint8Array;
  readonly positions: Uint8Array;
  readonly skips: Uint32Array;
  readonly listDocuments: Uint32Array;
  readonly listStarts: Uint32Array;
  readonly listPositions: Uint32Array;
  readonly listSkips: Uint32Array;
}

function openPostings(file: SegmentFile): Postings {
  return {
    hasRecords: file.meta.hasRecords ?? false,
    hasNames: file.meta.hasNames ?? false,
    documents: sectionBytes(file, 'documents'),
    positions: sectionBytes(file, 'positions'),
    skips: sectionUint32(file, 'skips'),
    listDocuments: sectionUint32(file, 'listDocuments'),
    listStarts: sectionUint32(file, 'listStarts'),
    listPositions: sectionUint32(file, 'listPositions'),
    listSkips: sectionUint32(file, 'listSkips'),
  };
}

export function openTable(file: SegmentFile, name: string): StringTable {
  return new StringTable(sectionBytes(file, name), sectionUint32(file, `${name}Offsets`));
}
