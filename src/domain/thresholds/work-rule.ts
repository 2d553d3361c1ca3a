import { NODE_HEADS } from '../facts/describe-rule.ts';
import { nameCondition } from '../facts/name-condition.ts';
import type { Fact, FactValue } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { isValidOn } from '../facts/validity.ts';
import { nameCode } from '../places/known-unions.ts';
import type { DealParty } from './deal.ts';
import { all, any, least, not, type Formula } from './formula.ts';
import { choose, sayHolds, type Worked } from './meet.ts';
import { listParts, readLeaf, readNode, type Leaf, type Node } from './read-leaf.ts';
import {
  describeLeaf,
  isListed,
  isMeant,
  workLeaf,
  workNobody,
  workParty,
  workSum,
  type Setting,
} from './work-leaf.ts';
import { ACQUIRER, TARGET } from './words.ts';

/** A line of the derivation of a rule; what it consists of stands below it, one step further in. */
export interface Step {
  readonly depth: number;
  readonly words: string;
  /** Null where it is not known. */
  readonly holds: boolean | null;
}

/** A rule on a deal: what has to hold, and how that was worked. */
export interface WorkedRule {
  readonly formula: Formula;
  readonly steps: readonly Step[];
}

/** What a tree is worked with. */
export interface RuleSetting extends Setting {
  readonly day: string;
  readonly find: (id: string) => Fact | undefined;
  /** Another rule on the same deal. */
  readonly workRule: (id: string) => Formula;
}

/** A node with the lines below it, which are as deep as they stand in it. */
function stepOf(words: string, formula: Formula, below: readonly Step[] = []): WorkedRule {
  const line = { depth: 0, words, holds: typeof formula === 'boolean' ? formula : null };
  return { formula, steps: [line, ...below.map((step) => ({ ...step, depth: step.depth + 1 }))] };
}

/** The tree of a rule on a deal; what it says beyond the words that are defined is unknown. */
export function workTree(tree: FactValue | undefined, setting: RuleSetting): WorkedRule {
  const node = readNode(tree);
  const { figures } = setting;
  if (!node) return unread('what no rule says', setting);
  const inner = (part: FactValue | undefined) => listParts(part).map((one) => workTree(one, setting));
  switch (node['op']) {
    case 'all':
    case 'any':
      return join(node, node['op'] === 'all' ? all : any, inner(node['of']));
    case 'not':
      return join(node, ([only = figures.unread('not of nothing')]) => not(only), inner(node['of']));
    case 'unless': {
      const [rule, exception] = [workTree(node['rule'], setting), workTree(node['exception'], setting)];
      const formula = all([rule.formula, not(exception.formula)]);
      const head = stepOf('All of this, and not the exception:', formula, rule.steps);
      return { formula, steps: [...head.steps, ...stepOf('Exception:', exception.formula, exception.steps).steps] };
    }
    case 'distinct':
    case 'sameParty':
      return workParties(node, setting);
    case 'onlyOne':
      return workOnlyOne(node, setting);
    case 'memberStates':
      return workStates(node, setting);
    case undefined:
      return workEnd(node, setting);
    default:
      return unread(`“${readText(node, 'op') ?? 'a node'}” is not defined`, setting);
  }
}

function join(node: Node, how: (of: readonly Formula[]) => Formula, parts: readonly WorkedRule[]): WorkedRule {
  const formula = how(parts.map((part) => part.formula));
  return stepOf(
    NODE_HEADS[readText(node, 'op') ?? ''] ?? '',
    formula,
    parts.flatMap(({ steps }) => steps),
  );
}

function unread(why: string, { figures }: RuleSetting): WorkedRule {
  return stepOf(`Not known: ${why}`, figures.unread(why));
}

/** What has no parts: a leaf, a condition, another rule, what nobody read. */
function workEnd(node: Node, setting: RuleSetting): WorkedRule {
  const { figures, find, workRule } = setting;
  const condition = readText(node, 'condition');
  if (condition !== undefined) {
    const formula = figures.condition(condition);
    const about = readText(node, 'about');
    const words = `${nameCondition(condition, nameCode)}${about === undefined ? '' : ` (${about})`}`;
    return stepOf(`${words}: ${sayHolds(formula)}`, formula);
  }
  const rule = readText(node, 'rule');
  if (rule !== undefined) {
    const formula = workRule(rule);
    const place = find(rule)?.subject.place;
    return stepOf(
      `A filing is required in: ${place === undefined ? rule : nameCode(place)}: ${sayHolds(formula)}`,
      formula,
    );
  }
  const unknown = readText(node, 'unknown');
  if (unknown !== undefined) return unread(unknown, setting);
  const leaf = findLeaf(node, setting);
  if (typeof leaf === 'string') return unread(leaf, setting);
  const worked = workLeaf(leaf, setting);
  return stepOf(describeLeaf(leaf, worked), worked.formula);
}

/** A leaf with its fact, or in words why it cannot be worked: an amount that does not hold on the day is none. */
function findLeaf(node: FactValue | undefined, { find, day }: RuleSetting): Leaf | string {
  const said = readNode(node);
  const id = said && readText(said, 'fact');
  if (!said || id === undefined) return 'a part of the rule is not defined';
  const fact = find(id);
  if (!fact) return `the threshold ${id} is not in this library`;
  if (isValidOn(fact, day) === false) return `the threshold ${id} does not hold on this day`;
  return readLeaf(said, fact);
}

