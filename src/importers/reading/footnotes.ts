import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import type { Inline, NoteInline } from '#domain/document/inline.ts';

/** Notes that wait to be placed, by their source identifier. */
export type PendingNotes = Map<string, FootnoteBlock>;

/** Puts each note directly after the block that first refers to it; what nothing refers to stays in the map. */
export function* placeFootnotes(blocks: Iterable<Block>, notes: PendingNotes): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* takeNotes(block, notes);
  }
}

/** The notes a block refers to, taken out of the map; a note inside a note follows it. */
function* takeNotes(block: Block, notes: PendingNotes): Generator<Block> {
  for (const reference of noteReferences(block)) {
    const note = notes.get(reference.note);
    if (!note) continue;
    notes.delete(reference.note);
    yield note;
    yield* takeNotes(note, notes);
  }
}

/** The footnote marks inside a block, in order. */
export function noteReferences(block: Block): NoteInline[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return collectNotes(block.inlines);
    case 'footnote':
      return block.paragraphs.flatMap(collectNotes);
    case 'table':
      return [
        ...collectNotes(block.caption ?? []),
        ...block.rows.flatMap((row) => row.flatMap((cell) => cell.paragraphs.flatMap(collectNotes))),
      ];
    case 'figure':
      return collectNotes(block.caption ?? []);
    case 'page':
      return [];
  }
}

function collectNotes(inlines: readonly Inline[]): NoteInline[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string' || inline.kind === 'break' || inline.kind === 'image') return [];
    return inline.kind === 'note' ? [inline] : collectNotes(inline.children);
  });
}
