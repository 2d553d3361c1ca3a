import { strToU8 } from 'fflate';
import { escapeXml, writePackage, XML_HEAD } from './write-package.ts';
import type { TemplateBlock } from './read-source.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const STYLES = [
  ['Normal', 'Normal', '<w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr>'],
  ['Title', 'Title', '<w:pPr><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr>'],
  [
    'Heading1',
    'heading 1',
    '<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr>',
  ],
] as const;

/** A Word file with real styles, a real numbered list and tables whose heads repeat; the same bytes for the same blocks. */
export function writeDocx(title: string, blocks: readonly TemplateBlock[]): Uint8Array {
  const body = [paragraph('Title', title), ...blocks.map(drawBlock)].join('');
  return writePackage({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
    ]),
    'word/document.xml': strToU8(
      `${XML_HEAD}<w:document xmlns:w="${W}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(
      `${XML_HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault></w:docDefaults>${STYLES.map(
        ([id, name, looks]) =>
          `<w:style w:type="paragraph" ${id === 'Normal' ? 'w:default="1" ' : ''}w:styleId="${id}"><w:name w:val="${name}"/>${looks}</w:style>`,
      ).join('')}</w:styles>`,
    ),
    'word/numbering.xml': strToU8(
      `${XML_HEAD}<w:numbering xmlns:w="${W}">${[
        ['0', 'decimal', '%1.'],
        ['1', 'bullet', '–'],
      ]
        .map(
          ([id, format, text]) =>
            `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="567" w:hanging="567"/></w:pPr></w:lvl></w:abstractNum>`,
        )
        .join(
          '',
        )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    ),
  });
}

function drawBlock(block: TemplateBlock): string {
  switch (block.kind) {
    case 'heading':
      return paragraph('Heading1', block.text);
    case 'paragraph':
      return paragraph('Normal', block.text);
    case 'number':
      return paragraph('Normal', block.text, '1');
    case 'bullet':
      return paragraph('Normal', block.text, '2');
    case 'table':
      return drawTable(block.rows);
  }
}

function paragraph(style: string, text: string, list?: string): string {
  const numbered = list === undefined ? '' : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`;
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${numbered}</w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

function drawTable(rows: readonly (readonly string[])[]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="888888"/>`).join('');
  const width = Math.floor(9072 / Math.max(1, rows[0]?.length ?? 1));
  const drawn = rows.map((row, index) => {
    const head = index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    const cells = row.map(
      (text) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph('Normal', text)}</w:tc>`,
    );
    return `<w:tr>${head}${cells.join('')}</w:tr>`;
  });
  const grid = (rows[0] ?? []).map(() => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${drawn.join('')}</w:tbl>${paragraph('Normal', '')}`;
}

function contentTypes(): Uint8Array {
  return strToU8(
    `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${MAIN}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${MAIN}.numbering+xml"/></Types>`,
  );
}

function relations(targets: readonly (readonly [type: string, target: string])[]): Uint8Array {
  const drawn = targets.map(
    ([type, target], index) =>
      `<Relationship Id="r${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return strToU8(
    `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${drawn.join('')}</Relationships>`,
  );
}
