import { parseDayFirstDate, parseLegalDate } from '../reading/legal-date.ts';
import { shortCountryName } from './country-name.ts';
import { splitParties } from '#domain/places/split-parties.ts';
import type { ColumnRule, FieldRule, ValueKind } from './csv-mapping.ts';

export type Row = Readonly<Record<string, string>>;

/** A row with the companion rows that belong to it. */
export interface JoinedRow {
  readonly row: Row;
  readonly companions: readonly Row[];
}

/** Why a row cannot be taken, in words that name the column. */
export class RowProblem extends Error {}

/** The values that a rule gives for a row, without empty ones and without repetitions. */
export function applyRule(rule: FieldRule, joined: JoinedRow): readonly string[] {
  const rules: readonly (string | ColumnRule)[] = Array.isArray(rule) ? rule : [rule as string | ColumnRule];
  const values = rules.flatMap((single) =>
    typeof single === 'string' ? [fillTemplate(single, joined.row)] : applyColumn(single, joined),
  );
  return [...new Set(values.map((value) => value.replace(/\s+/g, ' ').trim()).filter((value) => value !== ''))];
}

/** A text with `{column}` places; empty when a column it names is empty. */
function fillTemplate(template: string, row: Row): string {
  let isComplete = true;
  const filled = template.replace(/\{([^{}]+)\}/g, (_, column: string) => {
    const value = row[column]?.trim() ?? '';
    if (value === '') isComplete = false;
    return value;
  });
  return isComplete ? filled : '';
}

function applyColumn(rule: ColumnRule, joined: JoinedRow): string[] {
  const cells = rule.companion
    ? joined.companions.map((row) => row[rule.column] ?? '')
    : [joined.row[rule.column] ?? ''];
  return cells
    .flatMap((cell) => (rule.split === undefined ? [cell] : cell.split(rule.split)))
    .flatMap((value) => (rule.parties ? splitParties(value) : [value]))
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => readValue(value, rule));
}

function readValue(value: string, rule: ColumnRule): string {
  if (rule.values) {
    const mapped = Object.hasOwn(rule.values, value) ? rule.values[value] : undefined;
    if (mapped !== undefined) return mapped;
    throw new RowProblem(`${rule.column} is \`${value}\`; allowed are ${Object.keys(rule.values).join(', ')}`);
  }
  const { read, allowed } = KINDS[rule.as ?? 'text'];
  const found = read(value);
  if (found === undefined) throw new RowProblem(`${rule.column} is \`${value}\`; allowed is ${allowed}`);
  return found;
}

const KINDS: Readonly<Record<ValueKind, { read: (value: string) => string | undefined; allowed: string }>> = {
  text: { read: (value) => value, allowed: 'any text' },
  'iso-date': { read: (value) => parseLegalDate(value), allowed: 'a date as YYYY-MM-DD, YYYY-MM or YYYY' },
  'day-first-date': {
    read: (value) => parseDayFirstDate(value) ?? parseLegalDate(value),
    allowed: 'a date as DD/MM/YYYY',
  },
  'nace-code': {
    read: (value) =>
      /^[A-U](?:\.(\d{2}(?:\.\d{1,2}){0,2}))?(?= |$)/
        .exec(value)
        ?.slice(0, 2)
        .findLast((part) => part),
    allowed: 'a NACE code such as D.35.1',
  },
  country: { read: shortCountryName, allowed: 'the name of a country' },
  'icsid-year': { read: readIcsidYear, allowed: 'a case number with the year in it, such as ARB/72/1' },
};

/** `ARB/72/1` was registered in 1972, `ARB/12/5` in 2012: the Centre began in 1966. */
function readIcsidYear(caseNumber: string): string | undefined {
  const year = /\/(\d{2})\/\d+$/.exec(caseNumber)?.[1];
  return year === undefined ? undefined : `${Number(year) >= 66 ? 19 : 20}${year}`;
}
