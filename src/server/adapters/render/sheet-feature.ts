import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility';

type FileContent = Stream | Buffer | Blob;

/** A cell, for example `B2`, and the address that it leads to. */
export interface CellLink {
  readonly cell: string;
  readonly target: string;
}

interface TableSheet {
  readonly name: string;
  /** What the filters in the head hold, for example `A1:L9`. */
  readonly range: string;
  readonly links: readonly CellLink[];
}

const LINK_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const MARGINS = '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>';
/** A head on paper takes 255 signs, and each & counts twice. */
const LONGEST_HEAD = 100;

/**
 * What the writer of workbooks leaves out: filters and links on the sheets of rows, which come first, and how each is
 * printed: on A4, as wide as a page, with title and numbers of pages, those of rows across and with their head on every
 * page. `title` stands above each page.
 */
export function createSheetFeature(title: string, sheets: readonly TableSheet[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) => xml.replace(/<definedNames\s*(?:\/>|><\/definedNames>)/u, () => repeatHeads(sheets)),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            const setUp = printSetUp(title, sheet ? 'landscape' : 'portrait');
            return xml
              .replace(/<worksheet [^>]*>/u, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('</sheetData>', () => `</sheetData>${sheet ? writeTools(sheet) : ''}${setUp}`);
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => sheets[sheetIndex]?.links.map(writeRelation).join(''),
        },
      },
    },
  };
}

function writeTools({ range, links }: TableSheet): string {
  const hyperlinks = links.map(({ cell }) => `<hyperlink ref="${cell}" r:id="rId-link-${cell}"/>`).join('');
  return `<autoFilter ref="${range}"/>${hyperlinks === '' ? '' : `<hyperlinks>${hyperlinks}</hyperlinks>`}`;
}

function writeRelation({ cell, target }: CellLink): string {
  return `<Relationship Id="rId-link-${cell}" Type="${LINK_RELATION}" Target="${sanitizeAttributeValue(target)}" TargetMode="External"/>`;
}

function repeatHeads(sheets: readonly TableSheet[]): string {
  const names = sheets.map(
    ({ name }, at) => `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${quote(name)}!$1:$1</definedName>`,
  );
  return `<definedNames>${names.join('')}</definedNames>`;
}

function quote(name: string): string {
  return name.includes(' ') ? `'${name}'` : name;
}

function printSetUp(title: string, orientation: 'landscape' | 'portrait'): string {
  const head = sanitizeTextContent(title.slice(0, LONGEST_HEAD).replaceAll('&', '&&'));
  const setUp = `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
  const texts = `<oddHeader>&amp;L${head}</oddHeader><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter>`;
  return `${MARGINS}${setUp}<headerFooter>${texts}</headerFooter>`;
}
