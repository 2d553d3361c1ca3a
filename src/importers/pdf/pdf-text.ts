import type { getDocumentProxy } from 'unpdf';
import { ImportRefusal } from '#importers/importer.ts';

/** A raised number in a line stands between these characters until the notes are known. */
export const RAISED_START = '\ue002';
export const RAISED_END = '\ue003';

/** A part of a line that stands apart from the rest, as in a table. */
export interface PdfCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** A line of a page: its words, where it stands (points from the lower left) and how large it is printed. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly size: number;
  /** Its parts from left to right; one where nothing stands apart. A printed number belongs to what follows it. */
  readonly cells: readonly PdfCell[];
}

export interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PdfLine[];
}

export interface PdfText {
  readonly title: string | undefined;
  readonly pages: readonly PdfPage[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfOptions = NonNullable<Parameters<typeof getDocumentProxy>[1]>;

// Nothing in a file may run or be fetched: no compiled code, no fonts, maps or parts from elsewhere.
const SAFE_OPTIONS: PdfOptions = {
  useWasm: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWorkerFetch: false,
  disableRange: true,
  disableStream: true,
  disableAutoFetch: true,
  enableXfa: false,
  stopAtErrors: false,
  verbosity: 0,
};

/** The text layer of a PDF, page by page. Refuses files that are encrypted, damaged or only pictures of pages. */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  // The reader is large and needed for this format alone.
  const { getDocumentProxy } = await import('unpdf');
  let document: PdfDocument;
  try {
    document = await getDocumentProxy(new Uint8Array(bytes), SAFE_OPTIONS);
  } catch (error) {
    throw new ImportRefusal(reasonOf(error));
  }
  try {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
    if (pages.every((page) => page.lines.length === 0))
      throw new ImportRefusal('image scan, no text: the PDF has no text layer');
    return { title: await readTitle(document), pages };
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(reasonOf(error));
  } finally {
    await document.loadingTask.destroy();
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'the PDF is encrypted with a password; save it without one';
  return 'the PDF is damaged or cut off: it cannot be read';
}

async function readTitle(document: PdfDocument): Promise<string | undefined> {
  const { info } = await document.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  return typeof title === 'string' && title.trim() !== '' ? title.replace(/\s+/g, ' ').trim() : undefined;
}

interface PdfItem {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

async function readPage(document: PdfDocument, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const items = content.items.flatMap((item): PdfItem[] => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[];
    return [{ str: item.str, x, y, width: item.width, size: Math.hypot(a, b) || Math.abs(d) || item.height }];
  });
  page.cleanup();
  return { number, width, height, lines: groupLines(items) };
}

/** What a line is made of while items are added to it. */
interface GrowingLine {
  text: string;
  x: number;
  y: number;
  right: number;
  size: number;
  cells: { text: string; x: number; right: number }[];
}

/** So many widths of a letter between two words set them in columns; justified lines have less. */
const COLUMN_GAP = 1.1;
const IS_NUMBER = /^(?:\[\*\d+\]|\(?(?:\d{1,4}|[A-Za-z]|[IVXLCivxlc]{1,6})[.)]{1,2}|\d{1,3}(?:\.\d{1,3})+\.?|[•*–-])$/u;
/** The number of its page as it stands before the first words: `[*3]`. */
const STAR_PAGE = /^\[\*\d+\]$/u;

/** Items on one base line, a raised or lowered small one included, are one line; a gap between them is a space. */
export function groupLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: GrowingLine[] = [];
  for (const [index, item] of items.entries()) {
    const last = lines.at(-1);
    if (item.str.trim() === '') {
      if (last && item.str !== '' && isOnLine(last, item)) addSpace(last);
      continue;
    }
    const raised = isRaised(item, () => findWords(items, index + 1), last);
    const text = raised ? `${RAISED_START}${item.str.trim()}${RAISED_END}` : item.str;
    const right = item.x + item.width;
    if (!last || !isOnLine(last, item) || item.x < last.x - 1) {
      lines.push({ text, x: item.x, y: item.y, right, size: item.size, cells: [{ text, x: item.x, right }] });
    } else addItem(last, item, { text, isRaised: raised });
  }
  return lines.map(finishLine).filter((line) => line.text !== '');
}

/** The first item that has words, from a place on. */
function findWords(items: readonly PdfItem[], from: number): PdfItem | undefined {
  for (let at = from; at < items.length; at += 1) if (items[at]?.str.trim() !== '') return items[at];
  return undefined;
}

function addSpace(line: GrowingLine): void {
  if (line.text.endsWith(' ')) return;
  line.text += ' ';
  line.cells.at(-1)!.text += ' ';
}

function addItem(line: GrowingLine, item: PdfItem, { text, isRaised }: { text: string; isRaised: boolean }): void {
  const gap = item.x - line.right;
  const size = Math.min(line.size, item.size);
  const cell = line.cells.at(-1)!;
  const isColumn = gap > size * COLUMN_GAP && !IS_NUMBER.test(line.text.trim());
  if (STAR_PAGE.test(line.text.trim())) [line.x, cell.x] = [item.x, item.x];
  if (gap > size * 0.18 && !isRaised) addSpace(line);
  line.text += text;
  line.right = Math.max(line.right, item.x + item.width);
  if (isColumn) line.cells.push({ text, x: item.x, right: item.x + item.width });
  else Object.assign(cell, { text: cell.text + text, right: Math.max(cell.right, item.x + item.width) });
  if (item.size > line.size) Object.assign(line, { size: item.size, y: item.y });
}

function finishLine(line: GrowingLine): PdfLine {
  const single = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { ...line, text: single(line.text), cells: line.cells.map((cell) => ({ ...cell, text: single(cell.text) })) };
}

function isOnLine(line: { y: number; size: number }, item: PdfItem): boolean {
  const difference = Math.abs(line.y - item.y);
  const [small, large] = line.size < item.size ? [line.size, item.size] : [item.size, line.size];
  return difference < 2 || (small < large * 0.85 && difference < large * 0.6);
}

/** A short number or sign that is small and stands above the base line of its neighbour. */
function isRaised(
  item: PdfItem,
  findNext: () => PdfItem | undefined,
  line: { y: number; size: number } | undefined,
): boolean {
  if (!/^\s*(?:\d{1,3}|[*†‡§])\s*$/.test(item.str)) return false;
  const isAbove = (other: { y: number; size: number } | undefined) =>
    other !== undefined &&
    item.size < other.size * 0.85 &&
    item.y - other.y > other.size * 0.12 &&
    item.y - other.y < other.size * 0.7;
  return isAbove(line) || isAbove(findNext());
}
