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

interface FirstSheet {
  /** Stands above each page on paper. */
  readonly title: string;
  /** What the filters in the head hold, for example `A1:L9`. */
  readonly range: string;
  readonly links: readonly CellLink[];
}

const LINK_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const MARGINS = '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>';
/** A head on paper takes 255 signs, and each & counts twice. */
const LONGEST_HEAD = 100;

/**
 * What the writer of workbooks leaves out: filters and links on the first sheet, and how both are printed: on A4, as wide
 * as a page, with title and numbers of pages, the first sheet across and with its head on every page.
 */
export function createSheetFeature({ title, range, links }: FirstSheet): Feature<FileContent> {
  const hyperlinks = links.map(({ cell }) => `<hyperlink ref="${cell}" r:id="rId-link-${cell}"/>`).join('');
  const relations = links.map(
    ({ cell, target }) =>
      `<Relationship Id="rId-link-${cell}" Type="${LINK_RELATION}" Target="${sanitizeAttributeValue(target)}" TargetMode="External"/>`,
  );
  const tools = `<autoFilter ref="${range}"/>${hyperlinks === '' ? '' : `<hyperlinks>${hyperlinks}</hyperlinks>`}`;
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) => xml.replace(/<definedNames\s*(?:\/>|><\/definedNames>)/u, REPEATED_HEAD),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            xml
              .replace(/<worksheet [^>]*>/u, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('</sheetData>', () =>
                sheetIndex === 0
                  ? `</sheetData>${tools}${printSetUp(title, 'landscape')}`
                  : `</sheetData>${printSetUp(title, 'portrait')}`,
              ),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => (sheetIndex === 0 ? relations.join('') : undefined),
        },
      },
    },
  };
}

const REPEATED_HEAD =
  '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Entries!$$1:$$1</definedName></definedNames>';

function printSetUp(title: string, orientation: 'landscape' | 'portrait'): string {
  const head = sanitizeTextContent(title.slice(0, LONGEST_HEAD).replaceAll('&', '&&'));
  const setUp = `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
  const texts = `<oddHeader>&amp;L${head}</oddHeader><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter>`;
  return `${MARGINS}${setUp}<headerFooter>${texts}</headerFooter>`;
}
