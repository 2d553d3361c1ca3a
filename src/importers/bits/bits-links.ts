import type { Block } from '#domain/document/block.ts';
import type { Inline, LinkTarget } from '#domain/document/inline.ts';
import type { ImportEvent } from '../importer.ts';

/**
 * Makes links from one part of a book into another lead there: an identifier that only another document carries
 * becomes a link to that document. Holds the events of a whole book, so it is for books of ordinary size.
 */
export async function* linkParts(events: AsyncIterable<ImportEvent>): AsyncIterable<ImportEvent> {
  const held: ImportEvent[] = [];
  for await (const event of events) held.push(event);
  const owners = findOwners(held);
  let own = 0;
  const documents = held.flatMap((event) => (event.kind === 'document' ? [event.document.key] : []));
  for (const event of held) {
    const key = documents[own];
    if (event.kind === 'document') own += 1;
    if (event.kind !== 'blocks' || key === undefined) yield event;
    else yield { kind: 'blocks', blocks: event.blocks.map((block) => relink(block, (id) => resolve(owners, id, key))) };
  }
}

/** The documents that carry each identifier, in order. */
function findOwners(events: readonly ImportEvent[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  let waiting: string[] = [];
  for (const event of events) {
    if (event.kind === 'blocks') waiting.push(...event.blocks.flatMap((block) => block.sourceIds ?? []));
    else if (event.kind === 'document') {
      for (const id of waiting) owners.set(id, [...(owners.get(id) ?? []), event.document.key]);
      waiting = [];
    }
  }
  return owners;
}

function resolve(owners: ReadonlyMap<string, readonly string[]>, id: string, from: string): LinkTarget | undefined {
  const keys = owners.get(id) ?? [];
  const [first] = keys;
  return first === undefined || keys.includes(from) ? undefined : { to: 'document', key: first, anchor: id };
}

type Resolve = (id: string) => LinkTarget | undefined;

function relink(block: Block, find: Resolve): Block {
  const all = (inlines: readonly Inline[]): readonly Inline[] => inlines.map((inline) => relinkInline(inline, find));
  if (block.kind === 'heading' || block.kind === 'paragraph') return { ...block, inlines: all(block.inlines) };
  if (block.kind === 'footnote') return { ...block, paragraphs: block.paragraphs.map(all) };
  if (block.kind === 'page') return block;
  const caption = block.caption ? { caption: all(block.caption) } : {};
  if (block.kind === 'figure') return { ...block, ...caption };
  const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(all) })));
  return { ...block, ...caption, rows };
}

function relinkInline(inline: Inline, find: Resolve): Inline {
  if (typeof inline === 'string' || !('children' in inline)) return inline;
  const children = inline.children.map((child) => relinkInline(child, find));
  if (inline.kind !== 'link') return { ...inline, children };
  const target = inline.target.to === 'anchor' ? find(inline.target.id) : undefined;
  return { ...inline, target: target ?? inline.target, children };
}
