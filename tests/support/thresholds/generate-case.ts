import type { Fact } from '#domain/facts/fact.ts';
import type { Deal, DealParty, Role } from '#domain/thresholds/deal.ts';
import { DealJudge } from '#domain/thresholds/judge-place.ts';
import type { Random } from '#tests/support/generate-queries.ts';
import { PLACES, RuleWriter, STATED } from './rule-writer.ts';
import { holdsNaively, judgeNaively, type NaiveCase, type NaiveParty, type Whole } from './naive-judge.ts';

const STATES = ['DE', 'FR', 'IT'];
const TABLES = ['Turnover', 'Retail turnover', 'Assets'];
const ROLES: readonly Role[] = ['acquirer', 'target', 'parent of a joint venture'];
const DAY = '2026-11-27';
const MOST_MISSING = 3;

/** A rule, a deal with up to three things missing, and what both readings say of it: words where they differ. */
export function compareReadings(random: Random): string | undefined {
  const writer = new RuleWriter(random);
  const place = random() < 0.5 ? 'DE' : 'NO';
  if (random() < 0.3) writer.addRule('eu', 'EU', writer.write(2));
  const hasUnion = writer.facts.some(({ id }) => id === 'eu');
  const trees = [writer.write(2), ...(random() < 0.3 ? [writer.write(1)] : [])];
  for (const [at, tree] of trees.entries()) {
    const shut = hasUnion && random() < 0.5 ? { op: 'unless', rule: tree, exception: { rule: 'eu' } } : tree;
    writer.addRule(`rule${at}`, place, shut);
  }
  const facts = [...writer.facts, ...STATES.map(createMember)];
  const parties = createParties(random);
  const given: NaiveCase = { parties, states: STATES, facts: new Map(facts.map((fact) => [fact.id, { ...fact }])) };
  const holds = (deal: Whole) =>
    trees.some((_tree, at) => holdsNaively({ rule: `rule${at}` }, deal, given)) &&
    !(place === 'DE' && unionHolds(deal, given, hasUnion));
  const whole = createWhole(random, parties, writer.conditions);
  const always = [...writer.unread, ...(place === 'DE' && !hasUnion ? [NO_UNION] : [])];
  const asked = chooseMissing(random, whole, holds, MOST_MISSING - Math.min(always.length, 2));
  if (always.length > 2) return undefined;
  const known = new Map([...whole].filter(([name]) => !asked.includes(name)));
  const naive = judgeNaively(holds, known, [...asked, ...always]);
  const deal = createDeal(parties, known);
  const judged = new DealJudge({ deal, day: DAY, facts }).judge(place);
  const result = naive.holds === undefined ? 'not computable' : naive.holds ? 'filing' : 'no filing';
  const missing = naive.deciding.filter((name) => !always.includes(name)).toSorted();
  const found = [judged.result, ...judged.missing.toSorted()].join(' | ');
  const expected = [result, ...missing].join(' | ');
  if (found === expected) return undefined;
  return JSON.stringify({
    found,
    expected,
    place,
    rules: facts.filter(({ kind }) => kind === 'rule'),
    amounts: facts
      .filter(({ kind }) => kind === 'threshold')
      .map(({ id, value, currency }) => `${id} ${JSON.stringify(value)} ${currency}`),
    deal,
  });
}

const NO_UNION = 'unread the rules of the Union are not known on this day';

function unionHolds(deal: Whole, given: NaiveCase, hasUnion: boolean): boolean {
  return hasUnion ? holdsNaively({ rule: 'eu' }, deal, given) : deal.get(NO_UNION) === true;
}

function createMember(place: string): Fact {
  const value = { union: 'EU', member: place };
  return {
    ...STATED,
    topic: 'membership',
    id: `eu-${place}`,
    kind: 'membership',
    subject: { place },
    qualifiers: {},
    value,
  };
}

function createParties(random: Random): NaiveParty[] {
  return ['A', 'B', 'C'].slice(0, random() < 0.7 ? 2 : 3).map((name, at) => ({
    name,
    role: ROLES[at] ?? 'acquirer',
    seat: random() < 0.5 ? 'NO' : 'DE',
    currency: random() < 0.6 ? 'EUR' : 'NOK',
  }));
}

