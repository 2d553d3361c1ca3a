/** An entry of a table of contents as far as ticking is concerned. */
export interface TickedNode {
  readonly id: string;
  readonly disabled: boolean;
  readonly children: readonly TickedNode[];
}

/** `partly`: some of what can be ticked below it is ticked. */
export type Tick = 'all' | 'partly' | 'none';

/**
 * The entries without any below them that can be ticked: these carry the ticks, and what is above them follows (SR-175
 * to SR-178). Disabled ones cannot be ticked (SR-183).
 */
export type Ticks = ReadonlySet<string>;

/** How each entry is ticked, by id. */
export function markTicks(nodes: readonly TickedNode[], ticks: Ticks): Map<string, Tick> {
  const marks = new Map<string, Tick>();
  const mark = (node: TickedNode): Tick => {
    const below = node.children.map(mark);
    const able = below.filter((_, index) => canTick(node.children[index]!));
    const own = able.length === 0 ? readLeaf(node, ticks) : join(able);
    marks.set(node.id, own);
    return own;
  };
  nodes.forEach(mark);
  return marks;
}

/** After an entry was ticked or unticked: with all of its descendants (SR-175, SR-177). */
export function changeTick(node: TickedNode, isTicked: boolean, ticks: Ticks): Ticks {
  const leaves = new Set(listLeaves(node));
  return isTicked ? new Set([...ticks, ...leaves]) : new Set([...ticks].filter((id) => !leaves.has(id)));
}

/** The ticks of entries by ids, as an address has them; ids of no entry are left out. */
export function readTicks(nodes: readonly TickedNode[], ids: readonly string[]): Ticks {
  const wanted = new Set(ids);
  const ticks = new Set<string>();
  const read = (node: TickedNode): void => {
    if (wanted.has(node.id)) for (const leaf of listLeaves(node)) ticks.add(leaf);
    else node.children.forEach(read);
  };
  nodes.forEach(read);
  return ticks;
}

/** The ids of the topmost entries that are wholly ticked, in their order: what stands for all ticks. */
export function listTicked(nodes: readonly TickedNode[], ticks: Ticks): string[] {
  const marks = markTicks(nodes, ticks);
  const list = (node: TickedNode): string[] => {
    const mark = marks.get(node.id);
    if (mark === 'all') return [node.id];
    return mark === 'partly' ? node.children.flatMap(list) : [];
  };
  return nodes.flatMap(list);
}

/** Whether an entry or anything below it can be ticked. */
export function canTick(node: TickedNode): boolean {
  return !node.disabled || node.children.some(canTick);
}

function listLeaves(node: TickedNode): string[] {
  const below = node.children.flatMap(listLeaves);
  return below.length > 0 || node.disabled ? below : [node.id];
}

function readLeaf({ id, disabled }: TickedNode, ticks: Ticks): Tick {
  return !disabled && ticks.has(id) ? 'all' : 'none';
}

function join(ticks: readonly Tick[]): Tick {
  const [first = 'none'] = ticks;
  return ticks.every((tick) => tick === first) ? first : 'partly';
}
