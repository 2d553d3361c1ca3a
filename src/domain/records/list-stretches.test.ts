import { describe, expect, test } from 'vitest';
import { listStretches, type PlacedNode } from './list-stretches.ts';

/** `id`, level, document, block; an entry stands under the last one of a higher level. */
type Line = readonly [id: string, level: number, document?: string, block?: number];

const LEAF: readonly Line[] = [
  ['part', 0],
  ['one', 1, 'k1'],
  ['one-a', 2, 'k1', 3],
  ['one-a-i', 3, 'k1', 5],
  ['one-a-ii', 3, 'k1', 8],
  ['one-b', 2, 'k1', 12],
  ['two', 1, 'k2'],
  ['next', 0],
  ['three', 1, 'k3'],
  ['lost', 1],
];

function placed(lines: readonly Line[]): PlacedNode[] {
  const above: string[] = [];
  return lines.map(([id, level, document, block]) => {
    above.length = level;
    const parent = above.at(-1);
    above.push(id);
    return {
      id,
      level,
      ...(parent === undefined ? {} : { parent }),
      ...(document === undefined ? {} : { document }),
      ...(block === undefined ? {} : { block }),
    };
  });
}

function list(...chosen: readonly string[]): string[] {
  return listStretches(placed(LEAF), new Set(chosen)).map(({ document, from, to }) => `${document} ${from}-${to}`);
}

describe('what entries of contents stand for (OP-117)', () => {
  test('a heading stands for all below it, a chapter for its whole document', () => {
    expect(list('part')).toEqual(['k1 0-Infinity', 'k2 0-Infinity']);
    expect(list('two')).toEqual(['k2 0-Infinity']);
    expect(list('three', 'part')).toEqual(['k1 0-Infinity', 'k2 0-Infinity', 'k3 0-Infinity']);
  });

  test('an anchor stands for the text up to the next one of the same or a higher level', () => {
    expect(list('one-a')).toEqual(['k1 3-12']);
    expect(list('one-a-i')).toEqual(['k1 5-8']);
    expect(list('one-a-ii')).toEqual(['k1 8-12']);
    expect(list('one-b')).toEqual(['k1 12-Infinity']);
  });

  test('what overlaps or touches is one stretch, and no text comes twice', () => {
    expect(list('one-a-i', 'one-a-ii')).toEqual(['k1 5-12']);
    expect(list('one-a-ii', 'one-a')).toEqual(['k1 3-12']);
    expect(list('one-a-i', 'one-b')).toEqual(['k1 5-8', 'k1 12-Infinity']);
    expect(list('one', 'one-b')).toEqual(['k1 0-Infinity']);
  });

  test('what opens nothing, or nothing that is there, stands for no text', () => {
    expect(list('next')).toEqual(['k3 0-Infinity']);
    expect(list('lost')).toEqual([]);
    expect(list('nobody')).toEqual([]);
    expect(list()).toEqual([]);
  });

  test('anchors count by where they stand in the text, however the contents are ordered', () => {
    const turned = placed([
      ['b', 0, 'k', 9],
      ['a', 0, 'k', 2],
      ['a-1', 1, 'k', 4],
      ['a-1-x', 2, 'other', 5],
    ]);
    const listOf = (id: string) => listStretches(turned, new Set([id]));
    expect(listOf('a')).toEqual([
      { document: 'k', from: 2, to: 9 },
      { document: 'other', from: 5, to: Infinity },
    ]);
    expect(listOf('a-1')[0]).toEqual({ document: 'k', from: 4, to: 9 });
  });
});
