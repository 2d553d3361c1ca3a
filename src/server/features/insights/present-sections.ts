import { createHash } from 'node:crypto';
import type { ChecklistItem, InsightSectionAnswer } from '#contract/insights.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { renderBlock, type RenderContext } from '#domain/document/render-block.ts';
import { resolveTarget } from '#domain/document/resolve-target.ts';
import { isItem, wordsOfItem, type InsightSection, type PlacedBlock } from '#domain/insights/split-sections.ts';
import { resolveLinks } from '#server/asking/resolve-links.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

type Store = Pick<ContentStore, 'resolveNames' | 'resolveSourceIds'>;

/** Sections drawn from their blocks; of a checklist each item apart, none of them ticked. */
export async function presentSections(
  store: Store,
  content: number,
  sections: readonly InsightSection[],
): Promise<InsightSectionAnswer[]> {
  const context = await findContext(store, content, sections);
  const draw = ({ block, number }: PlacedBlock) => renderBlock(block, number, context);
  const taken = new Map<string, number>();
  const presentItem = (placed: PlacedBlock): ChecklistItem => {
    const { block, number } = placed;
    const words = wordsOfItem(block);
    const anchor = block.anchor ?? `b${number + 1}`;
    // The box stands for the bullet.
    const bare = block.kind === 'paragraph' ? { ...block, number: '' } : block;
    return { id: nameItem(words, taken), words, anchor, html: draw({ block: bare, number }), isTicked: false };
  };
  return sections.map(({ part, title, blocks }) => {
    const canTick = ({ block }: PlacedBlock) => part === 'checklist' && isItem(block);
    const rest = blocks.filter((placed) => !canTick(placed));
    return {
      part: part ?? null,
      title,
      html: rest.map(draw).join('\n'),
      items: blocks.filter(canTick).map(presentItem),
    };
  });
}

/** Where the links of sections lead. */
async function findContext(store: Store, content: number, sections: readonly InsightSection[]): Promise<RenderContext> {
  const blocks = sections.flatMap((section) => section.blocks.map(({ block }) => block));
  const { links, places } = await resolveLinks(store, content, blocks);
  const findAnchor = (id: string) => places.get(id)?.anchor;
  const findAddress = (name: string) => {
    const link = links.get(name);
    return link && presentDocumentAddress(link);
  };
  const resolveLink = (target: LinkTarget) => resolveTarget(target, { findAnchor, findAddress });
  return { marks: [], resolveNote: findAnchor, resolveLink };
}

/** The same words always mean the same item; a second one with them has a number. */
function nameItem(words: string, taken: Map<string, number>): string {
  const id = createHash('sha256').update(words.normalize('NFKC')).digest('hex').slice(0, 24);
  const times = (taken.get(id) ?? 0) + 1;
  taken.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}
