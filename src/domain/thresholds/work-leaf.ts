import { describeThreshold } from '../facts/describe-threshold.ts';
import type { CaseFigures, Figure } from './case-figures.ts';
import type { DealParty, Table } from './deal.ts';
import { all, any, least, not, type Term } from './formula.ts';
import { add, multiply, NOUGHT, writeNumber, type Fraction } from './fraction.ts';
import { choose, meet, sayHolds, type Worked } from './meet.ts';
import type { Leaf } from './read-leaf.ts';
import { workShare } from './work-share.ts';
import { ACQUIRER, ANY_PARTY, COMBINED, JOINTLY, MEASURES_OF_MONEY, OVERSEAS, TARGET } from './words.ts';

/** Where a leaf is worked. */
export interface Setting {
  readonly figures: CaseFigures;
  /** Members of the Union on the day; undefined where nobody knows them. */
  readonly states: readonly string[] | undefined;
  /** The member state that a leaf on each of several is asked for. */
  readonly state?: string;
}

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  turnover: ['Turnover'],
  'retail turnover': ['RetailTurnover'],
  assets: ['Assets'],
  'turnover or assets': ['Turnover', 'Assets'],
};
/** A leaf of a rule that stands by itself; what its words do not define is unknown. */
export function workLeaf(leaf: Leaf, setting: Setting): Worked {
  const { measure, of } = leaf;
  const { figures } = setting;
  if (measure === 'share') return workShare(leaf, figures);
  if (measure === 'share of own EU turnover') return workPart(leaf, setting);
  if (measure === 'interest acquired') {
    const interest = figures.percent('Interest acquired', figures.deal.Interest);
    return { formula: meet(leaf, figures, [interest.term]), words: interest.words };
  }
  if (measure === 'votes held after the deal') return workVotes(leaf, figures);
  if (measure === 'value' || measure === 'assets or capital accumulated') return workDeal(leaf, figures);
  const { Parties: parties } = figures.deal;
  const each = () => parties.map((party) => nameParty(party, workParty(leaf, party, setting)));
  if (COMBINED.has(of)) return workSum(leaf, parties, setting);
  if (JOINTLY.has(of)) return choose(any, [workSum(leaf, parties, setting), ...each()]);
  if (of === 'each of at least') return choose((parts) => least(leaf.atLeast, parts), each());
  if (of === 'each') return choose(all, each());
  if (ANY_PARTY.has(of)) return choose(any, each());
  if (TARGET.has(of) || ACQUIRER.has(of)) return workRole(leaf, setting);
  if (of === 'each foreign party') return workForeign(leaf, setting);
  return { formula: figures.unread(`“${of}” is not defined`), words: '' };
}

/** A leaf asked of one party, whoever its words say it is of. */
export function workParty(leaf: Leaf, party: DealParty, setting: Setting): Worked {
  const { figures } = setting;
  if (leaf.measure === 'share') return workShare({ ...leaf, of: 'one party' }, figures, party);
  const tables = TABLES[leaf.measure];
  if (!tables || !isMoney(leaf)) return undefinedWords(leaf, figures);
  const keys = leaf.scope === 'one overseas territory' ? OVERSEAS : keysOf(leaf, setting);
  if (!keys) return undefinedWords(leaf, figures);
  const inKey = (key: string): Worked => {
    const found = tables.map((table) => figures.ofParty(party, table, key, leaf.currency));
    return {
      formula: any(found.map(({ term }) => meet(leaf, figures, [term]))),
      words: joinTables(found, tables),
    };
  };
  if (leaf.scope !== 'one overseas territory') return choose(all, keys.map(inKey));
  const { formula, words } = choose(any, keys.map((key) => nameIt(key, inKey(key))).filter(saysSomething));
  return {
    formula: any([formula, ...keys.map((key) => inKey(key).formula)]),
    words: words === '' ? 'not given' : words,
  };
}

/** Whether a party may be the one that a leaf is of. */
export function isMeant({ of }: Leaf, { Role: role }: DealParty): boolean {
  if (TARGET.has(of)) return role === 'target';
  return ACQUIRER.has(of) ? role === 'acquirer' : true;
}

