import { assign, listUnknowns, type Formula, type Unknown } from './formula.ts';
import { add, compare, divide, multiply, NOUGHT, ONE, subtract, type Fraction } from './fraction.ts';
import { findOwnPlanes, projectPlanes, type Plane } from './project-forms.ts';

/** Whether something holds, and what would have to be known to say so. */
export interface Decision {
  /** Undefined where it hangs on what is unknown. */
  readonly holds: boolean | undefined;
  /** Each of what is unknown of which some value changes the answer, with some values of the others. */
  readonly deciding: readonly Unknown[];
}

/** With more of them, or after so many steps, everything that is not decided yet counts as deciding. */
const MOST_UNKNOWNS = 10;
const MOST_STEPS = 400;
/** Steps after which one that can be found easily has been found. */
const EASY_STEPS = 40;

/**
 * Decides a formula exactly: what is unknown counts only where a value of it can change the answer. Nothing is asked where
 * the known figures decide, although each of them alone does not.
 */
export function findDeciding(formula: Formula): Decision {
  if (typeof formula === 'boolean') return { holds: formula, deciding: [] };
  const unknowns = [...listUnknowns(formula)];
  if (unknowns.length > MOST_UNKNOWNS) return { holds: undefined, deciding: unknowns };
  const plain = findOwnPlanes(formula);
  const budget = { steps: MOST_STEPS };
  const deciding = unknowns.filter((unknown) => {
    const order = putLast(unknown, unknowns);
    if (new Search(unknown, order, plain, { steps: EASY_STEPS }).finds(formula) === true) return true;
    const planes = projectPlanes(
      formula,
      order.filter((one) => one.isFree !== true),
    );
    return planes === undefined || new Search(unknown, order, planes, budget).finds(formula) !== false;
  });
  if (deciding.length > 0) return { holds: undefined, deciding };
  return { holds: holdsWithNothing(formula), deciding };
}

/** Yes and no come first: they cost two values each and leave less behind. */
function putLast(unknown: Unknown, unknowns: readonly Unknown[]): readonly Unknown[] {
  const others = unknowns.filter((one) => one !== unknown);
  return [...others.filter((one) => one.isFree === true), ...others.filter((one) => one.isFree !== true), unknown];
}

/** Where nothing can change the answer, any values give it. */
function holdsWithNothing(formula: Formula): boolean {
  let rest = formula;
  for (const unknown of listUnknowns(formula)) {
    const [value = NOUGHT] = listValues(unknown, [], new Map());
    rest = assign(rest, unknown, value);
  }
  return rest === true;
}

/** Looks for values of the others with which the answer hangs on one. */
class Search {
  readonly #unknown: Unknown;
  readonly #order: readonly Unknown[];
  readonly #planes: ReadonlyMap<Unknown, readonly Plane[]>;
  readonly #budget: { steps: number };
  readonly #given = new Map<Unknown, Fraction>();

  constructor(
    unknown: Unknown,
    order: readonly Unknown[],
    planes: ReadonlyMap<Unknown, readonly Plane[]>,
    budget: { steps: number },
  ) {
    this.#unknown = unknown;
    this.#order = order;
    this.#planes = planes;
    this.#budget = budget;
  }

  /** Undefined where it was not found in so many steps. */
  finds(rest: Formula, at = 0): boolean | undefined {
    const open = listUnknowns(rest);
    if (!open.has(this.#unknown)) return false;
    this.#budget.steps -= 1;
    if (this.#budget.steps < 0) return undefined;
    const next = this.#order.findIndex((one, index) => index >= at && open.has(one));
    const one = this.#order[next];
    if (!one) return false;
    const values = listValues(one, this.#planes.get(one) ?? [], this.#given);
    if (one === this.#unknown) return new Set(values.map((value) => assign(rest, one, value) === true)).size > 1;
    for (const value of values) {
      if (typeof value !== 'boolean') this.#given.set(one, value);
      const found = this.finds(assign(rest, one, value), next + 1);
      if (found !== false) return found;
    }
    this.#given.delete(one);
    return false;
  }
}

/** One value on each plane that divides the values of a figure, and one between any two of them. */
function listValues(
  unknown: Unknown,
  planes: readonly Plane[],
  given: ReadonlyMap<Unknown, Fraction>,
): readonly (Fraction | boolean)[] {
  if (unknown.isFree === true) return [true, false];
  const { most } = unknown;
  const points = [NOUGHT, ...(most ? [most] : []), ...planes.map((plane) => findPoint(unknown, plane, given))]
    .filter((point) => compare(point, NOUGHT) >= 0 && !(most && compare(point, most) > 0))
    .toSorted(compare)
    .filter((point, at, sorted) => at === 0 || compare(point, sorted[at - 1] ?? NOUGHT) > 0);
  const last = points.at(-1) ?? NOUGHT;
  const between = points.slice(1).map((point, at) => halve(add(point, points[at] ?? NOUGHT)));
  // The highest first: most rules ask for more.
  const values = [...(most ? [] : [add(last, ONE)]), ...points.toReversed(), ...between];
  return unknown.isAboveNought === true ? values.filter(({ over }) => over > 0n) : values;
}

function halve({ over, under }: Fraction): Fraction {
  return over % 2n === 0n ? { over: over / 2n, under } : { over, under: under * 2n };
}

/** Figures of which nothing hangs any more stand at nought. */
function findPoint(unknown: Unknown, { by, plus }: Plane, given: ReadonlyMap<Unknown, Fraction>): Fraction {
  let rest = plus;
  for (const [other, factor] of by) {
    if (other !== unknown) rest = add(rest, multiply(factor, given.get(other) ?? NOUGHT));
  }
  return divide(subtract(NOUGHT, rest), by.get(unknown) ?? ONE);
}
