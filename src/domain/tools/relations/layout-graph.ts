/** A place in the drawing, from 0 to 1 in both directions. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rounds of the layout: always as many, so that the same graph always lies the same. */
const ROUNDS = 240;
const SEED = 20_261_125;

/**
 * Places for the nodes of a graph: nodes push each other apart and edges draw them together, from places that a fixed
 * seed gives, in a fixed number of rounds; the first node keeps the middle. Equal graphs are drawn equally.
 */
export function layoutGraph(count: number, edges: readonly (readonly [number, number])[]): Place[] {
  if (count === 0) return [];
  const places = startPlaces(count);
  const ideal = 0.9 / Math.sqrt(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = places.map(() => ({ x: 0, y: 0 }));
    pushApart(places, moves, ideal);
    drawTogether(places, moves, edges, ideal);
    const most = 0.08 * (1 - round / ROUNDS);
    for (const [at, place] of places.entries()) if (at > 0) step(place, moves[at] ?? { x: 0, y: 0 }, most);
  }
  return spread(places);
}

type Moving = { x: number; y: number };

/** On a spiral, each a little off by the seed, so that no two begin in one place. */
function startPlaces(count: number): Moving[] {
  let state = SEED;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return { x: 0.5, y: 0.5 };
    const radius = 0.15 + 0.3 * Math.sqrt(at / count);
    const angle = at * 2.399_963 + next() * 0.3;
    return { x: 0.5 + radius * Math.cos(angle), y: 0.5 + radius * Math.sin(angle) };
  });
}

function pushApart(places: readonly Moving[], moves: readonly Moving[], ideal: number): void {
  for (let one = 0; one < places.length; one += 1) {
    for (let other = one + 1; other < places.length; other += 1)
      pull(places, moves, [one, other], (d) => (ideal * ideal) / d);
  }
}

function drawTogether(
  places: readonly Moving[],
  moves: readonly Moving[],
  edges: readonly (readonly [number, number])[],
  ideal: number,
): void {
  for (const edge of edges) pull(places, moves, edge, (distance) => -(distance * distance) / ideal);
}

/** Moves two apart by what their distance says, or together where that is negative. */
function pull(
  places: readonly Moving[],
  moves: readonly Moving[],
  [one, other]: readonly [number, number],
  strength: (distance: number) => number,
): void {
  const [a, b, moveA, moveB] = [places[one], places[other], moves[one], moves[other]];
  if (!a || !b || !moveA || !moveB) return;
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const distance = Math.max(0.01, Math.hypot(dx, dy));
  const force = strength(distance) / distance;
  moveA.x += dx * force;
  moveA.y += dy * force;
  moveB.x -= dx * force;
  moveB.y -= dy * force;
}

function step(place: Moving, move: Moving, most: number): void {
  const length = Math.hypot(move.x, move.y);
  if (length === 0) return;
  const share = Math.min(length, most) / length;
  place.x += move.x * share;
  place.y += move.y * share;
}

/** Fills the drawing, whatever room the nodes took. */
function spread(places: readonly Moving[]): Place[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const fit = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value: number) => (high - low < 1e-6 ? 0.5 : Math.round(((value - low) / (high - low)) * 10_000) / 10_000);
  };
  const [fitX, fitY] = [fit(xs), fit(ys)];
  return places.map(({ x, y }) => ({ x: fitX(x), y: fitY(y) }));
}
