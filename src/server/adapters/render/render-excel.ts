import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type CellObject, type Feature, type Row } from 'write-excel-file/node';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';
import type { ListCell, ListColumn, ListModel } from '#server/ports/document-renderer.ts';

type FileContent = Stream | Buffer | Blob;

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
export async function renderExcel({ facts, columns, rows }: ListModel): Promise<Uint8Array> {
  const about = facts.map(([label, value]): Row => [headCell(label), textCell(value)]);
  const file = writeExcelFile(
    [
      {
        sheet: 'Entries',
        data: [
          columns.map(({ name }) => headCell(name)),
          ...rows.map((row): Row => columns.map((column, place) => presentCell(column, row[place] ?? ''))),
        ],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      },
      { sheet: 'About this file', data: about, columns: [{ width: 22 }, { width: 90 }] },
    ],
    { features: [filtersAndLinks(columns, rows)] },
  );
  return new Uint8Array(await file.toBuffer());
}

function presentCell(column: ListColumn, cell: ListCell): CellObject | null {
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0', alignVertical: 'top' };
  if (column.type === 'date') return dateCell(cell);
  return isLink(column, cell) ? { ...textCell(cell), ...LINK_LOOKS } : textCell(cell);
}

function headCell(value: string): CellObject {
  return { value: escapeCode(value), type: String, fontWeight: 'bold' };
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
  return { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'dd mmm yyyy', alignVertical: 'top' };
}

function isLink({ type }: ListColumn, cell: string): boolean {
  return type === 'link' && cell !== '' && cell.length <= LONGEST_LINK;
}

/** Filters in the head of the first sheet, and its addresses as links. */
function filtersAndLinks(columns: ListModel['columns'], rows: ListModel['rows']): Feature<FileContent> {
  const links = rows.flatMap((row, line) =>
    columns.flatMap((column, place) => {
      const target = String(row[place] ?? '');
      if (!isLink(column, target)) return [];
      return [{ cell: getCellAddress(line + 1, place), target: sanitizeAttributeValue(target) }];
    }),
  );
  const hyperlinks = links.map(({ cell }) => `<hyperlink ref="${cell}" r:id="rId-link-${cell}"/>`).join('');
  const relations = links.map(
    ({ cell, target }) =>
      `<Relationship Id="rId-link-${cell}" Type="${LINK_RELATION}" Target="${target}" TargetMode="External"/>`,
  );
  const ending = [
    `</sheetData><autoFilter ref="A1:${getCellAddress(rows.length, columns.length - 1)}"/>`,
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
