import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { layoutGraph } from './layout-graph.ts';
import { separateLabels, sizeDrawing, sizeLabel, type Room } from './separate-labels.ts';

const FIXED_SEED = 7;

/** A star with some more edges, its nodes under names of two to thirty-four letters. */
function createGraph(random: Random, count: number) {
  const pick = (below: number) => Math.floor(random() * below);
  const names = Array.from({ length: count }, () => 'x'.repeat(2 + pick(33)));
  const star = names.slice(1).map((_name, at) => [0, at + 1] as const);
  const more = names.map(() => [pick(count), pick(count)] as const).filter(([one, other]) => one !== other);
  const drawing = sizeDrawing(count);
  const labels = names.map(sizeLabel);
  const places = layoutGraph(count, [...star, ...more]);
  return { places, labels, drawing };
}

describe('the names of a graph', () => {
  it('never lie over each other, nor leave the drawing, whatever their length and number (TL-041)', () => {
    const random = createRandom(FIXED_SEED);
    for (let count = 2; count <= 60; count += 1) {
      const { places, labels, drawing } = createGraph(random, count);
      const set = separateLabels(places, labels, drawing);
      expect(set[0]).toEqual(places[0]);
      expect(set.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
      const boxes = set.map(({ x, y }, at) => ({ x: x * drawing.width, y: y * drawing.height, room: labels[at]! }));
      const over = boxes.filter((one, at) => boxes.slice(at + 1).some((other) => isOver(one, other)));
      expect(over, `${count} names`).toEqual([]);
    }
  });

  it('stay where they are if nothing is in their way, and lie the same each time', () => {
    const apart = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.9 },
    ];
    const labels = ['Anna Quill', 'Bert Rook'].map(sizeLabel);
    expect(separateLabels(apart, labels, sizeDrawing(2))).toEqual(apart);
    const { places, labels: many, drawing } = createGraph(createRandom(FIXED_SEED), 40);
    expect(separateLabels(places, many, drawing)).toEqual(separateLabels(places, many, drawing));
  });
});

type Box = { readonly x: number; readonly y: number; readonly room: Room };

function isOver(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.room.width + other.room.width) / 2 &&
    Math.abs(one.y - other.y) < (one.room.height + other.room.height) / 2
  );
}
