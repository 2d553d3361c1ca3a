/** Tables of fewer rows are laid out whole. */
const MANY = 400;
/** Rows that are laid out together: about two windows of them. */
const PIECE = 50;
/** Rows whose cells say how wide the columns are. */
const SAMPLED = 300;
/** Columns are measured in characters: no narrower and no wider than this, whatever stands in them. */
const NARROWEST = 5;
const WIDEST = 40;
/** A column that is wide may be squeezed to this before the table is scrolled sideways. */
const SQUEEZED = 14;
/** Characters on a line of a table as wide as the text. */
const LINE = 85;

/**
 * Cuts tables of many rows into pieces that the browser lays out as they come near the window: a table is laid out
 * whole, and one of 20,000 rows stops the page for seconds. The pieces are tables themselves, with the same columns, so
 * that cells are copied as cells; to those who hear the page they are one table. `onSeen` is called with a piece when it
 * is first laid out. Returns the way to put the pieces in their place, so that what goes through the part before does
 * not go through them.
 */
export function cutTables(part: Element, onSeen: (piece: Element) => void): () => void {
  const tables = [...part.querySelectorAll('table')].filter(({ rows }) => rows.length >= MANY);
  const cut = tables.map((table) => cutTable(table, onSeen));
  return () => {
    for (const { whole, pieces } of cut) whole?.append(...pieces);
  };
}

interface CutTable {
  readonly whole?: HTMLElement;
  readonly pieces: readonly HTMLElement[];
}

function cutTable(table: HTMLTableElement, onSeen: (piece: Element) => void): CutTable {
  const rows = [...table.rows];
  const groups = groupRows(rows);
  // One that hangs together by cells over many rows cannot be cut.
  if (!groups) return { pieces: [] };
  const columns = measureColumns(rows);
  const whole = createPart('div', 'table-pieces', 'table');
  whole.ariaRowCount = String(rows.length);
  if (table.caption) {
    const caption = createPart('div', 'table-caption', 'caption');
    caption.append(...table.caption.childNodes);
    whole.append(caption);
  }
  whole.style.setProperty('--least', `${columns.reduce((sum, width) => sum + Math.min(width, SQUEEZED), 0)}ch`);
  for (const [index, row] of rows.entries()) tellRow(row, index + 1);
  const pieces = groups.map((group) => {
    const frame = createPart('div', 'table-frame', 'presentation');
    frame.style.setProperty('--lines', String(group.reduce((sum, row) => sum + countLines(row, columns), 0)));
    frame.style.setProperty('--rows', String(group.length));
    const piece = frame.appendChild(createPart('table', 'table-piece', 'rowgroup'));
    piece.append(createColumns(columns));
    piece.appendChild(createPart('tbody', '', 'presentation')).append(...group);
    callWhenSeen(frame, () => onSeen(piece));
    return frame;
  });
  table.replaceWith(whole);
  return { whole, pieces };
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
function measureColumns(rows: readonly HTMLTableRowElement[]): number[] {
  const lengths: number[][] = [];
  const step = Math.max(1, Math.floor(rows.length / SAMPLED));
  for (let index = 0; index < rows.length; index += step) {
    let column = 0;
    for (const cell of rows[index]?.cells ?? []) {
      if (cell.colSpan === 1) (lengths[column] ??= []).push(cell.textContent.length);
      column += cell.colSpan;
    }
    for (let more = 0; more < column; more += 1) lengths[more] ??= [];
  }
  return lengths.map((column) => {
    const sorted = column.sort((a, b) => a - b);
    return Math.min(WIDEST, Math.max(NARROWEST, (sorted[Math.floor(sorted.length * 0.9)] ?? 0) + 2));
  });
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
