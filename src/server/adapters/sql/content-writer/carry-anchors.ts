import { AnchorAssigner, anchorCarryKey } from '#domain/document/anchor-assigner.ts';
import { blockText } from '#domain/document/block.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/**
 * The new text of a document with the `b{n}` anchors of its former version on the blocks whose text is the same, so
 * that a permanent link keeps leading to its place. Answers a new stage; the given one is taken off the disk.
 */
export async function carryAnchors(
  shelf: ContentShelf,
  formerContent: number,
  next: SqlContentStage,
): Promise<SqlContentStage> {
  const carried = new Map<string, string[]>();
  for await (const blocks of listStoredBlocks(shelf.db, formerContent)) {
    for (const block of blocks) {
      if (!block.anchor?.startsWith('b')) continue;
      const key = anchorCarryKey(blockText(block));
      const anchors = carried.get(key);
      if (anchors) anchors.push(block.anchor);
      else carried.set(key, [block.anchor]);
    }
  }
  const stage = new SqlContentStage(shelf, new AnchorAssigner(carried));
  for await (const blocks of next.listBlocks()) await stage.addBlocks(blocks);
  stage.finish();
  await next.discard();
  return stage;
}
