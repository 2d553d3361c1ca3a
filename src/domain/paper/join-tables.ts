import type { Block, TableBlock } from '../document/block.ts';

/** A block of a table, and its number among those of the text. */
export interface TablePiece {
  readonly block: TableBlock;
  readonly number: number;
}

/** Which blocks are one table. */
export interface JoinedTables {
  /** The number of the block in which the table begins that goes on in this one; that of any other block is its own. */
  readonly begins: (number: number) => number;
  /** The further blocks of the table that begins in this one. */
  readonly listMore: (number: number) => readonly TablePiece[];
}

/** Finds the blocks of tables that are too long for one. Footnotes of their cells may stand between them. */
export function joinTables(blocks: readonly Block[]): JoinedTables {
  const beginnings = new Map<number, number>();
  const more = new Map<number, TablePiece[]>();
  let open: number | undefined;
  for (const [number, block] of blocks.entries()) {
    if (block.kind === 'footnote') continue;
    if (block.kind !== 'table') open = undefined;
    else if (block.continues === undefined || open === undefined) open = number;
    else {
      beginnings.set(number, open);
      more.set(open, [...(more.get(open) ?? []), { block, number }]);
    }
  }
  return { begins: (number) => beginnings.get(number) ?? number, listMore: (number) => more.get(number) ?? [] };
}
