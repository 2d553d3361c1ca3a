import { describe, expect, it } from 'vitest';
import { buildFacetTree, countNodes, listStates, narrowTree, toggleNode } from './facet-tree.ts';

const PATHS = ['Procedure', 'Procedure > Seat', 'Procedure > Evidence', 'Procedure > Evidence > Experts', 'Costs'];
const ITEMS = PATHS.map((name, index) => ({ id: name, name, label: name, count: 10 - index, checked: false }));
const TREE = buildFacetTree(ITEMS);

describe('a tree of values', () => {
  it('is read from paths, parent before child, whether or not the parents are listed (SR-100)', () => {
    expect(TREE.map(({ label, count }) => [label, count])).toEqual([
      ['Procedure', 10],
      ['Costs', 6],
    ]);
    expect(TREE[0]?.children.map(({ label }) => label)).toEqual(['Seat', 'Evidence']);
    expect(buildFacetTree(ITEMS.slice(3, 4))[0]).toMatchObject({ label: 'Procedure', count: 0 });
  });

  it('knows each node as ticked, half ticked or not (SR-095, SR-096, SR-097, ENT-027)', () => {
    const states = listStates(TREE, new Set(['Procedure > Evidence']));
    expect(PATHS.map((path) => states.get(path))).toEqual(['mixed', false, true, true, false]);
    const all = listStates(TREE, new Set(['Procedure > Seat', 'Procedure > Evidence']));
    expect(all.get('Procedure')).toBe(true);
  });

  it('ticks and unticks all that stands below a parent (SR-095)', () => {
    expect(toggleNode(TREE, 'Procedure', ['Procedure'])).toEqual([]);
    expect(toggleNode(TREE, 'Procedure', ['Procedure > Seat', 'Procedure > Evidence'])).toEqual([]);
    expect(toggleNode(TREE, 'Procedure', ['Costs', 'Procedure > Evidence > Experts'])).toEqual(['Costs', 'Procedure']);
  });

  it('leaves the other children ticked when one is taken out of a ticked parent', () => {
    expect(toggleNode(TREE, 'Procedure > Seat', ['Procedure'])).toEqual(['Procedure > Evidence']);
    expect(toggleNode(TREE, 'Procedure', ['Procedure > Seat'])).toEqual(['Procedure']);
  });

  it('keeps the way to what is found, and what stands below it', () => {
    const [procedure] = narrowTree(TREE, 'evid');
    expect(procedure?.children.map(({ path }) => path)).toEqual(['Procedure > Evidence']);
    expect(countNodes(narrowTree(TREE, 'evid'))).toBe(3);
    expect(countNodes(narrowTree(TREE, 'EXPERTS'))).toBe(3);
    expect(narrowTree(TREE, 'nothing')).toEqual([]);
  });
});