/** All of some parties added; of turnover or assets the highest combination. */
export function workSum(leaf: Leaf, parties: readonly DealParty[], setting: Setting): Worked {
  const { figures } = setting;
  const tables = TABLES[leaf.measure];
  const keys = keysOf(leaf, setting);
  if (!tables || !keys || !isMoney(leaf)) return undefinedWords(leaf, figures);
  return choose(
    all,
    keys.map((key) => {
      const found = parties.map((party) => {
        const own = tables.map((table) => figures.ofParty(party, table, key, leaf.currency));
        return {
          term: highest(own.map(({ term }) => term)),
          words: `${party.Name} ${joinTables(own, tables)}`,
        };
      });
      const terms = found.map(({ term }) => term);
      return { formula: meet(leaf, figures, terms), words: writeSum(found, leaf.currency) };
    }),
  );
}

/** The target, or the acquirer; whether several of them are added nobody says, so only where both agree it is known. */
function workRole(leaf: Leaf, setting: Setting): Worked {
  const { figures } = setting;
  const own = figures.deal.Parties.filter((party) => isMeant(leaf, party));
  const [only] = own;
  if (!only) return workNobody(leaf, setting);
  if (own.length === 1) return nameParty(only, workParty(leaf, only, setting));
  const alone = choose(
    any,
    own.map((party) => nameParty(party, workParty(leaf, party, setting))),
  );
  const together = workSum(leaf, own, setting);
  const isAdded = figures.unread(`whether several parties that are ${leaf.of} are added is not said`);
  return {
    formula: least(2, [isAdded, alone.formula, together.formula]),
    words: `${alone.words}; together ${together.words}`,
  };
}

/** A leaf of the target or the acquirer where a deal has none. */
export function workNobody(leaf: Leaf, setting: Setting): Worked {
  const { figures } = setting;
  const keys = keysOf(leaf, setting);
  const tables = TABLES[leaf.measure];
  if (!tables || !keys) return undefinedWords(leaf, figures);
  const role = TARGET.has(leaf.of) ? 'target' : 'acquirer';
  const formulas = keys.map((key) =>
    any(tables.map((table) => meet(leaf, figures, [figures.ofNobody(table, role, key).term]))),
  );
  return { formula: all(formulas), words: `no party is the ${role}` };
}

function workForeign(leaf: Leaf, setting: Setting): Worked {
  const { figures } = setting;
  return choose(
    all,
    figures.deal.Parties.map((party) => {
      const { formula, words } = nameParty(party, workParty(leaf, party, setting));
      const isHome = figures.seat(party, leaf.scope);
      return { formula: any([isHome, formula]), words: isHome === true ? `${party.Name} has its seat there` : words };
    }),
  );
}

function workDeal(leaf: Leaf, figures: CaseFigures): Worked {
  const isValue = leaf.measure === 'value';
  const place = leaf.scope === 'World' ? undefined : leaf.scope;
  if (!isMoney(leaf) || (isValue ? leaf.of !== 'deal' : place === undefined)) return undefinedWords(leaf, figures);
  const { term, words } = figures.ofDeal(isValue ? 'amount' : 'accumulated', place, leaf.currency);
  return { formula: meet(leaf, figures, [term]), words };
}

/** Of several amounts one has to be newly exceeded. */
function workVotes(leaf: Leaf, figures: CaseFigures): Worked {
  const { Votes } = figures.deal;
  const after = figures.percent('Votes held after the deal', Votes?.after);
  if (leaf.amounts.length === 1) return { formula: meet(leaf, figures, [after.term]), words: after.words };
  const before = figures.percent('Votes held before the deal', Votes?.before);
  const steps = leaf.amounts.map((amount) => {
    const one = { ...leaf, amounts: [amount] };
    return all([not(meet(one, figures, [before.term])), meet(one, figures, [after.term])]);
  });
  return { formula: any(steps), words: `before ${before.words}, after ${after.words}` };
}

