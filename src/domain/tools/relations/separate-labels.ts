import type { Place } from './layout-graph.ts';

/** How much room something takes, in the unit of the text: letters and lines grow together. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The smallest drawing, and what each node beyond `FEW` adds to it. */
const SMALLEST: Room = { width: 44, height: 36 };
const FEW = 24;
const MORE: Room = { width: 0.75, height: 0.75 };
/** A label: its lines are as long as `LONGEST`, its letters as wide as `LETTER` on average. */
const LETTER = 0.42;
const LONGEST = 9.5;
const LINE = 1.125;
const FRAME = 0.7;
/** Between two labels. */
const GAP = 0.35;
const ROUNDS = 600;

/** How large the drawing of so many nodes is at least. */
export function sizeDrawing(count: number): Room {
  const more = Math.max(0, count - FEW);
  return { width: SMALLEST.width + more * MORE.width, height: SMALLEST.height + more * MORE.height };
}

/** The room of a name that is broken into lines. */
export function sizeLabel(name: string): Room {
  const width = name.length * LETTER + FRAME;
  const lines = Math.ceil(width / (LONGEST - FRAME - 1));
  return { width: Math.min(width, LONGEST), height: (width > LONGEST ? lines : 1) * LINE + 0.25 };
}

type Box = { x: number; y: number; readonly room: Room };

/**
 * Moves nodes as little as it takes for no label to lie over another in a drawing of a size, whatever the size of the
 * text; the first keeps its place. Always the same for the same graph.
 */
export function separateLabels(places: readonly Place[], labels: readonly Room[], drawing: Room): Place[] {
  const boxes = places.map(({ x, y }, at): Box => {
    return { x: x * drawing.width, y: y * drawing.height, room: labels[at] ?? { width: 0, height: 0 } };
  });
  for (let round = 0; round < ROUNDS; round += 1) if (!moveApart(boxes, drawing)) break;
  const round = (value: number, whole: number) => Math.round((value / whole) * 100_000) / 100_000;
  return boxes.map(({ x, y }) => ({ x: round(x, drawing.width), y: round(y, drawing.height) }));
}

/** One round; says whether any two lay over each other. */
function moveApart(boxes: readonly Box[], drawing: Room): boolean {
  let moved = false;
  for (const [at, one] of boxes.entries()) {
    for (const [beside, other] of boxes.entries()) {
      if (beside <= at) continue;
      const over = measureOverlap(one, other);
      if (over === undefined) continue;
      moved = true;
      shift(one, other, over, at === 0);
      for (const box of at === 0 ? [other] : [one, other]) keepWithin(box, drawing);
    }
  }
  return moved;
}

function measureOverlap(one: Box, other: Box): Room | undefined {
  const width = (one.room.width + other.room.width) / 2 + GAP - Math.abs(one.x - other.x);
  const height = (one.room.height + other.room.height) / 2 + GAP - Math.abs(one.y - other.y);
  return width > 1e-9 && height > 1e-9 ? { width, height } : undefined;
}

/** Along the shorter way; half of it for each, or all for the other where the one stays. */
function shift(one: Box, other: Box, over: Room, isFixed: boolean): void {
  const along = over.height <= over.width ? 'y' : 'x';
  const by = along === 'y' ? over.height : over.width;
  const away = one[along] <= other[along] ? 1 : -1;
  if (!isFixed) one[along] -= (away * by) / 2;
  other[along] += away * (isFixed ? by : by / 2);
}

function keepWithin(box: Box, { width, height }: Room): void {
  box.x = Math.min(width, Math.max(0, box.x));
  box.y = Math.min(height, Math.max(0, box.y));
}
