import { numberKey } from '../words/number-key.ts';
import { splitWords } from '../words/split-words.ts';
import type { TextSpan } from './html-text.ts';

/** A number, date or amount of a text, or a word that says yes or no. */
export interface Figure extends TextSpan {
  readonly kind: 'date' | 'amount' | 'number' | 'answer';
  /** Equal where two figures mean the same: `EUR 5 million` and `€5,000,000`. */
  readonly key: string;
  /** Its words, each with what it means by itself. */
  readonly parts: readonly (TextSpan & { readonly key: string })[];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;
const NUMBER = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`;
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 };
const SCALE = String.raw`(?:\s?(?<scale>thousand|million|billion|bn|m)\b)?`;
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  euro: 'EUR',
  dollar: 'USD',
  pound: 'GBP',
  franc: 'CHF',
};
const CODES =
  '(?:AED|ARS|AUD|BGN|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|ILS|INR|ISK|JPY|KES|KRW|KZT|MAD|MXN|MYR|NGN|NOK|NZD|PEN|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TND|TRY|TWD|UAH|USD|UYU|VND|ZAR)';
const SIGN = String.raw`(?:US|HK|S|A|C)?\$|[€£¥]|${CODES}(?=[\s\d\u00a0])`;
const NAMED = String.raw`${CODES}\b|€|euros?\b|dollars?\b|pounds?\b|(?:Swiss )?francs?\b`;
const UNIT = String.raw`(?<unit>(?:[\s\u00a0-](?:working|business|calendar|trading|court|successive|clear))?[\s\u00a0-](?:days?|weeks?|months?|years?|hours?|minutes?|arbitrators?|judges?|members?|copies|pages|words|instances?))?`;
const COUNTED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, at) => [word, at]),
  ),
  ...Object.fromEntries(
    'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 30 + at * 10]),
  ),
  hundred: 100,
};
const WORD_NUMBER = `(?:${Object.keys(COUNTED).join('|')})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?`;

/** What can stand at a place, the longest meaning first; `one of the parties` counts nothing. */
const FIGURE = new RegExp(
  [
    String.raw`(?<iso>\b\d{4}-\d\d-\d\d\b)`,
    String.raw`(?<dayFirst>\b(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?(?<month>${MONTH})\.?,? (?<year>\d{4})\b)`,
    String.raw`(?<monthFirst>\b(?<month2>${MONTH})\.? (?<day2>\d{1,2})(?:st|nd|rd|th)?,? (?<year2>\d{4})\b)`,
    String.raw`(?<monthOnly>\b(?<month3>${MONTH}) (?<year3>\d{4})\b)`,
    String.raw`(?<amount>(?<![\p{L}\d])(?<sign>${SIGN})[\s\u00a0]?(?<sum>${NUMBER})${SCALE})`,
    String.raw`(?<amountAfter>(?<![\p{L}\d])(?<sum2>${NUMBER})${SCALE.replace('scale', 'scale2')}[\s\u00a0]?(?<sign2>${NAMED}))`,
    String.raw`(?<share>(?<![\p{L}\d])(?<rate>${NUMBER})[\s\u00a0]?(?:%|per cent\b|percent\b))`,
    String.raw`(?<plain>(?<![\p{L}\d])(?<count>${NUMBER})(?<letter>\p{L}*)${UNIT})`,
    String.raw`(?<spelt>(?<!\b(?:no|any|every|each|some)[ -])\b(?<word>${WORD_NUMBER})\b(?! (?:of|or|another|by)\b)${UNIT.replace('unit', 'unit2')})`,
    String.raw`(?<answer>\b(?:yes|no|not|none|never|neither|nor|cannot)\b|(?<=\p{L})n['’]t\b)`,
  ].join('|'),
  'iuy',
);

type Groups = Readonly<Record<string, string | undefined>>;

/** Where a figure may begin. */
const START = /(?<![\p{L}\p{N}])[\p{L}\d€$£¥]|(?<=\p{L})n['’]t/gu;
/** The first two letters of all words with which one begins: most words of a text are none of them. */
const BEGINNINGS = new Set(
  [
    ...MONTHS,
    ...Object.keys(COUNTED),
    ...CODES.slice(3, -1).split('|'),
    'yes',
    'no',
    'never',
    'cannot',
    'us',
    'hk',
  ].map((word) => word.slice(0, 2).toLowerCase()),
);

/** The figures of a text in its order. */
export function listFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(START)) {
    if (index < end) continue;
    if (/^\p{L}$/u.test(sign) && !BEGINNINGS.has(text.slice(index, index + 2).toLowerCase())) continue;
    FIGURE.lastIndex = index;
    const found = FIGURE.exec(text);
    if (!found) continue;
    end = index + found[0].length;
    figures.push({ ...readMeaning(found.groups ?? {}), from: index, to: end, parts: listParts(found[0], index) });
  }
  return figures;
}

function readMeaning(groups: Groups): Pick<Figure, 'kind' | 'key'> {
  const { iso, answer } = groups;
  if (iso !== undefined) return { kind: 'date', key: iso };
  if (answer !== undefined) return { kind: 'answer', key: answer.toLowerCase() === 'yes' ? 'yes' : 'no' };
  const year = groups['year'] ?? groups['year2'] ?? groups['year3'];
  if (year !== undefined) return { kind: 'date', key: dateKey(year, groups) };
  const sum = groups['sum'] ?? groups['sum2'];
  if (sum !== undefined) return { kind: 'amount', key: amountKey(sum, groups) };
  const { rate, count, letter = '', word } = groups;
  if (rate !== undefined) return { kind: 'number', key: `${numberOf(rate)} %` };
  const unit = unitKey(groups['unit'] ?? groups['unit2'] ?? '');
  const value = word === undefined ? `${numberOf(count ?? '')}${letter.toLowerCase()}` : String(countOf(word));
  return { kind: 'number', key: `${value}${unit}` };
}

function dateKey(year: string, groups: Groups): string {
  const month = (groups['month'] ?? groups['month2'] ?? groups['month3'] ?? '').slice(0, 3).toLowerCase();
  const day = groups['day'] ?? groups['day2'];
  const two = (value: number | string) => String(value).padStart(2, '0');
  return [year, two(MONTHS.indexOf(month) + 1), ...(day === undefined ? [] : [two(day)])].join('-');
}

function amountKey(sum: string, groups: Groups): string {
  const sign = (groups['sign'] ?? groups['sign2'] ?? '').replace(/^Swiss /iu, '');
  const scale = SCALES[(groups['scale'] ?? groups['scale2'] ?? '').toLowerCase()] ?? 1;
  const currency = CURRENCIES[sign] ?? CURRENCIES[numberKey(sign.toLowerCase())] ?? sign.toUpperCase();
  const value = Number(numberOf(sum)) * scale;
  return `${currency} ${Number.isNaN(value) ? sum : Number(value.toPrecision(12))}`;
}

/** `10,000`, `10 000` and `10.000.000` without their separators; `3.2.1`, which is no quantity, as it is. */
function numberOf(printed: string): string {
  const bare = printed.replaceAll(/['’\u00a0\u202f]/gu, ',');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare)) return bare.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/u.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d+$/u.test(bare)) return bare.replace(',', '.');
  return bare;
}

function countOf(word: string): number {
  return word
    .toLowerCase()
    .split('-')
    .reduce((sum, part) => sum + (COUNTED[part] ?? 0), 0);
}

function unitKey(unit: string): string {
  const words = unit.toLowerCase().split(/[\s\u00a0-]+/u);
  return words.map((word) => numberKey(word)).join(' ');
}

/** What each word means by itself, so that of two figures only what differs is marked. */
function listParts(words: string, at: number): Figure['parts'] {
  return splitWords(words).flatMap(({ text, from, to }) => {
    const lower = text.toLowerCase();
    if (!/[\p{L}\p{N}€$£¥%]/u.test(text)) return [];
    const key = /^\d/u.test(text) ? numberOf(text) : String(COUNTED[lower] ?? CURRENCIES[text] ?? partKey(lower));
    return [{ from: at + from, to: at + to, key }];
  });
}

function partKey(word: string): string {
  if (word === '%' || word === 'per' || word === 'cent' || word === 'percent') return '%';
  const month = MONTHS.find((name) => word.startsWith(name));
  return month !== undefined && new RegExp(`^${MONTH}$`, 'u').test(word) ? month : numberKey(word);
}
