/**
 * A second reading of the rules on mergers: every figure that is missing is tried at every value of a grid, and each deal
 * that so becomes whole is judged by plain numbers. It shares no code with the library.
 */

export interface Leafy {
  readonly [key: string]: unknown;
}

export interface NaiveParty {
  readonly name: string;
  readonly role: string;
  readonly seat: string;
  readonly currency: string;
}

/** A whole deal: everything by its name, as `missing` names it. */
export type Whole = ReadonlyMap<string, number | boolean>;

export interface NaiveCase {
  readonly parties: readonly NaiveParty[];
  readonly states: readonly string[];
  /** By id. */
  readonly facts: ReadonlyMap<string, Leafy>;
}

const [STEP, TOP] = [0.25, 4.25];
const GRID = Array.from({ length: TOP / STEP + 1 }, (_, at) => at * STEP);
/** Where halves up to 9 come to halves up to 2, and one between any two of these. */
const TURNS = [
  ...new Set([1, 2, 3, 4].flatMap((over) => Array.from({ length: 18 }, (_, at) => over / (at + 1)))),
].toSorted((a, b) => a - b);
const RATES = [...TURNS.flatMap((turn, at) => [((TURNS[at - 1] ?? 0) + turn) / 2, turn]), TOP];

/** What a missing thing may be. */
export function listTries(name: string): readonly (number | boolean)[] {
  if (/^(?:Condition|unread|Seat)/u.test(name)) return [true, false];
  if (name.startsWith('Rate')) return RATES;
  return /hare|Interest|Votes/u.test(name) ? [0, 1, 29, 30, 31, 49, 50, 51, 100] : GRID;
}

/** Whether it is so with each whole deal, and on which of the missing things that hangs. */
export function judgeNaively(
  holds: (deal: Whole) => boolean,
  known: Whole,
  missing: readonly string[],
): { readonly holds: boolean | undefined; readonly deciding: readonly string[] } {
  const answers = new Map<string, boolean>();
  const tries = missing.map(listTries);
  const walk = (at: number, path: readonly number[], deal: Map<string, number | boolean>): void => {
    const name = missing[at];
    if (name === undefined) {
      answers.set(path.join(), holds(deal));
      return;
    }
    for (const [index, value] of (tries[at] ?? []).entries()) {
      deal.set(name, value);
      walk(at + 1, [...path, index], deal);
    }
  };
  walk(0, [], new Map(known));
  const deciding = missing.filter((_name, at) => {
    const seen = new Map<string, boolean>();
    for (const [path, answer] of answers) {
      const others = path
        .split(',')
        .filter((_part, index) => index !== at)
        .join();
      if (seen.has(others) && seen.get(others) !== answer) return true;
      seen.set(others, answer);
    }
    return false;
  });
  const all = new Set(answers.values());
  return { holds: all.size === 1 ? [...all][0] : undefined, deciding };
}

/** One node of a tree on a whole deal. */
export function holdsNaively(node: Leafy, deal: Whole, given: NaiveCase, state?: string): boolean {
  const again = (one: unknown) => holdsNaively(one as Leafy, deal, given, state);
  const parts = Array.isArray(node['of']) ? (node['of'] as Leafy[]) : [];
  switch (node['op']) {
    case 'all':
      return parts.every(again);
    case 'any':
      return parts.some(again);
    case 'not':
      return !again(node['of']);
    case 'unless':
      return again(node['rule']) && !again(node['exception']);
    case 'distinct':
      return given.parties.some((one) =>
        given.parties.some(
          (other) =>
            one !== other && ofOne(parts[0], one, deal, given, state) && ofOne(parts[1], other, deal, given, state),
        ),
      );
    case 'sameParty':
      return given.parties.some((party) => parts.every((leaf) => ofOne(leaf, party, deal, given, state)));
    case 'onlyOne': {
      const is = given.parties.filter((party) => ofOne(node['is'] as Leafy, party, deal, given, state));
      const rest = given.parties.filter((party) => party !== is[0]);
      return (
        is.length === 1 &&
        compares(node['others'] as Leafy, total(node['others'] as Leafy, rest, deal, given, state), given)
      );
    }
    case 'memberStates': {
      const number = given.facts.get(textOf(node, 'fact'))?.['value'] as number;
      return given.states.filter((one) => holdsNaively(node['each'] as Leafy, deal, given, one)).length >= number;
    }
    default:
      return endHolds(node, deal, given, state);
  }
}

