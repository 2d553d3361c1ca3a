import { describeRule } from '../facts/describe-rule.ts';
import type { Fact, FactValue } from '../facts/fact.ts';
import { listNamedFacts } from '../facts/list-named-facts.ts';
import { readText } from '../facts/participation.ts';
import { isValidOn } from '../facts/validity.ts';
import { describeFact } from '../facts/describe-fact.ts';
import { EUROPEAN_UNION } from '../places/european-union.ts';
import { CaseFigures } from './case-figures.ts';
import type { Deal } from './deal.ts';
import { findDeciding, type Decision } from './find-deciding.ts';
import { all, any, not, type Formula, type Unknown } from './formula.ts';
import { readNode } from './read-leaf.ts';
import type { Result } from './result.ts';
import { workTree, type Step, type WorkedRule } from './work-rule.ts';

/** A rule on a deal. */
export interface JudgedRule {
  readonly fact: Fact;
  /** The rule itself, line by line. */
  readonly text: string;
  /** Null where it is not known. */
  readonly holds: boolean | null;
  readonly steps: readonly Step[];
  /** Ids of the facts it consists of. */
  readonly facts: readonly string[];
}

/** Whether a deal has to be filed in a place on a day. */
export interface Judgement {
  readonly place: string;
  readonly result: Result;
  /** Only the text of the law helps: no figure would decide. */
  readonly read: boolean;
  readonly voluntary: boolean;
  readonly rules: readonly JudgedRule[];
  /** The figures, conditions and rates of which some value decides; nothing where the known ones decide. */
  readonly missing: readonly string[];
  readonly notes: readonly string[];
}

/** What is asked: a deal, on a day, by facts of law. */
export interface Question {
  readonly deal: Deal;
  readonly day: string;
  /** Of the places that are asked for, of the Union, and what their rules name. */
  readonly facts: readonly Fact[];
}

const TOPIC = 'merger control';
const UNION = 'EU';

/** Judges one deal on one day, place by place; the same question is worked once, whichever place asks it. */
export class DealJudge {
  readonly #day: string;
  readonly #facts: ReadonlyMap<string, Fact>;
  readonly #ofPlace: ReadonlyMap<string | undefined, readonly Fact[]>;
  readonly #states: readonly string[];
  readonly #figures: CaseFigures;
  readonly #rules = new Map<string, WorkedRule>();

