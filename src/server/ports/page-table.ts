import type { Reader } from '#domain/access/reader.ts';
import type { Facts, ListCell, ListColumn } from './document-renderer.ts';

/** A table of a page as plain data, for a file of it. */
export interface PageTable {
  readonly title: string;
  /** What is said above its rows, beside when and where it was made. */
  readonly facts?: Facts;
  /** What a cell with nothing in it says; that no source says it where nothing else is named. */
  readonly emptyCell?: string;
  /** Path of the page. */
  readonly address: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly ListCell[])[];
}

/** Where a table is made: what its page would show this reader. */
export interface TablePlace {
  /** Scheme, host and port, for the addresses in the file. */
  readonly origin: string;
  /** What the table is about, where one page has it for many things: a place, a provision. */
  readonly subject: string | undefined;
  /** As of which day its page would be read; undefined for today. */
  readonly day?: string | undefined;
}

/** Makes a table; throws as its page does. */
export type MakeTable = (reader: Reader, place: TablePlace) => Promise<PageTable>;

/** The tables of one feature by name. */
export type PageTables = Readonly<Record<string, MakeTable>>;
