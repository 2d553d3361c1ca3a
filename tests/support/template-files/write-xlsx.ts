import { strToU8 } from 'fflate';
import type { TemplateSource } from './read-source.ts';
import { escapeXml, writePackage, XML_HEAD } from './write-package.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet: title, notes and tables one below the other; every cell is a text, and none a formula. */
export function writeXlsx({ title, blocks }: TemplateSource): Uint8Array {
  const rows = [[title], ...blocks.flatMap((block) => (block.kind === 'table' ? [[], ...block.rows] : [[block.text]]))];
  const drawn = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => drawCell(`${String.fromCharCode(65 + column)}${row + 1}`, text)).join('')}</row>`,
  );
  return writePackage({
    '[Content_Types].xml': strToU8(
      `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Template" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `${XML_HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="8" width="26" customWidth="1"/></cols><sheetData>${drawn.join('')}</sheetData></worksheet>`,
    ),
  });
}

function drawCell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}
