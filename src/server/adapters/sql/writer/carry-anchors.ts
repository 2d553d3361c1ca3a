import { setImmediate as nextTurn } from 'node:timers/promises';
import { AnchorAssigner } from '#domain/document/anchor-assigner.ts';
import type { Block } from '#domain/document/block.ts';
import { alignTexts } from '#domain/versions/align-texts.ts';
import type { KnownDocument } from './known-document.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/** Aligning two texts of so many characters together takes some milliseconds; longer ones are aligned elsewhere. */
const SHORT_CHARACTERS = 200_000;

/**
 * The new text of a document with the `b{n}` anchors of its former version on the blocks that are known as theirs
 * (`listForebears`), so that a permanent link keeps leading to its place (OP-119, OP-175). Answers a new stage and takes
 * the given one off the disk; the given one where there is no former version.
 */
export async function carryAnchors(
  shelf: ContentShelf,
  known: ForebearText,
  next: SqlContentStage,
): Promise<SqlContentStage> {
  const former = await findFormer(shelf, known);
  if (!former) return next;
  const isShort = former.characters + next.finish().characters <= SHORT_CHARACTERS;
  const forebears = isShort
    ? await alignShort(shelf, former.content, next)
    : await alignStored(shelf, former.content, next);
  const { anchors, highest } = former;
  const stage = new SqlContentStage(
    shelf,
    new AnchorAssigner({ of: (place) => anchors[forebears[place] ?? -1], highest }),
  );
  for await (const blocks of next.listBlocks()) {
    await stage.addBlocks(blocks);
    if (!isShort) await nextTurn();
  }
  stage.finish();
  await next.discard();
  return stage;
}

/** The highest number of a `b` anchor that the text of a document, or a state of it that waits, has. */
export async function findHighestAnchor(shelf: ContentShelf, known: KnownDocument): Promise<number> {
  return (await findFormer(shelf, known))?.highest ?? 0;
}

/** Reads each text once. */
async function alignShort({ db }: ContentShelf, former: number, next: SqlContentStage): Promise<Int32Array> {
  const [olds, news] = [await readWhole(listStoredBlocks(db, former)), await readWhole(next.listBlocks())];
  return alignTexts(
    () => [olds],
    () => [news],
  );
}

async function readWhole(pieces: AsyncIterable<readonly Block[]>): Promise<Block[]> {
  const blocks: Block[] = [];
  for await (const piece of pieces) blocks.push(...piece);
  return blocks;
}

async function alignStored(shelf: ContentShelf, former: number, next: SqlContentStage): Promise<Int32Array> {
  await next.spill();
  return shelf.comparer.align(former, await next.number());
}

/** What anchors are carried from. */
type ForebearText = Pick<KnownDocument, 'stagedContent' | 'stored' | 'highestAnchor'>;

/** The text before: the staged one, else the stored one. */
interface FormerText {
  readonly content: number;
  readonly characters: number;
  /** Of its blocks in order. */
  readonly anchors: readonly string[];
  readonly highest: number;
}

async function findFormer(
  { db }: ContentShelf,
  { stagedContent, stored, highestAnchor = 0 }: ForebearText,
): Promise<FormerText | undefined> {
  await stagedContent?.spill();
  const content = stagedContent ? await stagedContent.number() : stored?.content;
  if (content === undefined) return undefined;
  const chunks = await db
    .selectFrom('content_chunk')
    .select(['anchors', 'characters'])
    .where('content', '=', content)
    .orderBy('sequence')
    .execute();
  const anchors = chunks.flatMap((chunk) => chunk.anchors.split(' ').filter((anchor) => anchor !== ''));
  const counted = stagedContent?.finish().highestAnchor ?? (await readHighest(db, content));
  return {
    content,
    characters: chunks.reduce((sum, { characters }) => sum + characters, 0),
    anchors,
    highest: Math.max(counted ?? findHighest(anchors), highestAnchor),
  };
}

async function readHighest(db: ContentShelf['db'], content: number): Promise<number | null> {
  const row = await db.selectFrom('content').select('highest_anchor').where('id', '=', content).executeTakeFirst();
  return row?.highest_anchor ?? null;
}

function findHighest(anchors: readonly string[]): number {
  return anchors.reduce((most, anchor) => Math.max(most, Number(/^b(\d+)$/.exec(anchor)?.[1] ?? 0)), 0);
}
