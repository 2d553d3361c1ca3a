import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import type { ListCell, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
import { createSheetFeature, type CellLink } from './sheet-feature.ts';

/** The longest text a cell takes, and the longest address that is a link. */
const LONGEST = 32_767;
const LONGEST_LINK = 2079;
/** Before this day the calendar of the format counts one day too many. */
const FIRST_DAY = '1900-03-01';
const DAY_FORMAT = 'dd mmm yyyy';
/** Instants are told in UTC everywhere. */
const INSTANT_FORMAT = 'dd mmm yyyy, hh:mm "UTC"';
const HEAD_LOOKS = { backgroundColor: '#f2efe9', bottomBorderStyle: 'thin', wrap: true } as const;
const LINK_LOOKS = { textColor: '#0563c1', textDecoration: { underline: true }, wrap: false } as const;

/**
 * A workbook: the rows, with a head that stays and filters, other rows in the same way, and what they are; each is set up
 * for paper.
 * Texts are cells of the type text whatever they begin with, so that none is taken for a formula.
 */
export async function renderExcel({ title, facts, columns, rows, more = [] }: ListModel): Promise<Uint8Array> {
  const about = [['Title', title] as const, ...facts].map(([label, value]): Row => [nameCell(label), textCell(value)]);
  const tables = [{ name: 'Entries', columns, rows }, ...more];
  const sheets = tables.map((table) => ({
    name: table.name,
    range: `A1:${getCellAddress(table.rows.length, table.columns.length - 1)}`,
    links: listLinks(table.columns, table.rows),
  }));
  const file = writeExcelFile(
    [
      ...tables.map((table) => ({
        sheet: table.name,
        data: [
          table.columns.map(({ name }) => headCell(name)),
          ...table.rows.map((row): Row => table.columns.map((column, place) => presentCell(column, row[place] ?? ''))),
        ],
        columns: table.columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      })),
      { sheet: 'About this file', data: about, columns: [{ width: 22 }, { width: 90 }] },
    ],
    { features: [createSheetFeature(title, sheets)] },
  );
  return new Uint8Array(await file.toBuffer());
}

function presentCell(column: ListColumn, cell: ListCell): CellObject | null {
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0', alignVertical: 'top' };
  if (column.type === 'date') return dateCell(cell);
  if (column.type === 'instant') return instantCell(cell);
  return isLink(column, cell) ? { ...textCell(cell), ...LINK_LOOKS } : textCell(cell);
}

function headCell(value: string): CellObject {
  return { ...nameCell(value), ...HEAD_LOOKS };
}

function nameCell(value: string): CellObject {
  return { value: escapeCode(value), type: String, fontWeight: 'bold', alignVertical: 'top' };
}

function textCell(value: string): CellObject | null {
  if (value === '') return null;
  return { value: escapeCode(value.slice(0, LONGEST)), type: String, alignVertical: 'top', wrap: true };
}

/** The format reads `_x0041_` as the letter of that number. */
function escapeCode(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_');
}

/** A whole day as a date; a month or a year as it is written. */
function dateCell(date: string): CellObject | null {
  if (date.length < 10 || date < FIRST_DAY) return textCell(date);
  return { value: new Date(`${date}T00:00:00Z`), type: Date, format: DAY_FORMAT, alignVertical: 'top' };
}

function instantCell(instant: string): CellObject | null {
  if (instant === '') return null;
  return { value: new Date(instant), type: Date, format: INSTANT_FORMAT, alignVertical: 'top' };
}

function isLink({ type }: ListColumn, cell: string): boolean {
  return type === 'link' && cell !== '' && cell.length <= LONGEST_LINK;
}

function listLinks(columns: ListModel['columns'], rows: ListModel['rows']): CellLink[] {
  return rows.flatMap((row, line) =>
    columns.flatMap((column, place) => {
      const target = String(row[place] ?? '');
      return isLink(column, target) ? [{ cell: getCellAddress(line + 1, place), target }] : [];
    }),
  );
}
