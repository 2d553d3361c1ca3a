import { FACT_KINDS, SUBJECTS, type Fact, type FactSource, type FactSubject, type FactValue } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { rivalKeyOf } from '../facts/rivals.ts';
import { isCurrency, isOfMoney, isUnit, UNITS } from '../facts/units.ts';
import { listNamedFacts } from '../facts/list-named-facts.ts';
import { findCode, idOfCode } from '../places/known-unions.ts';
import { findTreeFault } from '../thresholds/find-tree-fault.ts';
import { MEASURES_OF_MONEY } from '../thresholds/words.ts';
import type { FieldSource } from './field-source.ts';
import {
  date,
  editions,
  type Field,
  readShape,
  recordId,
  requiredChoice,
  requiredDate,
  requiredText,
  text,
} from './fields.ts';
import { isEarlier } from './is-earlier.ts';
import { defineKind, recordKey, type LibraryRecord, type Wanted } from './record-kind.ts';

/** A fact of law as the library keeps it (OP-186). */
export interface FactRecord extends LibraryRecord {
  readonly id: string;
  readonly fact: Fact;
  readonly meta: Readonly<Record<string, unknown>>;
}

const LONGEST_QUOTE = 200;
/** A place that is the convention itself: its depositary, its rules. */
export const THE_INSTRUMENT = 'XX';
const ANYTHING = { type: ['number', 'string', 'boolean', 'array', 'object', 'null'] } as const;

const SUBJECT: Field<FactSubject> = {
  schema: {
    type: 'object',
    properties: Object.fromEntries(SUBJECTS.map((name) => [name, { type: 'string' }])),
    additionalProperties: false,
    minProperties: 1,
    description:
      'What it is about. `place`: a land code of ISO 3166-1 or the id of a union; `XX` for the instrument itself.',
  },
  isRequired: true,
  read: readSubject,
};

const SOURCE: Field<FactSource> = {
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      address: { type: ['string', 'null'] },
      place: { type: ['string', 'null'] },
    },
    required: ['title'],
    additionalProperties: false,
    description: 'The text that says so: its title, its official number or address, the place in it.',
  },
  isRequired: true,
  read: readSource,
};

const FIELDS = {
  id: recordId(),
  editions: editions(),
  subject: SUBJECT,
  topic: requiredText('What is said of it, for example `merger control`.'),
  kind: requiredChoice(FACT_KINDS, 'What is said.'),
  value: anything('Left out or null where nobody could read it.'),
  unit: text(`Allowed are ${UNITS.join(', ')}; behind it may stand \`from …\`.`),
  currency: text('ISO 4217; required of amounts of money.'),
  qualifiers: {
    schema: { type: 'object', description: 'What else decides whether it holds.' },
    read: readQualifiers,
  } satisfies Field<Fact['qualifiers'] | undefined>,
  validFrom: date('The first day on which it holds.'),
  validUntil: date('The last day on which it holds.'),
  source: SOURCE,
  quote: text(`At most ${LONGEST_QUOTE} characters, of an official text.`),
  readOn: requiredDate('The day on which the source was read.'),
  readFrom: text('`the text itself`, or whose report of it.'),
  note: text('Also whether sources differ.'),
};

/** Facts of law: what holds of whom from when to when, with where that was read. */
export const FACT = defineKind({
  name: 'fact',
  plural: 'facts',
  fields: FIELDS,
  example: {
    kind: 'fee',
    id: 'quay-office-opposition',
    subject: { place: 'NO', office: 'Quay Office' },
    topic: 'opposition fee',
    value: 880,
    unit: 'amount',
    currency: 'NOK',
    validFrom: '2024-04-01',
    source: { title: 'Order on Quay Fees', address: 'https://quay.example/fees', place: 'Section 3' },
    readOn: '2026-11-27',
  },
  read: (source): FactRecord => {
    const { id, editions, ...fields } = readShape(source, FIELDS);
    // Where whoever read it keeps a copy is nobody's concern.
    source.value('stored');
    const value = sayThrough(fields.value);
    const fact: Fact = {
      id,
      ...fields,
      ...(value === undefined ? {} : { value }),
      qualifiers: fields.qualifiers ?? {},
    };
    refuseWrong(fact, source);
    return { key: recordKey(id), id, editions, fact, meta: source.rest() };
  },
  listWanted,
  listNames: ({ fact }) => {
    const key = rivalKeyOf(fact);
    return key === undefined ? [] : [{ name: key, form: 'name' }];
  },
  listLinks: ({ fact: { subject, value } }) => [
    ...listPlaces(subject, value).map((id) => ({ role: 'place', kind: 'place', id }) as const),
    ...(subject.instrument === undefined
      ? []
      : ([{ role: 'instrument', kind: 'instrument', id: subject.instrument, name: subject.instrument }] as const)),
  ],
});

/** Places by the ids of their records, and the union of which somebody is a member. */
function listPlaces({ place, union }: FactSubject, value: FactValue | undefined): readonly string[] {
  const joined = typeof value === 'object' && value !== null && 'union' in value ? value.union : undefined;
  const codes = [place, union, typeof joined === 'string' ? joined : undefined].flatMap((code) => code ?? []);
  return [...new Set(codes.map((code) => idOfCode(findCode(code) ?? code)))];
}

/** Facts that a rule names have to be known, and so a place that no library knows by itself: the id of a union. */
function listWanted(source: FieldSource): Wanted[] {
  const tree = source.text('kind') === 'rule' ? treeOf(source.value('value') as FactValue | undefined) : undefined;
  const named = tree === undefined ? [] : listNamedFacts({ value: tree });
  return [...listWantedPlaces(source), ...[...new Set(named)].map((id) => wantFact(id, source))];
}

