import { TABLES, type Table } from './deal.ts';

/** What has to be asked for, as a field of a form knows it. */
export type Asked =
  | { readonly kind: 'figure'; readonly table: Table; readonly party: string; readonly key: string }
  | { readonly kind: 'value' }
  | { readonly kind: 'value in place'; readonly what: 'amount' | 'accumulated'; readonly place: string }
  | { readonly kind: 'interest' }
  | { readonly kind: 'votes'; readonly when: 'before' | 'after' }
  | { readonly kind: 'share'; readonly of: 'combined' | 'increment' | 'largest'; readonly place: string }
  | { readonly kind: 'share of party'; readonly party: string; readonly place: string }
  | { readonly kind: 'rate'; readonly from: string; readonly to: string }
  | { readonly kind: 'condition'; readonly name: string }
  | { readonly kind: 'seat'; readonly party: string };

type Read = (words: readonly string[]) => Asked | undefined;

const TABLE_BY_NAME = new Map(TABLES.map((table) => [table === 'RetailTurnover' ? 'Retail turnover' : table, table]));

/** How what is missing is worded (`CaseFigures`), with what each of it is; a name of a party may hold any words. */
const WAYS: readonly (readonly [RegExp, Read])[] = [
  [
    /^(Turnover|Retail turnover|Assets) of (.+) in ((?:World|EU|[A-Z]{2})(?:\.previous)?)$/su,
    ([name = '', party = '', key = '']) => {
      const table = TABLE_BY_NAME.get(name);
      return table && { kind: 'figure', table, party, key };
    },
  ],
  [/^Value of the deal$/u, () => ({ kind: 'value' })],
  [/^Value of the deal in (\w{2})$/u, ([place = '']) => ({ kind: 'value in place', what: 'amount', place })],
  [
    /^Assets or capital accumulated in (\w{2})$/u,
    ([place = '']) => ({ kind: 'value in place', what: 'accumulated', place }),
  ],
  [/^Interest acquired$/u, () => ({ kind: 'interest' })],
  [/^Votes held before the deal$/u, () => ({ kind: 'votes', when: 'before' })],
  [/^Votes held after the deal$/u, () => ({ kind: 'votes', when: 'after' })],
  [/^Share combined in (\w{2})$/u, ([place = '']) => ({ kind: 'share', of: 'combined', place })],
  [/^Increment of share in (\w{2})$/u, ([place = '']) => ({ kind: 'share', of: 'increment', place })],
  [/^Largest share in (\w{2})$/u, ([place = '']) => ({ kind: 'share', of: 'largest', place })],
  [/^Share of (.+) in (\w{2})$/su, ([party = '', place = '']) => ({ kind: 'share of party', party, place })],
  [/^Rate from ([A-Z]{3}) to ([A-Z]{3})$/u, ([from = '', to = '']) => ({ kind: 'rate', from, to })],
  [/^Condition (.+)$/u, ([name = '']) => ({ kind: 'condition', name })],
  [/^Seat of (.+)$/su, ([party = '']) => ({ kind: 'seat', party })],
];

/** What is missing, by the words that say so; undefined for words that nobody says. */
export function readAsked(missing: string): Asked | undefined {
  for (const [words, read] of WAYS) {
    const found = words.exec(missing);
    if (found) return read(found.slice(1));
  }
  return undefined;
}
