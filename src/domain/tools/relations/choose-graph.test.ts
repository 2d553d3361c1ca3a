import { describe, expect, test } from 'vitest';
import { chooseDrawn, MOST_DRAWN, type GraphEdge } from './choose-graph.ts';
import { chooseLineKind } from './line-kind.ts';
import { RELATION_TYPE_IDS } from './relation-type.ts';

const edge = (one: number, other: number, count = 1): GraphEdge => ({
  one,
  other,
  kinds: [{ type: 'same-tribunal', count }],
  latest: undefined,
});
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const ends = (edges: Iterable<GraphEdge>) => [...edges].map(({ one, other }) => `${one}-${other}`);

describe('Which lines of the graph are drawn (OP-190)', () => {
  test('all of a graph that can be read', () => {
    const edges = [edge(0, 1), edge(1, 2), edge(0, 2)];
    expect(chooseDrawn([0, 1, 2], [0], edges)).toEqual(new Set(edges));
  });

  test('those of the first names alone', () => {
    const nodes = upTo(MOST_DRAWN.nodes + 2);
    const [last, beyond] = [MOST_DRAWN.nodes - 1, MOST_DRAWN.nodes];
    expect(ends(chooseDrawn(nodes, [0], [edge(0, last), edge(0, beyond, 9), edge(beyond, beyond + 1)]))).toEqual([
      `0-${last}`,
    ]);
  });

  test('first those of who was asked about, then those that say most, and no more than can be read', () => {
    const nodes = upTo(MOST_DRAWN.nodes);
    const asked = nodes.slice(1).map((other) => edge(0, other));
    const between = nodes.slice(1).flatMap((one) => nodes.slice(one + 1).map((other) => edge(one, other, one + other)));
    const drawn = [...chooseDrawn(nodes, [0], [...between, ...asked])];
    expect(drawn).toHaveLength(MOST_DRAWN.edges);
    expect(ends(drawn.slice(0, asked.length))).toEqual(ends(asked));
    const counts = drawn.slice(asked.length).map(({ kinds }) => kinds[0]?.count ?? 0);
    const left = between.filter((one) => !drawn.includes(one)).map(({ kinds }) => kinds[0]?.count ?? 0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(Math.max(...left));
  });

  test('of several who were asked about the lines of each, whichever end they stand at', () => {
    const nodes = upTo(MOST_DRAWN.nodes);
    const strong = nodes.slice(2).flatMap((one) => nodes.slice(one + 1).map((other) => edge(one, other, 50)));
    const drawn = chooseDrawn(nodes, [0, 5], [...strong, edge(0, 1), edge(3, 5)]);
    expect(ends(drawn)).toEqual(expect.arrayContaining(['0-1', '3-5']));
  });
});

describe('How a line is drawn (OP-190)', () => {
  test.each([
    [[['same-tribunal', 1]], 'together'],
    [
      [
        ['appeared-before', 2],
        ['same-tribunal', 1],
      ],
      'before',
    ],
    // Kinds that are drawn alike count together.
    [
      [
        ['same-tribunal', 2],
        ['appointed-by-party', 1],
        ['nominated-by-firm', 1],
        ['appeared-before', 1],
      ],
      'before',
    ],
    [
      [
        ['same-firm', 1],
        ['opposing-counsel', 1],
        ['opposing-party', 1],
        ['co-counsel', 1],
      ],
      'against',
    ],
    [[['expert-or-secretary', 1]], 'beside'],
    [
      [
        ['co-counsel', 1],
        ['represented-by', 1],
        ['same-firm', 1],
      ],
      'side',
    ],
  ] as const)('%j as %s', (kinds, expected) => {
    expect(chooseLineKind(kinds.map(([type, count]) => ({ type, count })))).toBe(expected);
  });

  test('of as many the first in the order of lists, in whatever order they come', () => {
    const all = RELATION_TYPE_IDS.map((type) => ({ type, count: 1 }));
    const one = all.filter(({ type }) => type === 'same-firm' || type === 'opposing-party');
    const first = chooseLineKind(one);
    expect(chooseLineKind(one.toReversed())).toBe(first);
    expect(first).toBe(
      RELATION_TYPE_IDS.indexOf('same-firm') < RELATION_TYPE_IDS.indexOf('opposing-party') ? 'firm' : 'against',
    );
  });
});
