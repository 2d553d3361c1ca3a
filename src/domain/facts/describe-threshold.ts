import { nameCode } from '../places/known-unions.ts';
import type { Fact } from './fact.ts';
import { readText } from './participation.ts';
import { writeAmount } from './write-amount.ts';
import { capitalize, withUnit, writeWords } from './write-words.ts';

/** What is measured of whom, and what it has to come to. */
export interface Measured {
  /** `Turnover of all parties together (worldwide)`. */
  readonly label: string;
  /** `more than EUR 500 million`. */
  readonly value: string;
}

/** The words of a threshold that say what is measured; the rest of its qualifiers is said beside it. */
export const OF_MEASURE: readonly string[] = ['measure', 'scope', 'of', 'compare', 'atLeast', 'approximate'];

const COMPARED: Readonly<Record<string, string>> = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'less than',
  '<=': 'at most',
};
const WHOSE: Readonly<Record<string, string>> = {
  combined: 'of all parties together',
  deal: 'of the deal',
  target: 'of the target',
  acquirer: 'of the acquirer',
  group: 'of the group',
  // Said by the measure itself.
  market: '',
  'at least': '',
  each: 'of each party',
  'the others combined': 'of the others together',
  'all markets concerned together': 'of all markets concerned together',
  'acquired or increased': 'acquired or increased by the deal',
  'acquired, created or increased': 'acquired, created or increased by the deal',
  'any party or jointly': 'of any party, or of all together',
  'combined or any party': 'of all parties together, or of any one',
  'combined with affiliates': 'of all parties with their affiliates',
  'combined, with an increment': 'of all parties together, to which more than one contributes',
  'parties jointly or separately': 'of the parties, together or of any one',
  'acquirer group': 'of the acquirer’s group',
  'target with subsidiaries': 'of the target with its subsidiaries',
  'one group': 'of one group',
  'another group': 'of another group',
  'size of person, smaller': 'of the smaller person',
  'size of person, larger': 'of the larger person',
};

/** A threshold in words; `read`: how the leaf of a rule measures, which holds over what the fact says. */
export function describeThreshold(fact: Fact, read: Fact['qualifiers'] = {}): Measured {
  const measure = { ...fact.qualifiers, ...read };
  const of = readText(measure, 'of') ?? '';
  const whose =
    of === 'each of at least' ? `of each of at least ${writeWords(measure['atLeast'] ?? 2)} parties` : WHOSE[of];
  const label = [nameMeasure(fact, measure), whose ?? nameOthers(of)].filter((words) => words !== '');
  const compared = COMPARED[readText(measure, 'compare') ?? ''] ?? '';
  const about = measure['approximate'] === true ? 'about' : '';
  return {
    label: capitalize(`${label.join(' ')}${of === 'deal' ? '' : nameScope(readText(measure, 'scope'))}`),
    value: [compared, about, writeMeasured(fact)].filter((words) => words !== '').join(' '),
  };
}

function nameMeasure({ topic, unit = '' }: Fact, measure: Fact['qualifiers']): string {
  const name = readText(measure, 'measure') ?? topic;
  if (name === 'number') return `number of ${unit}`;
  return name === 'share of own EU turnover' ? 'share of the EU turnover' : name;
}

function nameOthers(of: string): string {
  if (of === '') return '';
  return /^(?:one|another|an|any|each|only one|same) /u.test(`${of} `) && !of.includes(' or ')
    ? `of ${/^(?:one|another|only one)$/u.test(of) ? `${of} party` : of}`
    : `– ${of}`;
}

function nameScope(scope: string | undefined): string {
  if (scope === undefined) return '';
  if (scope === 'World') return ' (worldwide)';
  return scope === 'member states' ? '' : ` (${nameCode(scope)})`;
}

function writeMeasured({ value = null, unit, currency }: Fact): string {
  if (typeof value === 'number' && currency !== undefined) return writeAmount(value, currency);
  const words = writeWords(value, currency);
  return unit === undefined || value === null ? words : withUnit(words, value, unit);
}
