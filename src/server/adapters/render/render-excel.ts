import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type CellObject, type Feature, type Row } from 'write-excel-file/node';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';
import type { PlainTable, TableCell } from '#server/ports/document-renderer.ts';

type FileContent = Stream | Buffer | Blob;
/** A legal date is `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
type SheetCell = TableCell | { readonly date: string };

/** A table whose columns may hold dates. */
export interface SheetTable extends Pick<PlainTable, 'facts' | 'columns'> {
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The longest text a cell takes, and the longest address that is a link. */
const LONGEST = 32_767;
const LONGEST_LINK = 2079;
/** Before this day the calendar of the format counts one day too many. */
const FIRST_DAY = '1900-03-01';
const LINK_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const LINK_LOOKS = { textColor: '#0563c1', textDecoration: { underline: true }, wrap: false } as const;

/**
 * A workbook of two sheets: the rows, with a head that stays and filters, and what they are. Texts are cells of the type
 * text whatever they begin with, so that none is taken for a formula.
 */
export async function renderExcel({ facts, columns, rows }: SheetTable): Promise<Uint8Array> {
  const about = facts.map(([label, value]): Row => [headCell(label), textCell(value)]);
  const file = writeExcelFile(
    [
      {
        sheet: 'Entries',
        data: [columns.map(({ name }) => headCell(name)), ...rows.map((row): Row => row.map(presentCell))],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      },
      { sheet: 'About this file', data: about, columns: [{ width: 22 }, { width: 90 }] },
    ],
    { features: [filtersAndLinks(columns.length, rows)] },
  );
  return new Uint8Array(await file.toBuffer());
}

function presentCell(cell: SheetCell): CellObject | null {
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0', alignVertical: 'top' };
  return 'link' in cell ? { ...textCell(cell.link), ...(isLink(cell) ? LINK_LOOKS : {}) } : dateCell(cell.date);
}

function headCell(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold' };
}

function textCell(value: string): CellObject | null {
  return value === '' ? null : { value: value.slice(0, LONGEST), type: String, alignVertical: 'top', wrap: true };
}

/** A whole day as a date; a month or a year as it is written. */
function dateCell(date: string): CellObject | null {
  if (date.length < 10 || date < FIRST_DAY) return textCell(date);
  return { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'dd mmm yyyy', alignVertical: 'top' };
}

function isLink(cell: SheetCell): cell is { readonly link: string } {
  return typeof cell === 'object' && 'link' in cell && cell.link.length <= LONGEST_LINK;
}

/** Filters in the head of the first sheet, and its addresses as links. */
function filtersAndLinks(width: number, rows: SheetTable['rows']): Feature<FileContent> {
  const links = rows.flatMap((row, line) =>
    row.flatMap((cell, column) =>
      isLink(cell) ? [{ cell: getCellAddress(line + 1, column), target: sanitizeAttributeValue(cell.link) }] : [],
    ),
  );
  const hyperlinks = links.map(({ cell }) => `<hyperlink ref="${cell}" r:id="rId-link-${cell}"/>`).join('');
  const relations = links.map(
    ({ cell, target }) =>
      `<Relationship Id="rId-link-${cell}" Type="${LINK_RELATION}" Target="${target}" TargetMode="External"/>`,
  );
  const ending = [
    `</sheetData><autoFilter ref="A1:${getCellAddress(rows.length, width - 1)}"/>`,
    hyperlinks === '' ? '' : `<hyperlinks>${hyperlinks}</hyperlinks>`,
  ].join('');
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0 ? xml.replace('</sheetData>', () => ending) : xml,
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => (sheetIndex === 0 ? relations.join('') : undefined),
        },
      },
    },
  };
}
