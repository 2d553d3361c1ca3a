import { LINE, measureColumns, NARROWEST, parseRows, sumOf, wordsOf, type WrittenRow } from './measure-columns.ts';

/** Tables of fewer rows are laid out whole. */
const MANY = 400;
/** Rows that are laid out together: about two windows of them. */
const PIECE = 50;

/** The class of heads that stand in the text before and are seen here again. */
const AGAIN = 'again';

/** Between these the rows of a table stand in what the server writes: no table stands in another. */
const BODY = { begins: '<tbody>', ends: '</tbody>' } as const;
const ROW_ENDS = '</tr>';

/** A part as an element, without the rows of its long tables: what goes through it does not go through them. */
export interface CutPart {
  readonly part: HTMLElement;
  /** Draws the rows, some at each step, so that whoever takes the steps can let others work between them. */
  readonly fill: () => Generator<void, void>;
}

/** Whether a part has so many rows that reading it alone would be felt. */
export function mayHoldLongTable(html: string): boolean {
  let rows = 0;
  for (let at = html.indexOf(ROW_ENDS); at !== -1 && rows < MANY; at = html.indexOf(ROW_ENDS, at + 1)) rows += 1;
  return rows >= MANY;
}

/**
 * Cuts tables of many rows into pieces that the browser lays out as they come near the window: a table is laid out
 * whole, and one of 20,000 rows stops the page for seconds. The pieces are tables themselves, with the same columns, so
 * that cells are copied as cells; to those who hear the page they are one table. `onSeen` is called with a piece when it
 * is first laid out. Reading thousands of rows would be felt as well, so they are read piece by piece.
 */
export function cutTables(html: string, onSeen: (piece: Element) => void): CutPart {
  const { rest, cut } = takeLongBodies(html);
  const part = document.createElement('div');
  part.className = 'part';
  part.innerHTML = rest;
  const tables = [...part.querySelectorAll<HTMLTableElement>('table:has(> tbody > [data-cut])')];
  const wholes = tables.map((table, index) => takePlace(table, cut[index]?.flat().length ?? 0));
  return {
    part,
    fill: function* () {
      for (const [index, groups] of cut.entries()) {
        const whole = wholes[index];
        if (whole) yield* fillTable(whole, groups, onSeen);
      }
    },
  };
}

/** What stands in the place of a long table: a box for its pieces, and the heads above them. */
interface WholeTable {
  readonly box: HTMLElement;
  readonly heads: readonly HTMLTableRowElement[];
  /** Whether the heads are those of the block before, which the table goes on from. */
  readonly isContinued: boolean;
}

/** Puts a box for the pieces in the place of a table and takes its caption over. */
function takePlace(table: HTMLTableElement, rows: number): WholeTable {
  const whole = createPart('div', 'table-pieces', 'table');
  const heads = [...(table.tHead?.rows ?? [])];
  whole.ariaRowCount = String(heads.length + rows);
  if (table.caption) {
    const caption = createPart('div', 'table-caption', 'caption');
    caption.append(...table.caption.childNodes);
    whole.append(caption);
  }
  table.replaceWith(whole);
  return { box: whole, heads, isContinued: table.tHead?.className === AGAIN };
}

function* fillTable(
  { box, heads, isContinued }: WholeTable,
  groups: readonly (readonly WrittenRow[])[],
  onSeen: (piece: Element) => void,
): Generator<void, void> {
  const columns = yield* measureColumns(heads, groups.flat(), PIECE);
  box.style.setProperty('--least', `${sumOf(columns)}ch`);
  for (const [index, row] of heads.entries()) tellRow(row, index + 1, true);
  let index = heads.length;
  for (const group of groups) {
    const isFirst = index === heads.length;
    const head = createHead(isFirst ? heads : heads.map(copyHead), isFirst && !isContinued);
    if (!isFirst) head.ariaHidden = 'true';
    box.append(createPiece(group, index, head, columns, onSeen));
    index += group.length;
    yield;
  }
}