  constructor({ deal, day, facts }: Question) {
    this.#day = day;
    this.#facts = new Map(facts.map((fact) => [fact.id, fact]));
    this.#ofPlace = Map.groupBy(
      facts.filter(({ topic }) => topic === TOPIC),
      ({ subject }) => subject.place,
    );
    this.#states = listMemberStates(facts, day);
    this.#figures = new CaseFigures(deal, this.#states);
  }

  /** `place`: a land code, or `EU`. */
  judge(place: string): Judgement {
    const own = this.#ofPlace.get(place) ?? [];
    const valid = own.filter((fact) => fact.kind === 'rule' && isValidOn(fact, this.#day) !== false);
    const rules = valid.map((fact) => this.#judgeRule(fact));
    const deciding = valid.filter((fact) => roleOf(fact) === 'notification');
    const statuses = own.filter((fact) => fact.kind === 'status' && isValidOn(fact, this.#day) === true);
    const isMember = place !== UNION && this.#states.includes(place);
    const shop = isMember && !isOwn(place) ? this.#workUnion() : false;
    const beside = [
      ...listDrafts(own, this.#day),
      ...listDays(deciding),
      ...listWithoutHistory(deciding),
      ...listOthers(rules),
      ...this.#sayMember(place),
    ];
    if (deciding.length === 0) return judgeWithoutRules({ place, rules, statuses, beside, shop });
    const needed = any(deciding.map((fact) => this.#workRule(fact.id).formula));
    const decision = findDeciding(all([needed, not(shop)]));
    const result = resultOf(decision);
    const asks = [...new Set(decision.deciding.flatMap((unknown) => unknown.asks))];
    const isVoluntary = deciding.every((fact) => readText(fact.qualifiers, 'obligation') === 'voluntary');
    return {
      place,
      result,
      read: result === 'not computable' && asks.length === 0,
      voluntary: isVoluntary,
      rules,
      missing: asks,
      notes: [...sayShop(shop), ...sayVoluntary(isVoluntary, result), ...sayUnread(decision.deciding), ...beside],
    };
  }

  #judgeRule(fact: Fact): JudgedRule {
    const { formula, steps } = this.#workRule(fact.id);
    const find = (id: string) => this.#facts.get(id);
    const lines = describeRule(treeOf(fact) ?? null, { find });
    return {
      fact,
      text: writeLines(lines),
      holds: findDeciding(formula).holds ?? null,
      steps,
      facts: [...new Set([fact.id, ...listNamedFacts(fact)])],
    };
  }

  /** A rule on the deal, once; a rule that asks for itself is never known. */
  #workRule(id: string): WorkedRule {
    const known = this.#rules.get(id);
    if (known) return known;
    const fact = this.#facts.get(id);
    const tree = fact && treeOf(fact);
    const held = fact ? isValidOn(fact, this.#day) : false;
    if (!tree || held !== true) return this.#keep(id, this.#leaveUnread(id, fact));
    this.#rules.set(id, this.#leaveUnread(id, fact));
    const worked = workTree(tree, {
      figures: this.#figures,
      states: this.#states,
      day: this.#day,
      find: (wanted) => this.#facts.get(wanted),
      workRule: (wanted) => this.#workRule(wanted).formula,
    });
    return this.#keep(id, worked);
  }

  #keep(id: string, worked: WorkedRule): WorkedRule {
    this.#rules.set(id, worked);
    return worked;
  }

  #leaveUnread(id: string, fact: Fact | undefined): WorkedRule {
    const from = fact && readText(fact.qualifiers, 'knownFrom');
    const why = from === undefined ? `the rule ${id} is not known on this day` : `${id} is known from ${from} on`;
    return { formula: this.#figures.unread(why), steps: [{ depth: 0, words: `Not known: ${why}`, holds: null }] };
  }

  /** Rules that do not know the one-stop shop say nothing of the years in which it held there, too. */
  #sayMember(place: string): string[] {
    const isOpen = isOwn(place) && this.#states.includes(place) && this.#workUnion() !== false;
    return isOpen
      ? ['a member state on this day: what the EU one-stop shop meant here is not in its rules, read the text']
      : [];
  }

  /** Whether a deal has to be filed with the Union. */
  #workUnion(): Formula {
    const rules = (this.#ofPlace.get(UNION) ?? []).filter(
      (fact) => fact.kind === 'rule' && roleOf(fact) === 'notification' && isValidOn(fact, this.#day) !== false,
    );
    if (rules.length === 0) return this.#figures.unread('the rules of the Union are not known on this day');
    return any(rules.map((fact) => this.#workRule(fact.id).formula));
  }
}

/** Members of the Union on a day, as facts say; where no fact says anything, as they are now. */
export function listMemberStates(facts: readonly Fact[], day: string): readonly string[] {
  const said = facts.filter(({ kind, value }) => kind === 'membership' && readText(value, 'union') === UNION);
  if (said.length === 0) return EUROPEAN_UNION.lands;
  const members = said.filter((fact) => isValidOn(fact, day) === true).flatMap(({ subject }) => subject.place ?? []);
  return [...new Set(members)].toSorted();
}

/** A place whose rules are typed without the one-stop shop, although it was a member once. */
function isOwn(place: string): boolean {
  return place === 'GB';
}

function treeOf({ value }: Fact): FactValue | undefined {
  return readNode(value)?.['notifyIf'];
}

function roleOf({ qualifiers }: Fact): string {
  return readText(qualifiers, 'role') ?? 'notification';
}

function resultOf({ holds }: Decision): Result {
  if (holds === undefined) return 'not computable';
  return holds ? 'filing' : 'no filing';
}

interface WithoutRules extends Pick<Judgement, 'place' | 'rules'> {
  /** Facts that hold on the day. */
  readonly statuses: readonly Fact[];
  readonly beside: readonly string[];
  readonly shop: Formula;
}

/** A place without a rule on the day: none has to be filed only where a fact says so. */
function judgeWithoutRules({ place, rules, statuses, beside, shop }: WithoutRules): Judgement {
  const none = statuses.find(({ value }) => readText(value, 'mergerControl') === 'none');
  const voluntary = statuses.find(({ value }) => readText(value, 'filing') === 'voluntary');
  const said = none ?? voluntary;
  const text = 'no rule of this place is typed for this day: read the text';
  return {
    place,
    result: said ? 'no filing' : 'not computable',
    read: !said,
    voluntary: said !== undefined && said === voluntary,
    rules,
    missing: [],
    notes: [...(said ? [`${said.id}: ${sayFact(said)}`] : [text]), ...(said ? [] : sayShop(shop)), ...beside],
  };
}

function sayShop(shop: Formula): string[] {
  if (shop === false) return [];
  if (shop === true) return ['the EU one-stop shop applies'];
  const { holds } = findDeciding(shop);
  if (holds !== undefined) return holds ? ['the EU one-stop shop applies'] : [];
  return ['whether the EU one-stop shop applies is not known'];
}

function sayVoluntary(isVoluntary: boolean, result: Result): string[] {
  if (!isVoluntary || result !== 'filing') return [];
  return ['voluntary: the authority has jurisdiction and may be notified; nobody has to'];
}

function sayUnread(deciding: readonly Unknown[]): string[] {
  return [...new Set(deciding.flatMap(({ unread }) => (unread === undefined ? [] : [`not read: ${unread}`])))];
}

/** Drafts and bills are no law; one that was made later is none at all yet. */
function listDrafts(own: readonly Fact[], day: string): string[] {
  return own
    .filter(({ kind, value }) => kind === 'status' && /^(?:draft|bill)/u.test(readText(value, 'state') ?? ''))
    .filter(({ value, validFrom = '' }) => (readText(value, 'of') ?? validFrom) <= day)
    .map((fact) => `${fact.id} is no law, and not computed with: ${sayFact(fact)}`);
}

/** The day that a source says to count; one day is asked for all. */
function listDays(rules: readonly Fact[]): string[] {
  const days = rules.flatMap(({ qualifiers }) => readText(qualifiers, 'dayThatCounts') ?? []);
  return [...new Set(days)].map((day) => `the day that counts here: ${day}`);
}

/** Rules of which nobody read since when they hold are taken to hold on any day. */
function listWithoutHistory(rules: readonly Fact[]): string[] {
  return rules
    .filter(({ validFrom, qualifiers }) => validFrom === undefined && readText(qualifiers, 'knownFrom') === undefined)
    .map(({ id }) => `${id}: since when it holds was not read; taken to hold on this day`);
}

/** What rules say that do not decide whether to file. */
function listOthers(rules: readonly JudgedRule[]): string[] {
  return rules.flatMap(({ fact, holds }) => {
    if (holds === false || roleOf(fact) === 'notification') return [];
    const is = holds === null ? 'not known' : 'yes';
    if (roleOf(fact) === 'class') return [`class of ${fact.id}: ${is}`];
    return holds === null ? [] : [`${fact.id}: a filing is due under a decision against the acquirer`];
  });
}

function sayFact(fact: Fact): string {
  const { label, value } = describeFact(fact, () => undefined);
  return `${label}: ${value}`;
}

function writeLines(lines: readonly { readonly depth: number; readonly words: string }[]): string {
  return lines.map(({ depth, words }) => `${'  '.repeat(depth)}${words}`).join('\n');
}

/** The steps of a rule as one text, a line a step. */
export function writeSteps(steps: readonly Step[]): string {
  return writeLines(steps);
}
