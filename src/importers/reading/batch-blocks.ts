import type { Block } from '#domain/document/block.ts';
import { shapeBlock } from './shape-block.ts';
import type { ImportEvent } from '../importer.ts';

const BLOCKS_PER_EVENT = 200;

/** Blocks in portions, so that a long text never stands in one event. */
export function* batchBlocks(blocks: Iterable<Block>): Generator<ImportEvent> {
  let batch: Block[] = [];
  for (const block of blocks) {
    batch.push(...shapeBlock(block));
    if (batch.length < BLOCKS_PER_EVENT) continue;
    yield { kind: 'blocks', blocks: batch };
    batch = [];
  }
  if (batch.length > 0) yield { kind: 'blocks', blocks: batch };
}
