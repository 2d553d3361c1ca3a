/** Tables of fewer rows are laid out whole. */
const MANY = 400;
/** Rows that are laid out together: about two windows of them. */
const PIECE = 50;
/** Rows whose cells say how wide the columns are. */
const SAMPLED = 300;
/** Columns are measured in characters: no narrower and no wider than this, whatever stands in them. */
const NARROWEST = 6;
const WIDEST = 40;
/** Widths go by such steps: a table that was stored in several has the same columns in all of them. */
const WIDTH_STEP = 3;
/** A column that is wide may be squeezed to this before the table is scrolled sideways. */
const SQUEEZED = 14;
/** Characters on a line of a table as wide as the text. */
const LINE = 85;

/** Where the rows of a table stand in what the server writes: no table stands in another. */
const ROWS = /(<tbody>)(.*?)(<\/tbody>)/gsu;

/** A part as an element, without the rows of its long tables: what goes through it does not go through them. */
export interface CutPart {
  readonly part: HTMLElement;
  readonly hasLongTable: boolean;
  /** Draws the rows, some at each step, so that whoever takes the steps can let others work between them. */
  readonly fill: () => Generator<void, void>;
}

/**
 * Cuts tables of many rows into pieces that the browser lays out as they come near the window: a table is laid out
 * whole, and one of 20,000 rows stops the page for seconds. The pieces are tables themselves, with the same columns, so
 * that cells are copied as cells; to those who hear the page they are one table. `onSeen` is called with a piece when it
 * is first laid out. Reading thousands of rows would be felt as well, so they are read piece by piece.
 */
export function cutTables(html: string, onSeen: (piece: Element) => void): CutPart {
  const cut: WrittenRow[][][] = [];
  const rest = html.replaceAll(ROWS, (whole, begin: string, body: string, end: string) => {
    const rows = splitRows(body);
    const groups = rows.length < MANY ? undefined : groupRows(rows);
    // One that hangs together by cells over many rows cannot be cut.
    if (!groups) return whole;
    cut.push(groups);
    return `${begin}<tr data-cut></tr>${end}`;
  });
  const part = document.createElement('div');
  part.className = 'part';
  part.innerHTML = rest;
  const tables = [...part.querySelectorAll<HTMLTableElement>('table:has(> tbody > [data-cut])')];
  const wholes = tables.map((table, index) => takePlace(table, cut[index]?.flat().length ?? 0));
  return {
    part,
    hasLongTable: cut.length > 0,
    fill: function* () {
      for (const [index, groups] of cut.entries()) yield* fillTable(wholes[index], groups, onSeen);
    },
  };
}

/** A row as the server wrote it, and over how many rows its cells reach. */
interface WrittenRow {
  readonly html: string;
  readonly cells: readonly { readonly rowSpan: number }[];
}

/** Puts a box for the pieces in the place of a table and takes its caption over. */
function takePlace(table: HTMLTableElement, rows: number): HTMLElement {
  const whole = createPart('div', 'table-pieces', 'table');
  whole.ariaRowCount = String(rows);
  if (table.caption) {
    const caption = createPart('div', 'table-caption', 'caption');
    caption.append(...table.caption.childNodes);
    whole.append(caption);
  }
  table.replaceWith(whole);
  return whole;
}

function* fillTable(
  whole: HTMLElement | undefined,
  groups: readonly (readonly WrittenRow[])[],
  onSeen: (piece: Element) => void,
): Generator<void, void> {
  const columns = yield* measureColumns(groups.flat());
  whole?.style.setProperty('--least', `${columns.reduce((sum, width) => sum + Math.min(width, SQUEEZED), 0)}ch`);
  let index = 0;
  for (const group of groups) {
    whole?.append(createPiece(group, index, columns, onSeen));
    index += group.length;
    yield;
  }
}

function createPiece(
  group: readonly WrittenRow[],
  from: number,
  columns: readonly number[],
  onSeen: (piece: Element) => void,
): HTMLElement {
  const frame = createPart('div', 'table-frame', 'presentation');
  const piece = frame.appendChild(createPart('table', 'table-piece', 'rowgroup'));
  const rows = parseRows(group);
  for (const [index, row] of rows.entries()) tellRow(row, from + index + 1);
  frame.style.setProperty('--lines', String(rows.reduce((sum, row) => sum + countLines(row, columns), 0)));
  frame.style.setProperty('--rows', String(rows.length));
  piece.append(createColumns(columns));
  piece.appendChild(createPart('tbody', '', 'presentation')).append(...rows);
  callWhenSeen(frame, () => onSeen(piece));
  return frame;
}

