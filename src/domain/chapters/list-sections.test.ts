import { describe, expect, it } from 'vitest';
import type { PublicationNode } from '#domain/records/publication-node.ts';
import { listSections } from './list-sections.ts';

/** `id level [document[#anchor]]`, a line each. */
function readNodes(lines: string): PublicationNode[] {
  const nodes: PublicationNode[] = [];
  for (const line of lines.trim().split('\n')) {
    const [id = '', level = '0', target] = line.trim().split(' ');
    const [document, anchor] = target?.split('#') ?? [];
    const parent = nodes.findLast((node) => node.level < Number(level));
    nodes.push({
      id,
      label: id,
      level: Number(level),
      ...(parent ? { parent: parent.id } : {}),
      ...(document === undefined ? {} : { document }),
      ...(anchor === undefined ? {} : { anchor }),
    });
  }
  return nodes;
}

const NODES = readNodes(`
  part1 0
  ch1 1 D1
  s1 2 D1#b1
  s1a 3 D1#b2
  s2 2 D1#b5
  ch2 1 D2
  part2 0
  x1 1 D3#b1
  x2 1 D3#b9
  x3 1 D4#b1
`);

const print = (...chosen: string[]) =>
  listSections(NODES, new Set(chosen)).map(
    ({ node, document, from = '', until = '', isInner }) =>
      `${node.id}: ${document} ${from}-${until}${isInner ? ' inner' : ''}`,
  );

describe('the sections of chosen chapters (OP-117)', () => {
  it('a heading stands for its subtree', () => {
    expect(print('part1')).toEqual([
      'ch1: D1 -',
      's1: D1 b1-b5 inner',
      's1a: D1 b2-b5 inner',
      's2: D1 b5- inner',
      'ch2: D2 -',
    ]);
  });

  it('an anchor stands for the text up to the next anchor of the same or a higher level in its document', () => {
    expect(print('s1a')).toEqual(['s1a: D1 b2-b5']);
    expect(print('s1', 's2')).toEqual(['s1: D1 b1-b5', 's1a: D1 b2-b5 inner', 's2: D1 b5-']);
    expect(print('part2')).toEqual(['x1: D3 b1-b9', 'x2: D3 b9-', 'x3: D4 b1-']);
  });

  it('chosen once or with what stands above it, a section is the same', () => {
    expect(print('ch1', 's1')).toEqual(print('ch1'));
    expect(print()).toEqual([]);
    expect(print('gone')).toEqual([]);
  });
});
