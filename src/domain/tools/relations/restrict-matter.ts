import type { Matter, MatterSource } from './matter.ts';

/**
 * What a matter says to whoever may open some of its sources: the whole case without what closed papers say; of a closed
 * case each paper that is open, alone. Nothing of a closed source stands in the answer.
 */
export function restrictMatter(matter: Matter, isOpen: (source: MatterSource) => boolean): Matter[] {
  const open = matter.sources.filter(isOpen);
  if (open.length === matter.sources.length) return [matter];
  if (open.some(({ id }) => id === matter.id)) return [keepSources(matter, open)];
  return open.map((paper) => ({
    ...keepSources(matter, [{ ...paper, stage: undefined }]),
    id: paper.id,
    kind: 'document' as const,
    title: paper.title,
    institution: undefined,
    status: undefined,
    date: paper.date,
    stages: [],
  }));
}

function keepSources(matter: Matter, sources: readonly MatterSource[]): Matter {
  const ids = new Set(sources.map(({ id }) => id));
  return { ...matter, sources, statements: matter.statements.filter(({ source }) => ids.has(source)) };
}
