import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeTick,
  listTicked,
  markTicks,
  readTicks,
  type Tick,
  type TickedNode,
  type Ticks,
} from './chapter-ticks.ts';

const node = (id: string, ...children: TickedNode[]): TickedNode => ({ id, disabled: false, children });
const TREE = [
  node('a', node('a1', node('a11'), node('a12')), node('a2')),
  node('b', { id: 'b1', disabled: true, children: [] }, node('b2')),
  { id: 'c', disabled: true, children: [] },
];

const find = (id: string, nodes: readonly TickedNode[] = TREE): TickedNode | undefined =>
  nodes.find((each) => each.id === id) ?? nodes.map(({ children }) => find(id, children)).find(Boolean);
const NONE: Ticks = new Set();
const tick = (id: string, from = NONE) => changeTick(find(id)!, true, from);
const untick = (id: string, from: Ticks) => changeTick(find(id)!, false, from);
const read = (ticks: Ticks) => Object.fromEntries([...markTicks(TREE, ticks)].filter(([, mark]) => mark !== 'none'));

describe('ticking chapters', () => {
  it('SR-175: ticking a node selects all of its descendants', () => {
    expect(read(tick('a'))).toEqual({ a: 'all', a1: 'all', a11: 'all', a12: 'all', a2: 'all' });
  });

  it('SR-176: ticking a node marks its ancestors partly, or fully when all their children are selected', () => {
    expect(read(tick('a11'))).toEqual({ a: 'partly', a1: 'partly', a11: 'all' });
    expect(read(tick('a12', tick('a11')))).toEqual({ a: 'partly', a1: 'all', a11: 'all', a12: 'all' });
    expect(read(tick('a2', tick('a1')))['a']).toBe('all');
  });

  it('SR-177: unticking a node unselects its descendants and reverses the marking of its ancestors', () => {
    expect(read(untick('a1', tick('a')))).toEqual({ a: 'partly', a2: 'all' });
    expect(read(untick('a2', untick('a1', tick('a'))))).toEqual({});
  });

  it('SR-178: a selected parent with an unticked child becomes partly selected', () => {
    expect(read(untick('a11', tick('a')))).toMatchObject({ a: 'partly', a1: 'partly', a12: 'all', a2: 'all' });
  });

  it('SR-183: a disabled node cannot be ticked, neither by itself nor with its parent, which it does not hold back', () => {
    expect(read(tick('c'))).toEqual({});
    expect(read(tick('b'))).toEqual({ b: 'all', b2: 'all' });
  });

  it('the topmost entries that are wholly ticked stand for all ticks, and an address gives them back', () => {
    const ticks = tick('b2', tick('a2', tick('a11')));
    expect(listTicked(TREE, ticks)).toEqual(['a11', 'a2', 'b']);
    expect(readTicks(TREE, ['a11', 'gone', 'a2', 'b'])).toEqual(ticks);
  });

  it('after any ticks, every parent says what its children say, and the address gives the same back', () => {
    const ids = ['a', 'a1', 'a11', 'a12', 'a2', 'b', 'b1', 'b2', 'c'];
    const steps = fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (changes) => {
        const ticks = changes.reduce((held, [id, isTicked]) => changeTick(find(id)!, isTicked, held), NONE);
        const marks = markTicks(TREE, ticks);
        for (const id of ids) expectAsChildren(find(id)!, marks);
        expect(readTicks(TREE, listTicked(TREE, ticks))).toEqual(ticks);
      }),
      { numRuns: 2000 },
    );
  });
});

function expectAsChildren({ id, children }: TickedNode, marks: ReadonlyMap<string, Tick>): void {
  const below = children.filter(({ disabled }) => !disabled).map((child) => marks.get(child.id));
  if (below.length === 0) return;
  const meant = below.every((mark) => mark === below[0]) ? below[0] : 'partly';
  expect(marks.get(id)).toBe(meant);
}
