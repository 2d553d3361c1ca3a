import type { Fact, FactValue } from './fact.ts';
import { describeRule, type RuleLine } from './describe-rule.ts';
import { describeThreshold, OF_MEASURE } from './describe-threshold.ts';
import { isOfParticipation, readText } from './participation.ts';
import { writeAmount } from './write-amount.ts';
import { capitalize, nameField, withUnit, writeFields, writeWords } from './write-words.ts';

/** A fact in words. */
export interface DescribedFact {
  readonly label: string;
  readonly value: string;
  /** Of a rule: what it consists of, line by line; its value is the same in one. */
  readonly lines: RuleLine[];
  /** What else decides whether it holds. */
  readonly details: { readonly name: string; readonly words: string }[];
}

/** Said by the label, by the value, or by where a fact stands. */
const SAID: ReadonlySet<string> = new Set([
  ...OF_MEASURE,
  'right',
  'step',
  'event',
  'phase',
  'role',
  'is',
  'direction',
  'knownFrom',
]);
/** What the period of a participation says, and the union and its member. */
const OF_PERIOD: ReadonlySet<string> = new Set(['union', 'member', 'from', 'to', 'inForce']);
const OF_ROLE: Readonly<Record<string, string>> = {
  notification: 'When a filing is required',
  special: 'When a filing is required after a decision of the authority',
  class: 'Which class a filing is of',
};
/** A topic that many facts have: what one of them is of is said by its kind or its value. */
const OF_MANY = /control$/u;
/** What follows a head belongs to it; what stands at one depth is set apart. */
const INDENT = '– ';

/** What a fact says, and what it is called; `find` knows the thresholds that a rule names (OP-186). */
export function describeFact(fact: Fact, find: (id: string) => Fact | undefined): DescribedFact {
  const { qualifiers, currency, subject } = fact;
  const said = Object.entries(qualifiers).filter(([key, value]) => !SAID.has(key) && value !== null);
  const details = [
    ...(['union', 'instrument', 'office', 'institution', 'product'] as const).flatMap((of) =>
      subject[of] === undefined ? [] : [{ name: capitalize(of), words: subject[of] }],
    ),
    ...said.map(([key, value]) => ({
      name: capitalize(nameField(key)),
      // A limit that may become longer does so in the same unit.
      words:
        key === 'extended' && typeof value === 'number' && fact.unit !== undefined
          ? withUnit(String(value), value, fact.unit)
          : writeWords(value, currency, key),
    })),
  ];
  return { ...sayFact(fact, find), details };
}

function sayFact(fact: Fact, find: (id: string) => Fact | undefined): Omit<DescribedFact, 'details'> {
  if (fact.kind === 'threshold') {
    return { ...describeThreshold(fact), lines: [] };
  }
  const tree = readFields(fact.value)?.['notifyIf'];
  if (tree === undefined) return { ...nameFact(fact), lines: [] };
  const lines = describeRule(tree, { find });
  const value = lines.map(({ depth, words }) => `${INDENT.repeat(depth)}${words}`).join('\n');
  return { label: OF_ROLE[readText(fact.qualifiers, 'role') ?? ''] ?? capitalize(fact.topic), value, lines };
}

function nameFact(fact: Fact): { label: string; value: string } {
  const { kind, topic, value = null, qualifiers } = fact;
  const fields = readFields(value);
  const [[key, first] = ['', null], ...others] = Object.entries(fields ?? {});
  // What a status is of stands in its first field where its topic is that of many: `filing: mandatory`.
  if (kind === 'status' && fields && OF_MANY.test(topic)) {
    const own = typeof fields['currency'] === 'string' ? fields['currency'] : undefined;
    const rest = writeFields(Object.fromEntries(others), own);
    return { label: capitalize(nameField(key)), value: [writeWords(first, own, key), rest].filter(Boolean).join('; ') };
  }
  const phase = kind === 'time-limit' ? qualifiers['phase'] : undefined;
  if (fields && isOfParticipation(fact)) return { label: capitalize(topic), value: writeParticipation(fields) };
  if (kind === 'reservation') return { label: 'Reservation', value: writeReservation(topic, value) };
  const own = topic.replace(/^(?:fee|time limit|form|membership|computation): /u, '');
  return {
    label:
      phase === undefined
        ? capitalize(kind === 'fee' && OF_MANY.test(topic) ? 'fee' : own)
        : `Phase ${writeWords(phase)}`,
    value: writeValue(fact),
  };
}

/** `Party by accession; deposited 12 Jun 1961`: its days stand beside it, and of whom and of what it is. */
function writeParticipation({ status = 'member', means, ...others }: Readonly<Record<string, FactValue>>): string {
  const by = typeof means === 'string' ? ` by ${means}` : '';
  const rest = Object.entries(others).filter(([key, value]) => value !== null && !OF_PERIOD.has(key));
  const parts = rest.map(([key, value]) => `${nameField(key)} ${writeWords(value, undefined, key)}`);
  return [`${capitalize(writeWords(status))}${by}`, ...parts].join('; ');
}

/** One that is made needs no yes, and that there is none no no. */
function writeReservation(topic: string, value: FactValue): string {
  const own = topic.replace(/^reservation: /u, '');
  return capitalize(value === true || own.startsWith('none') ? own : `${own}: ${writeWords(value)}`);
}

function writeValue(fact: Pick<Fact, 'value' | 'unit' | 'currency' | 'qualifiers'>): string {
  const { value = null, unit, currency, qualifiers } = fact;
  const { event, direction } = qualifiers;
  const from = typeof event === 'string' ? ` ${direction === 'back' ? 'before' : 'from'}: ${event}` : '';
  if (value === null) return unit === 'end of month' ? writeWords(qualifiers['runsFrom'] ?? null) : `unknown${from}`;
  const limit = qualifiers['is'] === 'maximum' ? 'at most ' : '';
  if (typeof value === 'number' && currency !== undefined) return `${limit}${writeAmount(value, currency)}`;
  const words = writeWords(value, currency);
  return `${typeof value === 'number' && unit !== undefined ? withUnit(words, value, unit) : words}${from}`;
}

function readFields(value: FactValue | undefined): Readonly<Record<string, FactValue>> | undefined {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Readonly<Record<string, FactValue>>) : undefined;
}
