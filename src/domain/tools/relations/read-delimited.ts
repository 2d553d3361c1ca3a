const DELIMITERS = [',', ';', '\t'] as const;

/** The rows of a file of separated values, quoted or not; the separator is the one that its first line has most of. */
export function readDelimited(text: string): string[][] {
  const first = /^[^\r\n]*/u.exec(text)?.[0].replaceAll(/"[^"]*"/gu, '') ?? '';
  const counts = DELIMITERS.map((one) => first.split(one).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) !== '"') isQuoted = false;
      else [cell, at] = [`${cell}"`, at + 1];
    } else if (letter === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (letter === delimiter) cell = endCell(row, cell);
    else if (letter === '\n') [row, cell] = [endRow(rows, row, cell), ''];
    else if (letter !== '\r') cell += letter;
  }
  endRow(rows, row, cell);
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''));
}

/** Adds to the row, which a copy for each cell would make slow where a line has 100,000. */
function endCell(row: string[], cell: string): string {
  row.push(cell);
  return '';
}

function endRow(rows: string[][], row: string[], cell: string): string[] {
  row.push(cell);
  rows.push(row);
  return [];
}
