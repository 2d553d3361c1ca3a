import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeFact } from '../facts/describe-fact.ts';
import { describeRule } from '../facts/describe-rule.ts';
import type { Fact, FactValue } from '../facts/fact.ts';
import { nameCondition } from '../facts/name-condition.ts';
import { nameCode } from '../places/known-unions.ts';
import { sayAsked } from './say-asked.ts';

const FACTS = readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Fact);
const BY_ID = new Map(FACTS.map((fact) => [fact.id, fact]));
const find = (id: string) => BY_ID.get(id);

/** Every condition that a rule of the demo library names. */
function listConditions(node: FactValue | undefined): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const parts: FactValue[] = Array.isArray(node) ? node : Object.values(node);
  const own = 'condition' in node && typeof node.condition === 'string' ? [node.condition] : [];
  return [...own, ...parts.flatMap(listConditions)];
}

const CONDITIONS = [...new Set(FACTS.flatMap(({ value }) => listConditions(value)))].toSorted();
/** Short names in small letters, camel case, names of code, codes of places that stand for these. */
const MECHANICAL =
  /\b(?:[Uu]k|[Ee]u|[Uu]s|[Ee]ea|[Uu]n)\b|[a-z][A-Z]|[a-z]-[a-z]+-|_|\b(?:DE|FR|GB|AT|CH|KR|NL|TR)\b| – [a-z]/u;

describe('OP-178: rules say what they ask in the words of lawyers', () => {
  it.each([
    ['uk-nexus-of-other-party:GB', 'Another party has a UK nexus'],
    ['substantial-activity:DE', 'Substantial operations in Germany'],
    ['two-parties-retail:FR', 'At least two parties run retail shops in France'],
    ['technology-undertaking-established-in-TR', 'Technology undertaking established in Turkey'],
    ['manufacturing', 'Engaged in manufacturing'],
    // Of somebody else’s rules.
    ['eea-presence:NO', 'EEA presence, Norway'],
    ['marketLeader-in-SE', 'Market leader, Sweden'],
  ])('a condition: %s', (condition, words) => {
    expect(nameCondition(condition, nameCode)).toBe(words);
  });

  it('no condition of the library is read from its name alone', () => {
    expect(CONDITIONS).toHaveLength(15);
    for (const condition of CONDITIONS) {
      const words = nameCondition(condition, nameCode);
      const spelt = condition
        .replace(/(?::|-in-)[A-Z]{2}$/u, '')
        .replaceAll('-', ' ')
        .toLowerCase();
      expect(words).not.toMatch(MECHANICAL);
      if (condition !== 'connected-with-Australia') expect(words.split(',')[0]?.toLowerCase()).not.toBe(spelt);
      expect(sayAsked(`Condition ${condition}`, nameCode)).toBe(words);
    }
  });

  it('no measure, line of a rule or detail beside it reads like a name of code', () => {
    for (const fact of FACTS) {
      const { label, details } = describeFact(fact, find);
      const tree = fact.kind === 'rule' ? (fact.value as { notifyIf?: FactValue }).notifyIf : undefined;
      const lines = tree === undefined ? [] : describeRule(tree, { find }).map(({ words }) => words);
      for (const words of [label, ...lines, ...details.map(({ name }) => name)]) {
        expect(`${fact.id}: ${words.replace(/^Not read: .*/u, '')}`.slice(fact.id.length)).not.toMatch(MECHANICAL);
      }
    }
  });

  it.each([
    ['Turnover of B in DE', 'Turnover of B, Germany'],
    ['Retail turnover of B in FR.previous', 'Retail turnover of B, France, year before'],
    ['Turnover of B in World', 'Turnover of B, worldwide'],
    ['Value of the deal in MX', 'Value of the deal in Mexico'],
    ['Share combined in ES', 'Share of all parties in Spain'],
    ['Share of B in ES', 'Share of B in Spain'],
    ['Seat of B', 'Seat of B'],
  ])('what is missing: %s', (missing, words) => {
    expect(sayAsked(missing, nameCode)).toBe(words);
  });
});
