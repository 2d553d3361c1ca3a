import type { ColumnMeta } from './document-columns.ts';

/** What a segment says about itself; kept as JSON beside its bytes. */
export interface SegmentMeta extends ColumnMeta {
  /** Documents, deleted ones included. */
  readonly documents: number;
  /** Words of titles and texts, of deleted documents included. */
  readonly tokens: number;
  /** Whether its posting lists tell of records; those of a segment written before they did do not. */
  readonly hasRecords?: boolean;
  /** Whether its words are filed by number (`numberKey`), not by stem as they were before; the two are never merged. */
  readonly hasNumbers?: boolean;
  /** Whether its posting lists count apart what weighs nothing: the names that documents are filed under. */
  readonly hasNames?: boolean;
}

/** As it stands in the database. */
export interface StoredSegmentMeta extends SegmentMeta {
  /** CRC-32 of the bytes of each section; a segment written before there were any has none. */
  readonly checksums?: Readonly<Record<string, number>>;
}
