import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import type { PlainTable, TableCell } from '#server/ports/document-renderer.ts';

/** The longest text a cell takes. */
const LONGEST = 32_767;

/**
 * A workbook of two sheets: the rows under a head that stays, and what they are. Texts are cells of the type text
 * whatever they begin with, so that none is taken for a formula.
 */
export async function renderExcelTable({ facts, columns, rows }: PlainTable): Promise<Uint8Array> {
  const head: Row = columns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));
  const file = writeExcelFile([
    {
      sheet: 'Entries',
      data: [head, ...rows.map((row): Row => row.map(presentCell))],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'About this file',
      data: facts.map(([label, value]): Row => [
        { value: label, type: String, fontWeight: 'bold' },
        presentCell(value),
      ]),
      columns: [{ width: 22 }, { width: 90 }],
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}

function presentCell(cell: TableCell): CellObject | null {
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0', alignVertical: 'top' };
  const text = typeof cell === 'string' ? cell : cell.link;
  if (text === '') return null;
  return { value: text.slice(0, LONGEST), type: String, alignVertical: 'top', wrap: typeof cell === 'string' };
}
