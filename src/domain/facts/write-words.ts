import { formatDate } from '../document/format-date.ts';
import type { FactValue } from './fact.ts';
import { writeAmount } from './write-amount.ts';

/** Fields whose numbers are sums where a fact has a currency. */
const OF_MONEY =
  /value|turnover|maximum|minimum|\bmax\b|upTo|fee|amount|world|first|second|combined|each of|retail|large|intermediate|^over$/iu;

/** What lawyers call a field, where that is not its name in small letters. */
const NAMES: Readonly<Record<string, string>> = {
  suspensory: 'standstill',
  filing: 'duty to file',
  oneStopShop: 'one-stop shop',
  callIn: 'power to call in',
  state: 'proposal',
  nonWorkingDay: 'where the last day is no working day',
  p2: 'phase 2',
};

const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** What a field of a value or of qualifiers is called: `nonWorkingDay` → `non working day`, `if` → `if`. */
export function nameField(key: string): string {
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;
  return key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll('-', ' ')
    .replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase())
    .replaceAll(/ [A-Z](?=[a-z])/gu, (word) => word.toLowerCase());
}

/** A value as its source has it, in words: yes and no, numbers, dates, lists, fields with their values. */
export function writeWords(value: FactValue, currency?: string, key = ''): string {
  if (value === null) return 'unknown';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return currency !== undefined && OF_MONEY.test(key) ? writeAmount(value, currency) : writeNumber(value);
  }
  if (typeof value === 'string') return /^\d{4}-\d{2}(?:-\d{2})?$/u.test(value) ? formatDate(value) : value;
  if (Array.isArray(value)) return value.map((one: FactValue) => writeWords(one, currency, key)).join(', ');
  return writeFields(value as { readonly [key: string]: FactValue }, currency);
}

/** Fields with their values; a sentence that is called `rule` stands for itself. */
export function writeFields(fields: Readonly<Record<string, FactValue>>, currency?: string): string {
  const own = typeof fields['currency'] === 'string' ? fields['currency'] : currency;
  return Object.entries(fields)
    .filter(([key]) => key !== 'currency')
    .map(([key, value]) => writeField(key, value, own))
    .join('; ');
}

function writeField(key: string, value: FactValue, currency: string | undefined): string {
  const words = writeWords(value, currency, key);
  if (key === 'rule') return words;
  return typeof value === 'number' && /^(?:day|week|month|year)s$/u.test(key)
    ? withUnit(words, value, key)
    : `${nameField(key)}: ${words}`;
}

function writeNumber(value: number): string {
  return PLAIN.format(value);
}

/** Words as a line begins with them. */
export function capitalize(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** A value with its unit: `1 month`, `30 %`, `2/3 of the turnover`. */
export function withUnit(words: string, value: FactValue, unit: string): string {
  if (unit === 'percent') return `${words} %`;
  const name = unit.replace(/^part (?=of )/u, '');
  return `${words} ${value === 1 ? name.replace(/^(days|weeks|months|years)\b/u, (many) => many.slice(0, -1)) : name}`;
}
