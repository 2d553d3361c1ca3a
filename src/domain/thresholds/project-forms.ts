import { listSums, type Formula, type Sum, type Unknown } from './formula.ts';
import { add, divide, multiply, NOUGHT, reduce, subtract, type Fraction } from './fraction.ts';

/** A plane on which something changes: the sum of figures times numbers, and a number, is nought. */
export interface Plane {
  readonly by: ReadonlyMap<Unknown, Fraction>;
  readonly plus: Fraction;
}

/** Planes beyond which nobody waits for an answer: of one figure, and of all. */
const MOST_OF_ONE = 24;
const MOST_PLANES = 120;

/**
 * For each of some figures, in their order, the planes that divide its values once those before it are given: between two
 * neighbouring ones nothing changes, whatever comes after (the projections of a cylindrical decomposition). Undefined where
 * there are too many.
 */
export function projectPlanes(formula: Formula, order: readonly Unknown[]): Map<Unknown, readonly Plane[]> | undefined {
  const found = new Map<Unknown, readonly Plane[]>();
  let planes = distinct(listSums(formula).flatMap(listPlanes));
  for (const unknown of order.toReversed()) {
    const own = planes.filter(({ by }) => by.has(unknown));
    if (own.length > MOST_OF_ONE) return undefined;
    found.set(unknown, own);
    const bounds = [NOUGHT, ...(unknown.most ? [unknown.most] : [])].map((bound) => ({
      by: new Map([[unknown, { over: 1n, under: 1n }]]),
      plus: { over: -bound.over, under: bound.under },
    }));
    const meeting = own.flatMap((one, at) =>
      [...own.slice(at + 1), ...bounds].map((other) => eliminate(unknown, one, other)),
    );
    planes = distinct([...planes.filter(({ by }) => !by.has(unknown)), ...meeting]);
    if (planes.length > MOST_PLANES) return undefined;
  }
  return found;
}

/** The planes of a formula itself, by the figures that are in them. */
export function findOwnPlanes(formula: Formula): Map<Unknown, readonly Plane[]> {
  const found = new Map<Unknown, Plane[]>();
  for (const plane of distinct(listSums(formula).flatMap(listPlanes))) {
    for (const [unknown] of plane.by) found.set(unknown, [...(found.get(unknown) ?? []), plane]);
  }
  return found;
}

/** A sum of highest figures is one plane for each choice of which of them is the highest. */
function listPlanes({ terms, known, than }: Sum): Plane[] {
  return terms.reduce<Plane[]>(
    (planes, { floor, parts }) =>
      planes.flatMap((plane) => [
        ...(floor ? [{ ...plane, plus: add(plane.plus, floor) }] : []),
        ...parts.map(({ unknown, by }) => ({
          ...plane,
          by: new Map([...plane.by, [unknown, add(plane.by.get(unknown) ?? NOUGHT, by)]]),
        })),
      ]),
    [{ by: new Map<Unknown, Fraction>(), plus: subtract(known, than) }],
  );
}

/** Where two planes meet, without the figure in which both are. */
function eliminate(unknown: Unknown, one: Plane, other: Plane): Plane {
  const [a, b] = [one.by.get(unknown) ?? NOUGHT, other.by.get(unknown) ?? NOUGHT];
  const ratio = divide(a, b);
  const by = new Map(one.by);
  for (const [each, factor] of other.by) by.set(each, subtract(by.get(each) ?? NOUGHT, multiply(factor, ratio)));
  by.delete(unknown);
  return { by, plus: subtract(one.plus, multiply(other.plus, ratio)) };
}

/** Each plane once, divided by the number of its first figure; those without a figure divide nothing. */
function distinct(planes: readonly Plane[]): Plane[] {
  const found = new Map<string, Plane>();
  for (const { by: given, plus } of planes) {
    const sorted = [...given]
      .filter(([, factor]) => factor.over !== 0n)
      .toSorted(([a], [b]) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    const [first] = sorted;
    if (!first) continue;
    const by = new Map(sorted.map(([unknown, factor]) => [unknown, reduce(divide(factor, first[1]))]));
    const plane = { by, plus: reduce(divide(plus, first[1])) };
    const key = [...by].map(([{ id }, { over, under }]) => `${id}*${over}/${under}`).join('+');
    found.set(`${key}+${plane.plus.over}/${plane.plus.under}`, plane);
  }
  return [...found.values()];
}
