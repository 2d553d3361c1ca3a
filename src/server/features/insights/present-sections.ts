import { createHash } from 'node:crypto';
import type { ChecklistItem, InsightSectionAnswer } from '#contract/insights.ts';
import type { Reader } from '#domain/access/reader.ts';
import { isItem, wordsOfItem, type InsightSection, type PlacedBlock } from '#domain/tools/insights/split-sections.ts';
import type { OpenDocument } from '#server/asking/document-guard.ts';
import { createBlockDrawer } from '#server/asking/draw-blocks.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

type Store = Pick<ContentStore, 'resolveNames' | 'resolveSourceIds'>;

/** Sections drawn from their blocks; of a checklist each item apart, none of them ticked. */
export async function presentSections(
  reader: Reader,
  store: Store,
  document: OpenDocument,
  sections: readonly InsightSection[],
): Promise<InsightSectionAnswer[]> {
  const blocks = sections.flatMap((section) => section.blocks.map(({ block }) => block));
  const drawBlock = await createBlockDrawer(reader, store, document, blocks);
  const draw = ({ block, number }: PlacedBlock) => drawBlock(block, number);
  const taken = new Map<string, number>();
  const presentItem = (placed: PlacedBlock): ChecklistItem => {
    const { block, number } = placed;
    const words = wordsOfItem(block);
    const anchor = block.anchor ?? `b${number + 1}`;
    // The box stands for the bullet.
    const bare = block.kind === 'paragraph' ? { ...block, number: '' } : block;
    return { id: nameItem(words, taken), words, anchor, html: draw({ block: bare, number }), isTicked: false };
  };
  return sections.map(({ part, title, blocks: own }) => {
    const canTick = ({ block }: PlacedBlock) => part === 'checklist' && isItem(block);
    const rest = own.filter((placed) => !canTick(placed));
    return {
      part: part ?? null,
      title,
      html: rest.map(draw).join('\n'),
      items: own.filter(canTick).map(presentItem),
    };
  });
}

/** The same words always mean the same item; a second one with them has a number. */
function nameItem(words: string, taken: Map<string, number>): string {
  const id = createHash('sha256').update(words.normalize('NFKC')).digest('hex').slice(0, 24);
  const times = (taken.get(id) ?? 0) + 1;
  taken.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}