function splitRows(body: string): WrittenRow[] {
  return body.split(/(?<=<\/tr>)/u).map((html) => {
    const spans = html.matchAll(/ rowspan="(\d+)"/gu);
    return { html, cells: Array.from(spans, ([, span]) => ({ rowSpan: Number(span) })) };
  });
}

function parseRows(rows: readonly WrittenRow[]): HTMLTableRowElement[] {
  const body = document.createElement('tbody');
  body.innerHTML = rows.map(({ html }) => html).join('');
  return [...body.rows];
}

/** The browser says of each frame that it is passed over, and again when it is not. */
function callWhenSeen(frame: HTMLElement, act: () => void): void {
  const abort = new AbortController();
  const look = (event: Event) => {
    if ('skipped' in event && event.skipped === true) return;
    abort.abort();
    act();
  };
  frame.addEventListener('contentvisibilityautostatechange', look, { signal: abort.signal });
}

/** Rows by piece; undefined where none may begin. A piece ends where no cell reaches over its end. */
export function groupRows<Row extends { readonly cells: Iterable<{ readonly rowSpan: number }> }>(
  rows: readonly Row[],
): Row[][] | undefined {
  const groups: Row[][] = [[]];
  let reaches = 0;
  for (const [index, row] of rows.entries()) {
    if ((groups.at(-1)?.length ?? 0) >= PIECE && reaches <= index) groups.push([]);
    groups.at(-1)?.push(row);
    // A span of 0 reaches to the end.
    for (const { rowSpan } of row.cells) reaches = Math.max(reaches, rowSpan === 0 ? rows.length : index + rowSpan);
  }
  return groups.length > 1 ? groups : undefined;
}

/** Characters that the longest of nine cells in ten has, by column. */
function* measureColumns(rows: readonly WrittenRow[]): Generator<void, number[]> {
  const lengths: number[][] = [];
  const step = Math.max(1, Math.floor(rows.length / SAMPLED));
  for (let from = 0; from < rows.length; from += step * PIECE) {
    const sample = rows.slice(from, from + step * PIECE).filter((_, index) => index % step === 0);
    for (const row of parseRows(sample)) addLengths(lengths, row);
    yield;
  }
  return lengths.map((column) => {
    const sorted = column.sort((a, b) => a - b);
    const wanted = (sorted[Math.floor(sorted.length * 0.9)] ?? 0) + 2;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(wanted / WIDTH_STEP) * WIDTH_STEP));
  });
}

function addLengths(lengths: number[][], row: HTMLTableRowElement): void {
  let column = 0;
  for (const cell of row.cells) {
    if (cell.colSpan === 1) (lengths[column] ??= []).push(cell.textContent.length);
    column += cell.colSpan;
  }
  for (let more = 0; more < column; more += 1) lengths[more] ??= [];
}

function createColumns(columns: readonly number[]): HTMLElement {
  const all = columns.reduce((sum, width) => sum + width, 0);
  const group = document.createElement('colgroup');
  for (const width of columns) {
    const column = document.createElement('col');
    column.style.width = `${(100 * width) / all}%`;
    group.append(column);
  }
  return group;
}

/** Pieces are no table of their own, so each row and cell says what it is. */
function tellRow(row: HTMLTableRowElement, index: number): void {
  row.role = 'row';
  row.ariaRowIndex = String(index);
  for (const cell of row.cells) {
    const isHead = cell.tagName === 'TH';
    cell.role = isHead ? (index === 1 ? 'columnheader' : 'rowheader') : 'cell';
  }
}

function countLines(row: HTMLTableRowElement, columns: readonly number[]): number {
  const all = columns.reduce((sum, width) => sum + width, 0);
  let most = 1;
  for (const [index, cell] of [...row.cells].entries()) {
    const width = ((columns[index] ?? NARROWEST) / all) * Math.max(LINE, all);
    most = Math.max(most, Math.ceil(cell.textContent.length / width));
  }
  return most;
}

function createPart<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  role: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.role = role;
  return element;
}