/** More than a part of the turnover of each party in the Union lies in one and the same member state. */
function workPart(leaf: Leaf, setting: Setting): Worked {
  const { figures, states } = setting;
  const [part] = leaf.amounts;
  if (!states || !part || leaf.of !== 'each' || leaf.scope !== 'one and the same member state') {
    return undefinedWords(leaf, figures);
  }
  const minus = { over: -part.over, under: 1n };
  const inState = (state: string): Worked => {
    const found = figures.deal.Parties.map((party) => {
      const own = figures.inOwnCurrency(party, 'Turnover', state);
      const union = figures.inOwnCurrency(party, 'Turnover', 'EU');
      const terms = [times(own.term, { over: part.under, under: 1n }), times(union.term, minus)];
      return {
        formula: meet({ ...leaf, amounts: [NOUGHT] }, figures, terms),
        words: `${party.Name} ${part.under} × ${own.words} against ${part.over} × ${union.words}`,
      };
    });
    return choose(all, found);
  };
  const all27 = states.map((state) => [state, inState(state)] as const);
  const shown = all27.filter(([state, { formula }]) => formula !== false || isListed(figures, state));
  return {
    formula: any(all27.map(([, { formula }]) => formula)),
    words: shown.map(([state, { words, formula }]) => `in ${state} ${words}: ${sayHolds(formula)}`).join('; '),
  };
}

/** Whether a party gives a figure of a place. */
export function isListed({ deal }: CaseFigures, place: string): boolean {
  return deal.Parties.some(({ Turnover }) => typeof Turnover?.[place] === 'number');
}

/** A leaf with its amount in words, what the case comes to, and whether it holds. */
export function describeLeaf({ fact, ...leaf }: Leaf, { formula, words }: Worked): string {
  const { measure, scope, of, compare, atLeast } = leaf;
  const { label, value } = describeThreshold(fact, { measure, scope, of, compare, atLeast });
  return `${label}: ${words === '' ? '' : `${words}; `}${value}: ${sayHolds(formula)}`;
}

function nameParty({ Name }: DealParty, worked: Worked): Worked {
  return nameIt(Name, worked);
}

function nameIt(name: string, { formula, words }: Worked): Worked {
  return { formula, words: `${name} ${words}: ${sayHolds(formula)}` };
}

function saysSomething({ words }: Worked): boolean {
  return !words.includes('not given');
}

function undefinedWords({ measure, scope, of }: Leaf, figures: CaseFigures): Worked {
  return { formula: figures.unread(`${measure}, ${of} (${scope}): not defined`), words: '' };
}

function isMoney({ measure, currency }: Leaf): boolean {
  return MEASURES_OF_MONEY.has(measure) && currency !== '';
}

/** Which figures a scope means; both years where a leaf is of both. */
function keysOf({ scope, isOfTwoYears }: Leaf, { state }: Setting): readonly string[] | undefined {
  const key = scope === 'each such member state' ? state : scope;
  if (key === undefined || !/^(?:World|EU|[A-Z]{2})$/u.test(key)) return undefined;
  return isOfTwoYears ? [key, `${key}.previous`] : [key];
}

function highest(terms: readonly Term[]): Term {
  const floors = terms.flatMap(({ floor }) => floor ?? []);
  const parts = terms.flatMap((term) => term.parts);
  const [first, ...others] = floors;
  if (!first) return { parts };
  const floor = others.reduce((so, one) => (one.over * so.under > so.over * one.under ? one : so), first);
  return { floor, parts };
}

function times({ floor, parts }: Term, factor: Fraction): Term {
  return {
    ...(floor ? { floor: multiply(floor, factor) } : {}),
    parts: parts.map(({ unknown, by }) => ({ unknown, by: multiply(by, factor) })),
  };
}

/** `turnover EUR 5 or assets EUR 7`; of one table the figure alone. */
function joinTables(found: readonly Figure[], tables: readonly Table[]): string {
  if (tables.length === 1) return found.map(({ words }) => words).join('');
  return found.map(({ words }, at) => `${(tables[at] ?? '').toLowerCase()} ${words}`).join(' or ');
}

function writeSum(found: readonly Figure[], currency: string): string {
  const words = found.map((one) => one.words).join(' + ');
  const isKnown = found.every(({ term }) => term.parts.length === 0);
  const total = found.reduce((so, { term: { floor = NOUGHT } }) => add(so, floor), NOUGHT);
  if (isKnown) return `${words} = ${currency} ${writeNumber(total)}`;
  return `${words}, so far ${currency} ${writeNumber(total)}`;
}