function createPiece(
  group: readonly WrittenRow[],
  from: number,
  head: HTMLTableSectionElement,
  columns: readonly number[],
  onSeen: (piece: Element) => void,
): HTMLElement {
  const frame = createPart('div', 'table-frame', 'presentation');
  const piece = frame.appendChild(createPart('table', 'table-piece', 'rowgroup'));
  const rows = parseRows(group);
  for (const [index, row] of rows.entries()) tellRow(row, from + index + 1, false);
  const all = [...head.rows, ...rows];
  frame.style.setProperty('--lines', String(all.reduce((sum, row) => sum + countLines(row, columns), 0)));
  frame.style.setProperty('--rows', String(all.length));
  piece.append(createColumns(columns));
  if (head.rows.length > 0) piece.append(head);
  piece.appendChild(createPart('tbody', '', 'presentation')).append(...rows);
  callWhenSeen(frame, () => onSeen(piece));
  return frame;
}

/** Heads above a piece; only where they stand in the text are they its words. */
function createHead(rows: readonly HTMLTableRowElement[], isText: boolean): HTMLTableSectionElement {
  const head = createPart('thead', isText ? '' : AGAIN, 'presentation');
  head.append(...rows);
  return head;
}

/** The same row of heads with its words as labels, which the style sheet draws: it is not found or copied once more. */
function copyHead(row: HTMLTableRowElement): HTMLTableRowElement {
  const copy = document.createElement('tr');
  for (const cell of row.cells) {
    const head = copy.appendChild(document.createElement(cell.localName as 'th'));
    [head.colSpan, head.rowSpan, head.className] = [cell.colSpan, cell.rowSpan, cell.className];
    head.ariaLabel = wordsOf(cell);
  }
  return copy;
}

/** Takes the rows of long tables out of what is written, in groups. A megabyte goes through it: nothing looks at each letter. */
function takeLongBodies(html: string): { readonly rest: string; readonly cut: readonly WrittenRow[][][] } {
  const cut: WrittenRow[][][] = [];
  let rest = '';
  let from = 0;
  for (let at = html.indexOf(BODY.begins); at !== -1; at = html.indexOf(BODY.begins, at)) {
    at += BODY.begins.length;
    const end = html.indexOf(BODY.ends, at);
    if (end === -1) break;
    const rows = splitRows(html.slice(at, end));
    // One that hangs together by cells over many rows cannot be cut.
    const groups = rows.length < MANY ? undefined : groupRows(rows);
    if (!groups) continue;
    cut.push(groups);
    rest += `${html.slice(from, at)}<tr data-cut></tr>`;
    from = end;
  }
  return { rest: rest + html.slice(from), cut };
}

function splitRows(body: string): WrittenRow[] {
  const rows: WrittenRow[] = [];
  for (let from = 0; from < body.length;) {
    const end = body.indexOf(ROW_ENDS, from);
    const to = end === -1 ? body.length : end + ROW_ENDS.length;
    const html = body.slice(from, to);
    const spans = html.includes(' rowspan="') ? html.matchAll(/ rowspan="(\d+)"/gu) : [];
    rows.push({ html, cells: Array.from(spans, ([, span]) => ({ rowSpan: Number(span) })) });
    from = to;
  }
  return rows;
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

function createColumns(columns: readonly number[]): HTMLElement {
  const all = sumOf(columns);
  const group = document.createElement('colgroup');
  for (const width of columns) {
    const column = document.createElement('col');
    column.style.width = `${(100 * width) / all}%`;
    group.append(column);
  }
  return group;
}

/** Pieces are no table of their own, so each row and cell says what it is. */
function tellRow(row: HTMLTableRowElement, index: number, isHead: boolean): void {
  row.role = 'row';
  row.ariaRowIndex = String(index);
  for (const cell of row.cells)
    cell.role = cell.tagName !== 'TH' ? 'cell' : isHead || index === 1 ? 'columnheader' : 'rowheader';
}

function countLines(row: HTMLTableRowElement, columns: readonly number[]): number {
  const all = sumOf(columns);
  let most = 1;
  for (const [index, cell] of [...row.cells].entries()) {
    const width = ((columns[index] ?? NARROWEST) / all) * Math.max(LINE, all);
    most = Math.max(most, Math.ceil(wordsOf(cell).length / width));
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
