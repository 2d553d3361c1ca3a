import { writeWords } from '../facts/write-words.ts';
import { TABLES, type Deal, type DealParty, type Figures, type Table } from './deal.ts';
import { free, type Formula, type Term, type Unknown } from './formula.ts';
import { multiply, ONE, readNumber, writeNumber, type Fraction } from './fraction.ts';

/** A figure of a case in the currency that is asked for, with the words that say how it comes about. */
export interface Figure {
  readonly term: Term;
  readonly words: string;
}

/** An amount as somebody gave it, or did not. */
interface Given {
  /** What is asked for where it is not given. */
  readonly name: string;
  readonly amount: number | null | undefined;
  readonly currency: string;
}

/** A rate with the words that say whose it is. */
interface GivenRate {
  readonly rate: Fraction;
  readonly words: string;
}

const SAME: GivenRate = { rate: ONE, words: '1' };
const NAMES: Readonly<Record<Table, string>> = {
  Turnover: 'Turnover',
  RetailTurnover: 'Retail turnover',
  Assets: 'Assets',
};
const HUNDRED = readNumber(100);

/** The figures of a deal; what it does not say is the same unknown wherever it is asked for. */
export class CaseFigures {
  readonly deal: Deal;
  readonly #states: ReadonlySet<string>;
  readonly #unknowns = new Map<string, Unknown>();
  readonly #rates: ReadonlyMap<string, GivenRate>;
  /** Places that each party lists, be it as unknown. */
  readonly #listed: ReadonlyMap<DealParty, ReadonlySet<string>>;

  /** `states`: members of the Union on the day, by their land codes. */
  constructor(deal: Deal, states: readonly string[]) {
    this.deal = deal;
    this.#states = new Set(states);
    this.#listed = new Map(deal.Parties.map((party) => [party, new Set(listPlaces(party))]));
    this.#rates = new Map(
      (deal.Rates ?? []).map(({ From, To, Rate, Day, Source }) => [`${From} to ${To}`, readRate(Rate, Day, Source)]),
    );
  }

  /** A figure of a party, converted; `key`: `World`, `EU`, a land code, each also with `.previous`. */
  ofParty(party: DealParty, table: Table, key: string, currency: string): Figure {
    const name = `${NAMES[table]} of ${party.Name} in ${key}`;
    return this.#convert({ name, amount: this.#find(party, table, key), currency: party.Currency }, currency);
  }

  /** A figure of a party as it gave it, in its own currency. */
  inOwnCurrency(party: DealParty, table: Table, key: string): Figure {
    return this.ofParty(party, table, key, party.Currency);
  }

  /** What is asked for where there is no party of a role. */
  ofNobody(table: Table, role: string, key: string): Figure {
    const name = `${NAMES[table]} of the ${role} in ${key}`;
    return openFigure(this.unknown(`nobody: ${name}`, { asks: [name] }));
  }

  /** The value of the deal, that of it in a place, or what is accumulated there. */
  ofDeal(what: 'amount' | 'accumulated', place: string | undefined, currency: string): Figure {
    const { Value } = this.deal;
    const there = place === undefined ? undefined : Value?.In?.[place];
    if (place === undefined) {
      const given = { name: 'Value of the deal', amount: Value?.Amount, currency: Value?.Currency ?? currency };
      return this.#convert(given, currency);
    }
    const name = `${what === 'amount' ? 'Value of the deal' : 'Assets or capital accumulated'} in ${place}`;
    return this.#convert({ name, amount: there?.[what], currency: there?.currency ?? currency }, currency);
  }

  /** A number of per cent. */
  percent(name: string, given: number | null | undefined, most: Fraction = HUNDRED): Figure {
    if (typeof given !== 'number') return this.#open(name, most);
    return { term: { floor: readNumber(given), parts: [] }, words: `${writeNumber(readNumber(given))} %` };
  }

  /** Whether something is so that figures do not give. */
  condition(name: string): Formula {
    const said = this.deal.Conditions;
    if (said && Object.hasOwn(said, name)) return said[name] === true;
    return free(this.unknown(`Condition ${name}`, { asks: [`Condition ${name}`], isFree: true }));
  }

  /** Whether a party has its seat in a place. */
  seat({ Name, Seat }: DealParty, place: string): Formula {
    if (typeof Seat === 'string') return Seat === place;
    const name = `Seat of ${Name}`;
    return free(this.unknown(`${name}: ${place}`, { asks: [name], isFree: true }));
  }

  /** What nobody could read: never true, never false. */
  unread(why: string): Formula {
    return free(this.unknown(`unread ${why}`, { asks: [], unread: why, isFree: true }));
  }

  /** The unknown of an id, the same each time. */
  unknown(id: string, fields: Omit<Unknown, 'id'>): Unknown {
    const known = this.#unknowns.get(id) ?? { id, ...fields };
    this.#unknowns.set(id, known);
    return known;
  }

  #find(party: DealParty, table: Table, key: string): number | undefined {
    const given = readOwn(party[table], key);
    if (given !== undefined) return given;
    const [land = ''] = key.split('.');
    const isListed = this.#listed.get(party)?.has(land) === true;
    return this.deal.OtherStates === 0 && this.#states.has(land) && !isListed ? 0 : undefined;
  }

  #open(name: string, most?: Fraction): Figure {
    return openFigure(this.unknown(name, { asks: [name], ...(most ? { most } : {}) }));
  }

  #convert({ name, amount, currency: from }: Given, to: string): Figure {
    const given = from === to ? SAME : this.#rates.get(`${from} to ${to}`);
    const rate = given?.rate;
    const missing = `Rate from ${from} to ${to}`;
    if (typeof amount !== 'number') {
      const unknown = rate
        ? this.unknown(name, { asks: [name] })
        : this.unknown(`${name} in ${to}`, { asks: [name, missing] });
      return openFigure(unknown, rate);
    }
    const figure = readNumber(amount);
    const words = `${from} ${writeNumber(figure)}`;
    // None is none at any rate.
    if (amount === 0 || from === to) return { term: { floor: figure, parts: [] }, words };
    if (!rate) {
      const unknown = this.unknown(missing, { asks: [missing], isAboveNought: true });
      return { term: { parts: [{ unknown, by: figure }] }, words: `${words}, of which no rate to ${to} is given` };
    }
    const floor = multiply(figure, rate);
    return {
      term: { floor, parts: [] },
      words: `${to} ${writeNumber(floor)} (${words} × ${given?.words})`,
    };
  }
}

function openFigure(unknown: Unknown, by = ONE): Figure {
  return { term: { parts: [{ unknown, by }] }, words: 'not given' };
}

function readRate(number: number, day: string, source: string): GivenRate {
  const rate = readNumber(number);
  return { rate, words: `${writeNumber(rate)}, ${source}, ${writeWords(day)}` };
}

function listPlaces(party: DealParty): string[] {
  return TABLES.flatMap((table) =>
    Object.entries(party[table] ?? {}).flatMap(([key, figure]) =>
      figure === undefined ? [] : [key.replace(/\..*$/u, '')],
    ),
  );
}

/** A figure by its key; undefined where it is not given. */
export function readOwn(figures: Figures | null | undefined, key: string): number | undefined {
  return figures && Object.hasOwn(figures, key) ? (figures[key] ?? undefined) : undefined;
}