/** Everything that may be asked, in halves from 0 to 3, in member states to 2. */
function createWhole(
  random: Random,
  parties: readonly NaiveParty[],
  conditions: readonly string[],
): Map<string, number | boolean> {
  const upTo = (most: number) => Math.floor(random() * (most * 2 + 1)) / 2;
  const percent = () => [0, 10, 30, 40, 50, 60][Math.floor(random() * 6)] ?? 0;
  const before = percent();
  return new Map<string, number | boolean>([
    ...parties.flatMap(({ name }) =>
      TABLES.flatMap((table) =>
        PLACES.flatMap((place) =>
          ['', '.previous'].map((year): [string, number] => [
            `${table} of ${name} in ${place}${year}`,
            upTo(STATES.includes(place) ? 2 : 3),
          ]),
        ),
      ),
    ),
    ['Value of the deal', upTo(3)],
    ['Interest acquired', percent()],
    ['Votes held before the deal', before],
    ['Votes held after the deal', percent()],
    ['Share combined in NO', percent()],
    ['Increment of share in NO', percent()],
    ['Largest share in NO', percent()],
    ['Rate from EUR to NOK', 2],
    ['Rate from NOK to EUR', 0.5],
    ...[...new Set(conditions)].map((name): [string, boolean] => [`Condition ${name}`, random() < 0.5]),
  ]);
}

/** Notes what is asked of it. */
class WatchedMap extends Map<string, number | boolean> {
  readonly #looked: Set<string> | undefined;

  constructor(of: Whole, looked: Set<string>) {
    super(of);
    this.#looked = looked;
  }

  override get(name: string): number | boolean | undefined {
    this.#looked?.add(name);
    return super.get(name);
  }
}

/** Mostly things that are looked at. */
function chooseMissing(random: Random, whole: Whole, holds: (deal: Whole) => boolean, most: number): string[] {
  const looked = new Set<string>();
  const watched = new WatchedMap(whole, looked);
  holds(watched);
  const names = [...looked].filter((name) => whole.has(name));
  const all = [...whole.keys()];
  const chosen = Array.from({ length: Math.floor(random() * (most + 1)) }, () => {
    const from = random() < 0.85 && names.length > 0 ? names : all;
    return from[Math.floor(random() * from.length)] ?? '';
  });
  // A rate that is missing beside figures would need a finer grid than can be tried: it comes with yes and no alone.
  const rate = chosen.find((name) => name.startsWith('Rate'));
  return [...new Set(chosen)].filter((name) => rate === undefined || name === rate || name.startsWith('Condition'));
}

function createDeal(parties: readonly NaiveParty[], known: Whole): Deal {
  const number = (name: string) => known.get(name) as number | undefined;
  const figures = (name: string, table: string) =>
    Object.fromEntries(
      PLACES.flatMap((place) =>
        ['', '.previous'].map((year) => [`${place}${year}`, number(`${table} of ${name} in ${place}${year}`)]),
      ),
    );
  const rates = [
    ['EUR', 'NOK'],
    ['NOK', 'EUR'],
  ].flatMap(([From = '', To = '']) => {
    const Rate = number(`Rate from ${From} to ${To}`);
    return Rate === undefined ? [] : [{ From, To, Rate, Day: DAY, Source: 'made up' }];
  });
  return {
    Parties: parties.map(({ name, role, seat, currency }): DealParty => ({
      Name: name,
      Role: role as Role,
      Seat: seat,
      Currency: currency,
      Turnover: figures(name, 'Turnover'),
      RetailTurnover: figures(name, 'Retail turnover'),
      Assets: figures(name, 'Assets'),
    })),
    Value: { Amount: number('Value of the deal'), Currency: 'EUR' },
    Interest: number('Interest acquired'),
    Votes: { before: number('Votes held before the deal'), after: number('Votes held after the deal') },
    Shares: {
      NO: {
        combined: number('Share combined in NO'),
        increment: number('Increment of share in NO'),
        largest: number('Largest share in NO'),
      },
    },
    Rates: rates,
    Conditions: Object.fromEntries(
      [...known].flatMap(([name, value]) =>
        name.startsWith('Condition ') ? [[name.slice('Condition '.length), value === true]] : [],
      ),
    ),
  };
}
