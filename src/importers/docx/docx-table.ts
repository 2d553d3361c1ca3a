import type { Block, TableCell } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { blockParagraphs } from '#importers/html/html-table.ts';
import type { DocxContext } from './docx-context.ts';
import { childOf, elementsIn, switchOf, valueOf, type XmlElement } from './xml-tree.ts';

interface RawCell {
  readonly column: number;
  readonly colspan: number;
  readonly merge: 'none' | 'begins' | 'continues';
  readonly header: boolean;
  readonly paragraphs: readonly (readonly Inline[])[];
}

/** A table with its merged cells; one that only frames its text (a single column) is read as that text. */
export function readDocxTable(table: XmlElement, context: DocxContext): Block[] {
  const rows = unwrap(table, 'tr');
  if (rows.every((row) => unwrap(row, 'tc').length <= 1))
    return rows.flatMap((row) => unwrap(row, 'tc').flatMap(context.readBlocks));
  const raw = rows.map((row) => readRow(row, context));
  const cells = raw.map((row, index) =>
    row.filter((cell) => cell.merge !== 'continues').map((cell) => finishCell(cell, raw, index + 1)),
  );
  const filled = cells.filter((row) => row.length > 0);
  return filled.some((row) => row.some((cell) => cell.paragraphs.length > 0)) ? [{ kind: 'table', rows: filled }] : [];
}

/** Rows and cells, also those inside content controls and insertions. */
function unwrap(parent: XmlElement, name: string): XmlElement[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return /^(sdt|sdtContent|customXml|ins|moveTo)$/.test(child.name) ? unwrap(child, name) : [];
  });
}

function readRow(row: XmlElement, context: DocxContext): RawCell[] {
  const properties = childOf(row, 'trPr');
  if (childOf(properties, 'del')) return [];
  let column = Number(valueOf(properties, 'gridBefore') ?? 0);
  return unwrap(row, 'tc').map((cell) => {
    const own = childOf(cell, 'tcPr');
    const colspan = Math.max(1, Math.min(1000, Number(valueOf(own, 'gridSpan') ?? 1) || 1));
    const merge = childOf(own, 'vMerge');
    const at = column;
    column += colspan;
    return {
      column: at,
      colspan,
      merge: merge === undefined ? 'none' : merge.attributes['val'] === 'restart' ? 'begins' : 'continues',
      header: switchOf(properties, 'tblHeader') ?? false,
      paragraphs: context.readBlocks(cell).flatMap(blockParagraphs),
    };
  });
}

function finishCell(cell: RawCell, rows: readonly (readonly RawCell[])[], below: number): TableCell {
  let rowspan = 1;
  const paragraphs = [...cell.paragraphs];
  if (cell.merge === 'begins') {
    for (let at = below; at < rows.length; at += 1) {
      const part = rows[at]?.find((other) => other.column === cell.column && other.merge === 'continues');
      if (!part) break;
      rowspan += 1;
      paragraphs.push(...part.paragraphs);
    }
  }
  return {
    ...(cell.header ? { header: true } : {}),
    ...(cell.colspan > 1 ? { colspan: cell.colspan } : {}),
    ...(rowspan > 1 ? { rowspan } : {}),
    paragraphs,
  };
}
