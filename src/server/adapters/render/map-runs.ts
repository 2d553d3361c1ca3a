import type { PaperBlock, PaperRun } from '#domain/paper/paper.ts';

/** The same block with other running texts; `map` is called for each, those of notes are its own affair. */
export function mapRuns(block: PaperBlock, map: (runs: readonly PaperRun[]) => readonly PaperRun[]): PaperBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, number: map(block.number), runs: map(block.runs) };
    case 'table': {
      const cells = block.cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(map) }));
      return { ...block, caption: map(block.caption), cells };
    }
    case 'figure':
      return { ...block, caption: map(block.caption) };
    case 'note':
      return { ...block, paragraphs: block.paragraphs.map(map) };
    case 'page':
      return block;
  }
}