function wantFact(id: string, source: FieldSource): Wanted {
  const refusal = source.refuse('value', `names the fact \`${id}\`, which neither this import nor the library has`);
  return { kind: 'fact', id, refusal };
}

function listWantedPlaces(source: FieldSource): Wanted[] {
  return source.records('subject').flatMap((subject) => {
    const place = subject.text('place');
    if (place === undefined || place === THE_INSTRUMENT || findCode(place) !== undefined) return [];
    const allowed = `land codes of ISO 3166-1, ids of unions such as EU, and ${THE_INSTRUMENT} for the instrument itself`;
    const refusal = subject.refuse('place', `\`${place}\` is no place that is known; allowed are ${allowed}`);
    return [{ kind: 'union', id: place, refusal }];
  });
}

function anything(description: string): Field<FactValue | undefined> {
  return {
    schema: { ...ANYTHING, description },
    read: (source, key) => source.value(key) as FactValue | undefined,
  };
}

function readSubject(source: FieldSource, key: string): FactSubject {
  const [subject, more] = source.records(key);
  if (!subject || more) throw source.refuse(key, `is required: fields with values; allowed are ${SUBJECTS.join(', ')}`);
  const said = SUBJECTS.flatMap((name) => {
    const found = subject.text(name);
    return found === undefined ? [] : [[name, found] as const];
  });
  const [other] = Object.keys(subject.rest());
  if (other !== undefined || said.length === 0) {
    throw source.refuse(
      key,
      `${other === undefined ? 'says nothing' : `has \`${other}\``}; allowed are ${SUBJECTS.join(', ')}`,
    );
  }
  const fields: FactSubject = Object.fromEntries(said);
  const { place } = fields;
  return place === undefined ? fields : { ...fields, place: findCode(place) ?? place };
}

function readSource(source: FieldSource, key: string): FactSource {
  const [said, more] = source.records(key);
  if (!said || more)
    throw source.refuse(key, 'is required: a fact of law names where it was read, with `title`, `address` and `place`');
  const title = said.requiredText('title');
  const address = said.text('address');
  const place = said.text('place');
  return { title, ...(address === undefined ? {} : { address }), ...(place === undefined ? {} : { place }) };
}

function readQualifiers(source: FieldSource, key: string): Fact['qualifiers'] | undefined {
  const said = source.value(key);
  if (said === undefined) return undefined;
  if (typeof said === 'object' && !Array.isArray(said)) return said as Fact['qualifiers'];
  throw source.refuse(key, 'must be fields with values');
}

/** The union through which a place is bound, as a field of its own where a source has it in words alone. */
function sayThrough(value: FactValue | undefined): FactValue | undefined {
  const isBound = readText(value, 'status') === 'bound' && readText(value, 'through') === undefined;
  const isByUnion = /\b(?:EU|European Union)\b/u.test(readText(value, 'means') ?? '');
  return isBound && isByUnion ? { ...(value as Readonly<Record<string, FactValue>>), through: 'EU' } : value;
}

function refuseWrong(fact: Fact, source: FieldSource): void {
  const { unit, currency, validFrom, validUntil, quote, readOn } = fact;
  if (unit !== undefined && !isUnit(unit)) {
    throw source.refuse('unit', `\`${unit}\` is no unit that is known; allowed are ${UNITS.join(', ')}`);
  }
  if (currency !== undefined && !isCurrency(currency)) {
    throw source.refuse('currency', `\`${currency}\` is no currency; allowed are codes of ISO 4217, for example EUR`);
  }
  if (currency === undefined && isAmount(fact)) throw source.refuse('currency', 'is required of an amount of money');
  refuseTree(fact, source);
  if (validFrom !== undefined && validUntil !== undefined && isEarlier(validUntil, validFrom)) {
    throw source.refuse('validUntil', `\`${validUntil}\` is before \`${validFrom}\`, when it began to hold`);
  }
  if (readOn.length < 'yyyy-mm-dd'.length) throw source.refuse('readOn', `\`${readOn}\` must be a day, yyyy-mm-dd`);
  if (quote !== undefined && quote.length > LONGEST_QUOTE) {
    throw source.refuse('quote', `has ${quote.length} characters; at most ${LONGEST_QUOTE} are allowed`);
  }
}

/** Also a threshold on what is counted in money, where it is not said what else it is counted in. */
function isAmount({ kind, unit, value, qualifiers }: Fact): boolean {
  const measure = readText(qualifiers, 'measure') ?? '';
  const isMeasured = kind === 'threshold' && typeof value === 'number' && MEASURES_OF_MONEY.has(measure);
  return isOfMoney(unit) || (isMeasured && unit === undefined);
}

/** A rule of which nobody could work a part. */
function refuseTree({ kind, value }: Fact, source: FieldSource): void {
  const tree = kind === 'rule' ? treeOf(value) : undefined;
  const fault = tree === undefined ? undefined : findTreeFault(tree);
  if (!fault) return;
  throw source.refuse('value', `${['notifyIf', fault.at].filter((part) => part !== '').join('.')} ${fault.reason}`);
}

/** The tree of a rule on when to file; other rules are words. */
function treeOf(value: FactValue | undefined): FactValue | undefined {
  const isTree = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isTree ? (value as Readonly<Record<string, FactValue>>)['notifyIf'] : undefined;
}
