import { AnchorAssigner, anchorCarryKey } from '#domain/document/anchor-assigner.ts';
import { blockText } from '#domain/document/block.ts';
import { listStoredBlocks, SqliteContentStage } from './content-stage.ts';
import type { SqliteDatabase } from '../database.ts';

/**
 * The new text of a document with the `b{n}` anchors of its former version on the blocks whose text is the same, so
 * that a permanent link keeps leading to its place. Answers a new stage; the given one is taken off the disk.
 */
export function carryAnchors(
  database: SqliteDatabase,
  formerContent: number,
  next: SqliteContentStage,
  allocate: () => number,
): SqliteContentStage {
  const carried = new Map<string, string[]>();
  for (const blocks of listStoredBlocks(database, formerContent)) {
    for (const block of blocks) {
      if (!block.anchor?.startsWith('b')) continue;
      const key = anchorCarryKey(blockText(block));
      const anchors = carried.get(key);
      if (anchors) anchors.push(block.anchor);
      else carried.set(key, [block.anchor]);
    }
  }
  const stage = new SqliteContentStage(database, allocate, new AnchorAssigner(carried));
  for (const blocks of next.listBlocks()) stage.addBlocks(blocks);
  stage.finish();
  next.discard();
  return stage;
}
