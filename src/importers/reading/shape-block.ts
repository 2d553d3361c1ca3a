import type { Block } from '#domain/document/block.ts';
import { attachMarks } from './attach-marks.ts';
import { cutBlock } from './cut-block.ts';
import { separateNotes } from './separate-notes.ts';

/** What every format gives: a block as it was read, with words kept apart, in pieces where it is very long. */
export function shapeBlock(block: Block): readonly Block[] {
  return cutBlock(separateNotes(attachMarks(block)));
}
