import type { DocumentBlock, DocumentModel } from '#server/ports/document-renderer.ts';
import { compilePages } from './compile-pages.ts';
import { DOCUMENT_TEMPLATE } from './document-template.ts';

/** Pages of lists, tagged (PDF/UA-1). */
export function renderPdf({ title, facts, blocks }: DocumentModel): Uint8Array {
  const data = {
    title,
    facts: facts.map(([label, value]) => ({ label, value })),
    blocks: setLevels(blocks),
  };
  // A page with a gap says more of a list than none.
  return compilePages({ template: DOCUMENT_TEMPLATE, data, missingLetters: 'gaps' });
}

/**
 * Headings below the title, which is the first level; the standard wants no level left out on the way down, whichever
 * comes first.
 */
function setLevels(blocks: readonly DocumentBlock[]) {
  const used = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  const levels = [...used].sort((a, b) => a - b);
  let former = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    former = Math.min(levels.indexOf(block.level) + 2, former + 1);
    return { ...block, level: former };
  });
}