function endHolds(node: Leafy, deal: Whole, given: NaiveCase, state?: string): boolean {
  if (node['condition'] !== undefined) return deal.get(`Condition ${textOf(node, 'condition')}`) === true;
  if (node['unknown'] !== undefined) return deal.get(`unread ${textOf(node, 'unknown')}`) === true;
  if (node['rule'] !== undefined) {
    const rule = given.facts.get(textOf(node, 'rule'))?.['value'] as Leafy;
    return holdsNaively(rule['notifyIf'] as Leafy, deal, given, state);
  }
  const { parties } = given;
  const one = (party: NaiveParty) => ofOne(node, party, deal, given, state);
  const sum = () => compares(node, total(node, parties, deal, given, state), given);
  const number = (name: string) => Number(deal.get(name));
  const scope = textOf(node, 'scope');
  switch (node['measure']) {
    case 'value':
      return compares(node, number('Value of the deal') * rateOf('EUR', node, deal, given), given);
    case 'interest acquired':
      return compares(node, number('Interest acquired'), given);
    case 'votes held after the deal':
      return ((given.facts.get(textOf(node, 'fact'))?.['value'] as number[]) ?? []).some(
        (step) => number('Votes held before the deal') <= step && number('Votes held after the deal') > step,
      );
    case 'share of own EU turnover':
      return given.states.some((place) =>
        parties.every(
          ({ name }) => number(`Turnover of ${name} in ${place}`) * 3 > number(`Turnover of ${name} in EU`) * 2,
        ),
      );
    case 'share': {
      const combined = compares(node, number(`Share combined in ${scope}`), given);
      if (/increased|increment/u.test(textOf(node, 'of')))
        return combined && number(`Increment of share in ${scope}`) > 0;
      return combined || compares(node, number(`Largest share in ${scope}`), given);
    }
  }
  switch (node['of']) {
    case 'combined':
    case 'group':
    case 'combined with affiliates':
      return sum();
    case 'parties jointly or separately':
      return sum() || parties.some(one);
    case 'each of at least':
      return parties.filter(one).length >= Number(node['atLeast']);
    case 'each':
      return parties.every(one);
    case 'each foreign party':
      return parties.filter(({ seat }) => seat !== scope).every(one);
    default:
      return parties.some(one);
  }
}

/** A leaf asked of one party; the target and the acquirer where it names them. */
function ofOne(leaf: Leafy | undefined, party: NaiveParty, deal: Whole, given: NaiveCase, state?: string): boolean {
  if (!leaf) return false;
  const of = textOf(leaf, 'of');
  if (/target/u.test(of) && party.role !== 'target') return false;
  if (/acquirer/u.test(of) && party.role !== 'acquirer') return false;
  const isBoth = given.facts.get(textOf(leaf, 'fact'))?.['qualifiers'] as Leafy;
  const years = isBoth['years'] === undefined ? [''] : ['', '.previous'];
  return years.every((year) =>
    tablesOf(leaf).some((table) => compares(leaf, figure(leaf, table, party, deal, given, state, year), given)),
  );
}

function tablesOf({ measure }: Leafy): string[] {
  if (measure === 'turnover or assets') return ['Turnover', 'Assets'];
  return [
    { turnover: 'Turnover', assets: 'Assets', 'retail turnover': 'Retail turnover' }[textOf({ measure }, 'measure')] ??
      '',
  ];
}

function total(leaf: Leafy, parties: readonly NaiveParty[], deal: Whole, given: NaiveCase, state?: string): number {
  return parties.reduce(
    (sum, party) =>
      sum + Math.max(...tablesOf(leaf).map((table) => figure(leaf, table, party, deal, given, state, ''))),
    0,
  );
}

function figure(
  leaf: Leafy,
  table: string,
  party: NaiveParty,
  deal: Whole,
  given: NaiveCase,
  state: string | undefined,
  year: string,
): number {
  const place = leaf['scope'] === 'each such member state' ? state : leaf['scope'];
  const own = deal.get(`${table} of ${party.name} in ${textOf({ place }, 'place')}${year}`);
  return Number(own) * rateOf(party.currency, leaf, deal, given);
}

function rateOf(from: string, { fact }: Leafy, deal: Whole, { facts }: NaiveCase): number {
  const to = String(facts.get(textOf({ fact }, 'fact'))?.['currency']);
  return from === to ? 1 : Number(deal.get(`Rate from ${from} to ${to}`));
}

function compares({ fact, compare }: Leafy, number: number, { facts }: NaiveCase): boolean {
  const amount = facts.get(textOf({ fact }, 'fact'))?.['value'] as number;
  if (compare === '>') return number > amount;
  if (compare === '>=') return number >= amount;
  return compare === '<' ? number < amount : number <= amount;
}

function textOf(node: Leafy, key: string): string {
  const said = node[key];
  return typeof said === 'string' ? said : '';
}