/** Two different parties, one for each leaf; or one party for all of them. */
function workParties(node: Node, setting: RuleSetting): WorkedRule {
  const leaves = listParts(node['of']).map((part) => findLeaf(part, setting));
  const wrong = leaves.find((leaf) => typeof leaf === 'string');
  if (wrong !== undefined) return unread(wrong, setting);
  const known = leaves.filter((leaf) => typeof leaf !== 'string');
  const { Parties: parties } = setting.figures.deal;
  const steps = known.map((leaf) => describeParties(leaf, parties, setting));
  const [first, second, third] = known;
  const head = NODE_HEADS[readText(node, 'op') ?? ''] ?? '';
  if (node['op'] === 'sameParty') {
    const each = parties.map((party) => all(known.map((leaf) => meantParty(leaf, party, setting))));
    return stepOf(head, any(each), steps);
  }
  if (!first || !second || third) return unread('two different parties of more or fewer than two leaves', setting);
  const [ones, others] = [listCandidates(first, setting), listCandidates(second, setting)];
  const pairs = ones.flatMap((one) =>
    others
      .filter(({ party }) => party === undefined || party !== one.party)
      .map(({ formula }) => all([one.formula, formula])),
  );
  return stepOf(head, any(pairs), steps);
}

function meantParty(leaf: Leaf, party: DealParty, setting: RuleSetting): Formula {
  return isMeant(leaf, party) && workParty(leaf, party, setting).formula;
}

/** Who may be the party of a leaf; where nobody has the role that it names, whoever that would be. */
function listCandidates(leaf: Leaf, setting: RuleSetting): { readonly party?: DealParty; readonly formula: Formula }[] {
  const meant = setting.figures.deal.Parties.filter((party) => isMeant(leaf, party));
  if (meant.length === 0) return [{ formula: workNobody(leaf, setting).formula }];
  return meant.map((party) => ({ party, formula: workParty(leaf, party, setting).formula }));
}

function describeParties(leaf: Leaf, parties: readonly DealParty[], setting: RuleSetting): Step {
  const meant = parties.filter((party) => isMeant(leaf, party));
  const each: Worked[] = meant.map((party) => {
    const { formula, words } = workParty(leaf, party, setting);
    return { formula, words: `${party.Name} ${words}: ${sayHolds(formula)}` };
  });
  const worked =
    meant.length === 0 && (TARGET.has(leaf.of) || ACQUIRER.has(leaf.of))
      ? workNobody(leaf, setting)
      : choose(any, each);
  const { formula } = worked;
  return { depth: 0, words: describeLeaf(leaf, worked), holds: typeof formula === 'boolean' ? formula : null };
}

/** Exactly one party meets a leaf, and all others together another. */
function workOnlyOne(node: Node, setting: RuleSetting): WorkedRule {
  const [is, others] = [findLeaf(node['is'], setting), findLeaf(node['others'], setting)];
  if (typeof is === 'string') return unread(is, setting);
  if (typeof others === 'string') return unread(others, setting);
  const { Parties: parties } = setting.figures.deal;
  const cases = parties.map((party) => {
    const rest = parties.filter((other) => other !== party);
    const together = workSum(others, rest, setting);
    const alone = all([
      workParty(is, party, setting).formula,
      ...rest.map((other) => not(workParty(is, other, setting).formula)),
    ]);
    return { party, alone, together };
  });
  const formula = any(cases.map(({ alone, together }) => all([alone, together.formula])));
  const below = cases
    .filter(({ alone }) => alone !== false)
    .map(({ party: { Name }, alone, together }) => {
      const words = `${describeLeaf(others, together)} (where ${Name} is the one: ${sayHolds(alone)})`;
      return { depth: 0, words, holds: typeof together.formula === 'boolean' ? together.formula : null };
    });
  return stepOf('Exactly one party meets this, and the others together what follows:', formula, [
    describeParties(is, parties, setting),
    ...below,
  ]);
}

/** So many member states in each of which something holds. */
function workStates(node: Node, setting: RuleSetting): WorkedRule {
  const { states, figures, find } = setting;
  const leaf = findLeaf({ fact: node['fact'] ?? null, compare: '>=' }, setting);
  const number = find(readText(node, 'fact') ?? '')?.value;
  if (typeof leaf === 'string' || typeof number !== 'number') return unread('the number of member states', setting);
  if (!states) return unread('who is a member of the Union on this day', setting);
  const worked = states.map((state) => ({ state, rule: workTree(node['each'], { ...setting, state }) }));
  const formula = least(
    number,
    worked.map(({ rule }) => rule.formula),
  );
  const named = (wanted: string) =>
    worked.filter(({ rule }) => sayHolds(rule.formula) === wanted).map(({ state }) => state);
  const [met, open] = [named('yes'), named('not known')];
  const words = `In each of at least ${number} member states: ${met.length === 0 ? 'in none' : `in ${met.join(', ')}`}${
    open.length === 0 ? '' : `; not known of ${open.join(', ')}`
  }: ${sayHolds(formula)}`;
  const below = worked
    .filter(({ state }) => isListed(figures, state))
    .flatMap(({ state, rule }) => stepOf(`${nameCode(state)}:`, rule.formula, rule.steps).steps);
  return stepOf(words, formula, below);
}
