import type { BlockMark } from '../document/marked-text.ts';
import { resolveTarget } from '../document/resolve-target.ts';
import type { PaperHead, PaperPart } from './paper-draft.ts';
import type { Paper } from './paper.ts';
import { presentPaper } from './present-paper.ts';

/** The paper of a draft whose parts have all come, by text. */
export function finishPaper(head: PaperHead, texts: readonly (readonly PaperPart[])[]): Paper {
  const { hasNotes, works, ...rest } = head;
  return {
    ...rest,
    works: works.map((work, index) => {
      const parts = texts[index] ?? [];
      const links = merge(parts.map((part) => part.links));
      const places = merge(parts.map((part) => part.places));
      const findAnchor = (id: string) => places.get(id);
      const findAddress = (name: string) => links.get(name);
      const blocks = presentPaper(
        parts.flatMap((part) => part.blocks),
        {
          language: work.language,
          hasNotes,
          ...(rest.isWide ? { isWide: true } : {}),
          marks: placeMarks(parts),
          resolveLink: (target) => resolveTarget(target, { findAnchor, findAddress }),
          resolveNote: findAnchor,
        },
      );
      return { ...work, blocks };
    }),
  };
}

/** Marks by the place of their block in the whole text. */
function placeMarks(parts: readonly PaperPart[]): Map<number, readonly BlockMark[]> {
  const marks = new Map<number, readonly BlockMark[]>();
  let before = 0;
  for (const part of parts) {
    for (const [block, found] of part.marks) marks.set(before + block, found);
    before += part.blocks.length;
  }
  return marks;
}

function merge<Key, Value>(maps: readonly ReadonlyMap<Key, Value>[]): Map<Key, Value> {
  return new Map(maps.flatMap((map) => [...map]));
}
