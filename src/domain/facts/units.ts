/** Units of amounts of money, which need a currency. */
const OF_MONEY: ReadonlySet<string> = new Set(['money', 'amount']);

/** What values are counted in; behind some stands from what, `months from complete notification`. */
const OTHERS = [
  'percent',
  'part',
  'day',
  'days',
  'calendar days',
  'working days',
  'business days',
  'further days',
  'week',
  'weeks',
  'month',
  'months',
  'end of month',
  'year',
  'years',
  'member states',
  'rule',
  'UMA',
] as const;

export const UNITS: readonly string[] = [...OF_MONEY, ...OTHERS];

/** Whether something is a unit, alone or with the words that say from or of what. */
export function isUnit(unit: string): boolean {
  return UNITS.includes(unit.replace(/ (?:from|of) (?!month\b).*$/u, ''));
}

/** Whether a value in a unit is an amount of money. */
export function isOfMoney(unit: string | undefined): boolean {
  return unit !== undefined && OF_MONEY.has(unit);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether something is a currency of ISO 4217. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}
