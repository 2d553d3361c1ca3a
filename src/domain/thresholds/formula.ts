import { add, compare, multiply, NOUGHT, type Fraction } from './fraction.ts';

/** What a case does not say: a figure of nought or more, or (`isFree`) whether something is so. */
export interface Unknown {
  readonly id: string;
  /** What has to be asked for; empty where only the text of the law could help. */
  readonly asks: readonly string[];
  /** Where nobody could read it: why. */
  readonly unread?: string;
  readonly isFree?: boolean;
  /** Of a rate: never nought. */
  readonly isAboveNought?: boolean;
  /** Of a share: a hundred. */
  readonly most?: Fraction;
}

/** The highest of these, each a figure times a number; `floor`: what is known to be among them. */
export interface Term {
  readonly floor?: Fraction;
  readonly parts: readonly { readonly unknown: Unknown; readonly by: Fraction }[];
}

export interface Sum {
  readonly op: 'sum';
  readonly terms: readonly Term[];
  readonly known: Fraction;
  readonly compare: '>' | '>=';
  readonly than: Fraction;
}

/** What has to hold, in figures: true and false where the known ones decide already. */
export type Formula =
  | boolean
  | Sum
  | { readonly op: 'free'; readonly unknown: Unknown }
  | { readonly op: 'not'; readonly of: Formula }
  | { readonly op: 'least'; readonly number: number; readonly of: readonly Formula[] };

/** All of them. */
export function all(of: readonly Formula[]): Formula {
  return least(of.length, of);
}

/** One of them at least. */
export function any(of: readonly Formula[]): Formula {
  return least(1, of);
}

export function not(of: Formula): Formula {
  if (typeof of === 'boolean') return !of;
  return of.op === 'not' ? of.of : { op: 'not', of };
}

/** At least so many of them. */
export function least(number: number, of: readonly Formula[]): Formula {
  const open = of.filter((one) => typeof one !== 'boolean');
  const wanted = number - of.filter((one) => one === true).length;
  if (wanted <= 0) return true;
  if (open.length < wanted) return false;
  const [only] = open;
  return open.length === 1 && only !== undefined ? only : { op: 'least', number: wanted, of: open };
}

/** Whether something is so that nobody says. */
export function free(unknown: Unknown): Formula {
  return { op: 'free', unknown };
}

/** A sum that meets an amount, decided where its known part decides. */
export function sum(terms: readonly Term[], compared: Sum['compare'], than: Fraction, known = NOUGHT): Formula {
  const open = terms.filter(({ parts }) => parts.length > 0);
  const whole = terms.reduce((so, { parts, floor }) => (parts.length === 0 && floor ? add(so, floor) : so), known);
  const meets = (total: Fraction) => (compared === '>' ? compare(total, than) > 0 : compare(total, than) >= 0);
  const lowest = addAll(whole, open.map(findLowest));
  if (lowest && meets(lowest)) return true;
  const highest = addAll(whole, open.map(findHighest));
  if (highest && !meets(highest)) return false;
  return { op: 'sum', terms: open, known: whole, compare: compared, than };
}

function addAll(known: Fraction, bounds: readonly (Fraction | undefined)[]): Fraction | undefined {
  return bounds.reduce<Fraction | undefined>((so, one) => so && one && add(so, one), known);
}

/** Undefined where it has none. */
function findLowest({ floor, parts }: Term): Fraction | undefined {
  return highestOf([floor, ...parts.map(({ unknown, by }) => (by.over >= 0n ? NOUGHT : ceiling(unknown, by)))]);
}

function findHighest({ floor, parts }: Term): Fraction | undefined {
  const bounds = parts.map(({ unknown, by }) => (by.over <= 0n ? NOUGHT : ceiling(unknown, by)));
  return bounds.includes(undefined) ? undefined : highestOf([floor, ...bounds]);
}

function ceiling({ most }: Unknown, by: Fraction): Fraction | undefined {
  return most && multiply(most, by);
}

function highestOf(bounds: readonly (Fraction | undefined)[]): Fraction | undefined {
  return bounds.reduce((so, one) => (so && one && compare(one, so) <= 0 ? so : (one ?? so)), undefined);
}

/** The formula once something that was unknown is known: a figure, or whether it is so. */
export function assign(formula: Formula, unknown: Unknown, value: Fraction | boolean): Formula {
  if (typeof formula === 'boolean') return formula;
  switch (formula.op) {
    case 'free':
      return formula.unknown === unknown ? value === true : formula;
    case 'not': {
      const inner = assign(formula.of, unknown, value);
      return inner === formula.of ? formula : not(inner);
    }
    case 'least': {
      const inner = formula.of.map((one) => assign(one, unknown, value));
      return inner.every((one, at) => one === formula.of[at]) ? formula : least(formula.number, inner);
    }
    case 'sum':
      return typeof value === 'boolean' ? formula : assignSum(formula, unknown, value);
  }
}

function assignSum(formula: Sum, unknown: Unknown, value: Fraction): Formula {
  const { terms, known, compare: compared, than } = formula;
  if (!terms.some(({ parts }) => parts.some((part) => part.unknown === unknown))) return formula;
  return sum(
    terms.map(({ floor, parts }) => {
      const [mine, others] = [
        parts.filter((part) => part.unknown === unknown),
        parts.filter((part) => part.unknown !== unknown),
      ];
      const highest = highestOf([floor, ...mine.map(({ by }) => multiply(by, value))]);
      return { parts: others, ...(highest ? { floor: highest } : {}) };
    }),
    compared,
    than,
    known,
  );
}

/** What has to be known to decide it, as far as its parts alone tell. */
export function listUnknowns(formula: Formula, found = new Set<Unknown>()): Set<Unknown> {
  if (typeof formula === 'boolean') return found;
  if (formula.op === 'free') return found.add(formula.unknown);
  if (formula.op === 'not') return listUnknowns(formula.of, found);
  if (formula.op === 'least') {
    for (const one of formula.of) listUnknowns(one, found);
    return found;
  }
  for (const { parts } of formula.terms) for (const { unknown } of parts) found.add(unknown);
  return found;
}

/** Its sums. */
export function listSums(formula: Formula): readonly Sum[] {
  if (typeof formula === 'boolean' || formula.op === 'free') return [];
  if (formula.op === 'sum') return [formula];
  return formula.op === 'not' ? listSums(formula.of) : formula.of.flatMap(listSums);
}
