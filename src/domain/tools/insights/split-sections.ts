import { blockText, type Block, type SectionPart } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';

/** A block with its number in the text, from 0. */
export interface PlacedBlock {
  readonly number: number;
  readonly block: Block;
}

/** A section of an insight, from one heading of the outermost level to the next. */
export interface InsightSection {
  /** What it is; undefined where its source does not say. */
  readonly part: SectionPart | undefined;
  /** Empty for what stands before the first heading. */
  readonly title: string;
  /** Without the heading. */
  readonly blocks: readonly PlacedBlock[];
}

/** The sections of a text in their order; one without words is left out. */
export function splitSections(blocks: readonly Block[]): InsightSection[] {
  const sections: { part: SectionPart | undefined; title: string; blocks: PlacedBlock[] }[] = [];
  const outermost = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.level : 6)));
  for (const [number, block] of blocks.entries()) {
    if (block.kind === 'heading' && block.level === outermost) {
      sections.push({ part: block.part, title: inlineText(block.inlines), blocks: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ part: undefined, title: '', blocks: [] });
    sections.at(-1)?.blocks.push({ number, block });
  }
  return sections.filter((section) => section.blocks.some(({ block }) => blockText(block) !== ''));
}

/** Whether a block of a checklist is something to tick: an item of a list, with bullet or number. */
export function isItem(block: Block): boolean {
  return block.kind === 'paragraph' && block.number !== undefined && block.number !== '';
}

/** The words of an item without its bullet or number: what is ticked, whatever its place. */
export function wordsOfItem(block: Block): string {
  return block.kind === 'paragraph' ? inlineText(block.inlines).trim() : blockText(block);
}
