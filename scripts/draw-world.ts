import { readFileSync, writeFileSync } from 'node:fs';
import { KNOWN_PLACES } from '#domain/places/known-places.ts';

/*
 * Draws the countries of world-atlas 2.0.2 (`countries-50m.json`, made of the public domain data of Natural Earth; ISC)
 * as paths on a plane, for the map of jurisdictions:
 *
 *   node scripts/draw-world.ts <countries-50m.json> <iso_3166-1.json of Debian's iso-codes>
 *
 * 110m would be smaller and lacks Singapore, Hong Kong, Malta and other seats. What is written is part of the product,
 * so that neither the package nor a library of projections has to be there.
 */
interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
}

interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly id?: string;
  readonly properties: { readonly name: string };
  readonly arcs: readonly unknown[];
}

type Point = readonly [x: number, y: number];

const WIDTH = 1000;
const HEIGHT = 462;
/** The equator; below it lies less than above, since Antarctica is left out. */
const MIDDLE = 256;
/** Points nearer to each other than this, in the units of the drawing, are one. */
const FINEST = 0.6;
/** What Natural Earth draws without a number of ISO 3166, by its name there. */
const UNNUMBERED: Readonly<Record<string, string>> = { Kosovo: 'XK' };
const TARGET = 'src/web/features/reference/places/map/world.json';

const [atlas = '', codes = ''] = process.argv.slice(2);
const world = JSON.parse(readFileSync(atlas, 'utf8')) as Topology;
const lands = readLands();
const arcs = world.arcs.map(decodeArc);
const drawn = takeApart(joinParts(world.objects.countries.geometries.flatMap(drawCountry)));
writeFileSync(TARGET, `${JSON.stringify({ width: WIDTH, height: HEIGHT, countries: drawn })}\n`);
process.stdout.write(`${drawn.length} countries drawn\n`);

/** ISO number -> id of the place. */
function readLands(): ReadonlyMap<string, string> {
  const table = JSON.parse(readFileSync(codes, 'utf8')) as {
    readonly '3166-1': readonly { readonly numeric: string; readonly alpha_2: string }[];
  };
  const byLand = new Map(KNOWN_PLACES.flatMap(({ land, id }) => (land === undefined ? [] : [[land, id] as const])));
  return new Map(
    table['3166-1'].flatMap(({ numeric, alpha_2: land }) => {
      const id = byLand.get(land);
      return id === undefined ? [] : [[numeric, id] as const];
    }),
  );
}

/** Arcs are stored as steps on a grid; longitudes and latitudes. */
function decodeArc(steps: readonly (readonly [number, number])[]): Point[] {
  const { scale, translate } = world.transform;
  let [x, y] = [0, 0];
  const points = steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
  return thin(points);
}

/** Without points that nobody could tell apart; neighbours share arcs, so that their borders still meet. */
function thin(points: readonly Point[]): Point[] {
  const [first] = points;
  if (!first || points.length < 6) return [...points];
  const kept: Point[] = [first];
  for (const point of points.slice(1, -1)) {
    const [[x, y], [nextX, nextY]] = [project(kept.at(-1) ?? first), project(point)];
    if (Math.hypot(nextX - x, nextY - y) >= FINEST) kept.push(point);
  }
  return [...kept, points.at(-1) ?? first];
}

/** The projection Natural Earth I (Tom Patterson, with the polynomial of Bojan Šavrič and others). */
function project([longitude, latitude]: Point): Point {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  const unit = WIDTH / (2 * 0.8707 * Math.PI);
  return [round(WIDTH / 2 + x * unit), round(MIDDLE - y * unit)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

interface Drawn {
  readonly place: string | null;
  readonly name: string;
  readonly path: string;
  readonly at: Point;
}

/** Of what stands on the very same spot one alone; the list beside the map has both. */
function takeApart(countries: readonly Drawn[]): Drawn[] {
  return [...Map.groupBy(countries, ({ at }) => at.join(' ')).values()].flatMap((same) => same.slice(0, 1));
}

/** Natural Earth draws some islands by themselves under the number of their country. */
function joinParts(countries: readonly Drawn[]): Drawn[] {
  return [...Map.groupBy(countries, ({ place, name }) => place ?? name).values()].flatMap((parts) => {
    const [largest] = parts.toSorted((a, b) => b.path.length - a.path.length);
    return largest ? [{ ...largest, path: parts.map(({ path }) => path).join('') }] : [];
  });
}

function drawCountry({ type, id, properties, arcs: shape }: Geometry): Drawn[] {
  // Antarctica is no jurisdiction and would take a sixth of the room.
  if (properties.name === 'Antarctica') return [];
  const polygons = (type === 'Polygon' ? [shape] : shape) as readonly (readonly (readonly number[])[])[];
  const rings = polygons.flat().map(joinArcs).filter(isSeen);
  if (rings.length === 0) return [];
  const land = UNNUMBERED[properties.name];
  const known = KNOWN_PLACES.find((place) => place.land === land && land !== undefined)?.id;
  const place = (id === undefined ? known : lands.get(id)) ?? null;
  return [{ place, name: properties.name, path: rings.map(drawRing).join(''), at: findMiddle(rings) }];
}

/** The points of a ring; a negative number stands for an arc that is walked backwards. */
function joinArcs(ring: readonly number[]): Point[] {
  const parts = ring.flatMap((number) => (number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? [])));
  const points = unwind(parts).map(project);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

/** What crosses the line of the date goes on beyond the edge instead of coming back at the other. */
function unwind(points: readonly Point[]): Point[] {
  let turn = 0;
  const unwound = points.map(([longitude, latitude], index): Point => {
    const step = longitude - (points[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step);
    return [longitude + turn, latitude];
  });
  const middle = unwound.reduce((sum, [longitude]) => sum + longitude, 0) / unwound.length;
  const shift = middle < -180 ? 360 : middle > 190 ? -360 : 0;
  return shift === 0 ? unwound : unwound.map(([longitude, latitude]) => [longitude + shift, latitude]);
}

function isSeen(ring: readonly Point[]): boolean {
  return ring.length > 2;
}

function drawRing(ring: readonly Point[]): string {
  let [lastX, lastY] = ring[0] ?? [0, 0];
  const steps = ring.slice(1).map(([x, y]) => {
    const step = `${printStep(x - lastX)}${printStep(y - lastY, true)}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${ring[0]?.[0]} ${ring[0]?.[1]}l${steps.join(' ')}z`;
}

function printStep(step: number, isSecond = false): string {
  const text = String(round(step)).replace(/^(-?)0\./u, '$1.');
  return isSecond && !text.startsWith('-') ? ` ${text}` : text;
}

/** The middle of the largest ring: where a mark stands for a place too small to press. */
function findMiddle(rings: readonly (readonly Point[])[]): Point {
  const [largest = []] = rings.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const [xs, ys] = [largest.map(([x]) => x), largest.map(([, y]) => y)];
  const middle = (values: readonly number[]) => Math.round(50 * (Math.min(...values) + Math.max(...values))) / 100;
  return [middle(xs), middle(ys)];
}

function sizeOf(ring: readonly Point[]): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}
