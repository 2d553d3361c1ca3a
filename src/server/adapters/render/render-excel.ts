import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type CellObject, type Feature, type Row } from 'write-excel-file/node';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';
import type { ListRow, ResultList } from '#server/ports/document-renderer.ts';
import { LIST_COLUMNS } from './list-columns.ts';

type FileContent = Stream | Buffer | Blob;

/** The longest text a cell takes. */
const LONGEST = 32_767;
/** Before this day the calendar of the format counts one day too many. */
const FIRST_DAY = '1900-03-01';
const LINK_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * A workbook of two sheets: the rows, with a head that stays and filters, and what they are the answer to. Texts are cells
 * of the type text whatever they begin with, so that none is taken for a formula.
 */
export async function renderExcel({ facts, rows }: ResultList): Promise<Uint8Array> {
  const head: Row = LIST_COLUMNS.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));
  const file = writeExcelFile(
    [
      {
        sheet: 'Results',
        data: [head, ...rows.map(presentCells)],
        columns: LIST_COLUMNS.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      },
      {
        sheet: 'About this list',
        data: facts.map(([label, value]): Row => [{ value: label, type: String, fontWeight: 'bold' }, textCell(value)]),
        columns: [{ width: 18 }, { width: 90 }],
      },
    ],
    { features: [filtersAndLinks(rows)] },
  );
  return new Uint8Array(await file.toBuffer());
}

function presentCells(row: ListRow): Row {
  return LIST_COLUMNS.map(({ key }) => {
    if (key === 'date') return dateCell(row.date);
    if (key === 'link') return { ...textCell(row.link), textColor: '#0563c1', textDecoration: { underline: true } };
    return textCell(row[key]);
  });
}

function textCell(value: string): CellObject | null {
  return value === '' ? null : { value: value.slice(0, LONGEST), type: String, alignVertical: 'top' };
}

/** A whole day as a date; a month or a year as it is written. */
function dateCell(date: string): CellObject | null {
  if (date.length < 10 || date < FIRST_DAY) return textCell(date);
  return { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'dd mmm yyyy', alignVertical: 'top' };
}

/** Filters in the head of the first sheet, and its addresses as links. */
function filtersAndLinks(rows: readonly ListRow[]): Feature<FileContent> {
  const column = LIST_COLUMNS.findIndex(({ key }) => key === 'link');
  const links = rows.map((row, index) => ({
    id: `rId-link-${index}`,
    cell: getCellAddress(index + 1, column),
    target: sanitizeAttributeValue(row.link),
  }));
  const range = `A1:${getCellAddress(rows.length, LIST_COLUMNS.length - 1)}`;
  const hyperlinks = links.map(({ id, cell }) => `<hyperlink ref="${cell}" r:id="${id}"/>`).join('');
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0
              ? xml.replace(
                  '</sheetData>',
                  `</sheetData><autoFilter ref="${range}"/><hyperlinks>${hyperlinks}</hyperlinks>`,
                )
              : xml,
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) =>
            sheetIndex === 0
              ? links
                  .map(
                    ({ id, target }) =>
                      `<Relationship Id="${id}" Type="${LINK_RELATION}" Target="${target}" TargetMode="External"/>`,
                  )
                  .join('')
              : undefined,
        },
      },
    },
  };
}
