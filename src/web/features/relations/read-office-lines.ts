import { scanXml } from './scan-xml.ts';

/** Columns further right belong to no list of names. */
const MOST_COLUMNS = 200;

/** Takes a row, its cells between tabs; it throws where it has had enough. */
export type TakeRow = (cells: readonly string[]) => void;

/** The paragraphs of a Word document, a row each; the cells of a row of a table stand in one. */
export async function readWordLines(xml: AsyncIterable<string>, take: TakeRow): Promise<void> {
  let cells: string[] = [''];
  let rows = 0;
  let isText = false;
  const add = (words: string): void => {
    cells.push(`${cells.pop() ?? ''}${words}`);
  };
  const end = (): void => {
    // Behind the last cell of a row another was begun.
    take(cells.length > 1 ? cells.slice(0, -1) : cells);
    cells = [''];
  };
  const open = (name: string, attributes: string) => {
    isText = name === 'w:t';
    if (name === 'w:tr') rows += 1;
    // With attributes it is a place where tabs stop.
    else if (name === 'w:tab' && attributes === '') add(' ');
    else if (name === 'w:br') (rows > 0 ? add : end)(' ');
  };
  const close = (name: string) => {
    isText = false;
    if (name === 'w:p') (rows > 0 ? add : end)(' ');
    else if (name === 'w:tc') cells.push('');
    else if (name === 'w:tr') {
      rows -= 1;
      if (rows === 0) end();
    }
  };
  const text = (words: string) => {
    if (isText) add(words);
  };
  await scanXml(xml, { open, close, text });
}

/** The texts that the cells of a workbook share, by their number. */
export async function readSharedTexts(xml: AsyncIterable<string>): Promise<readonly string[]> {
  const texts: string[] = [];
  let isText = false;
  await scanXml(xml, {
    open: (name) => {
      isText = name === 't';
      if (name === 'si') texts.push('');
    },
    close: () => {
      isText = false;
    },
    text: (words) => {
      if (isText) texts.push(`${texts.pop() ?? ''}${words}`);
    },
  });
  return texts;
}

/** The rows of a sheet, each cell in its column. */
export async function readSheetLines(
  xml: AsyncIterable<string>,
  texts: readonly string[],
  take: TakeRow,
): Promise<void> {
  let cells: string[] = [];
  let cell = { at: 0, kind: '', value: '' };
  let isValue = false;
  await scanXml(xml, {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't';
      if (name === 'row') cells = [];
      else if (name === 'c') {
        const at = readColumn(/\br=["']([A-Z]+)/u.exec(attributes)?.[1]) ?? cells.length;
        cell = { at, kind: /\bt=["'](\w+)/u.exec(attributes)?.[1] ?? '', value: '' };
      }
    },
    close: (name) => {
      isValue = false;
      if (name === 'row') take(cells);
      if (name !== 'c' || cell.at >= MOST_COLUMNS) return;
      while (cells.length < cell.at) cells.push('');
      cells[cell.at] = cell.kind === 's' ? (texts[Number(cell.value)] ?? '') : cell.value;
    },
    text: (words) => {
      if (isValue) cell.value += words;
    },
  });
}

/** `C7` is in the third column, 2. */
function readColumn(letters: string | undefined): number | undefined {
  if (letters === undefined) return undefined;
  return Array.from(letters.slice(0, 3)).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
