import { readDelimited } from '#domain/relations/read-delimited.ts';
import { readZipEntry } from './read-zip-entry.ts';

/** The largest file that is taken (OP-177). */
const MOST_BYTES = 20 * 1024 * 1024;
/** The longest text that is made of one. */
const MOST_CHARACTERS = 200_000;

type ReadFile =
  | { readonly text: string; readonly refusal?: undefined }
  | { readonly text?: undefined; readonly refusal: string };

/** The lines of a file with names, read on this device; what cannot be read is refused in words. */
export async function readCastFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refusal: `${file.name} is larger than 20 MB. Paste the names instead.` };
  const kind = /\.([a-z0-9]+)$/iu.exec(file.name)?.[1]?.toLowerCase();
  try {
    const text = await readKind(kind, file);
    if (text === undefined) {
      return {
        refusal: `Files of this kind (${kind ?? 'no ending'}) are not read here. Open ${file.name} and paste the names.`,
      };
    }
    if (text.trim() === '')
      return { refusal: `${file.name} holds no text: it may be a scan. Paste the names instead.` };
    // Tabs before a first cell say in which column it stands.
    return { text: text.replaceAll(/^(?:[^\S\t]*\n)+|\s+$/gu, '').slice(0, MOST_CHARACTERS) };
  } catch {
    return { refusal: `${file.name} could not be read: it may be damaged or encrypted. Paste the names instead.` };
  }
}

async function readKind(kind: string | undefined, file: File): Promise<string | undefined> {
  switch (kind) {
    case 'txt':
    case 'md':
      return file.text();
    case 'tsv':
    case 'csv':
      return joinRows(readDelimited(await file.text()));
    case 'docx':
      return readParagraphs(parse(await readZipEntry(file, 'word/document.xml')));
    case 'xlsx':
      return readSheet(file);
    default:
      return undefined;
  }
}

/** Rows as lines, cells between tabs; a line break or semicolon inside a cell is a space. */
function joinRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\s;]+/gu, ' ').trim()).join('\t')).join('\n');
}

/** The paragraphs of a Word document, a line each; the cells of a row of a table stand in one line. */
function readParagraphs(document: Document): string {
  const lines: string[] = [];
  const rows = new Set<Element>();
  for (const paragraph of document.getElementsByTagName('w:p')) {
    const row = paragraph.closest('tr');
    if (!row) lines.push(readText(paragraph, 'w:t'));
    else if (!rows.has(row)) {
      rows.add(row);
      lines.push(joinRows([[...row.getElementsByTagName('w:tc')].map((cell) => readText(cell, 'w:t'))]));
    }
  }
  return lines.join('\n');
}

/** The first sheet of an Excel workbook, each cell in its column. */
async function readSheet(file: File): Promise<string> {
  // A workbook without a text that comes twice may lack the part.
  const shared = await readZipEntry(file, 'xl/sharedStrings.xml').then(parse, () => undefined);
  const texts = [...(shared?.getElementsByTagName('si') ?? [])].map((item) => readText(item, 't'));
  const sheet = parse(await readZipEntry(file, 'xl/worksheets/sheet1.xml'));
  const rows = [...sheet.getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const at = readColumn(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < at) cells.push('');
      cells[at] = readCell(cell, texts);
    }
    return cells;
  });
  return joinRows(rows);
}

function readCell(cell: Element, texts: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return readText(cell, 't');
  const value = readText(cell, 'v');
  return kind === 's' ? (texts[Number(value)] ?? '') : value;
}

/** `C7` is in the third column, 2. */
function readColumn(reference: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}

function readText(node: Element, name: string): string {
  return [...node.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '').join('');
}
