import { strToU8, zipSync } from 'fflate';

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

/** Parts of a Word file besides its body, each the inside of its root element. */
export interface DocxParts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  /** Relationship id -> target. */
  readonly links?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly header?: string;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** What office programs need to open the file. */
const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_PART}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD_PART}.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_PART}.styles+xml"/></Types>`;

/** A Word file with the given body; always the same bytes for the same parts. */
export function buildDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const part = (root: string, inside: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${root} ${W}>${inside}</w:${root}>`);
  const links = Object.entries(parts.links ?? {}).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" TargetMode="External" Target="${target}"/>`,
  );
  for (const name of ['numbering', 'styles'] as const) {
    if (parts[name] !== undefined)
      links.push(`<Relationship Id="${name}" Type="${RELATIONS}/${name}" Target="${name}.xml"/>`);
  }
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`,
    ),
  };
  if (parts.styles !== undefined) files['word/styles.xml'] = part('styles', parts.styles);
  if (parts.numbering !== undefined) files['word/numbering.xml'] = part('numbering', parts.numbering);
  if (parts.footnotes !== undefined) files['word/footnotes.xml'] = part('footnotes', parts.footnotes);
  if (parts.endnotes !== undefined) files['word/endnotes.xml'] = part('endnotes', parts.endnotes);
  if (parts.header !== undefined) files['word/header1.xml'] = part('hdr', parts.header);
  if (parts.title !== undefined) {
    files['docProps/core.xml'] = strToU8(
      `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>${parts.title}</dc:title></cp:coreProperties>`,
    );
  }
  return zipSync(files, { mtime: new Date(Date.UTC(2020, 0, 2)) });
}

/** A paragraph of text runs with the given properties. */
export function p(text: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${text.startsWith('<') ? text : r(text)}</w:p>`;
}

export function r(text: string, properties = ''): string {
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of a list at a level. */
export function item(text: string, list: number, level = 0): string {
  return p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
}

/** A level of a list definition. */
export function level(index: number, format: string, text: string, more = ''): string {
  return `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
}
