import type { Deal, DealParty } from '#domain/thresholds/deal.ts';

/** A deal worked by hand: a line of `tests/fixtures/thresholds/worked-deals.txt`. */
export interface WorkedDeal {
  readonly line: string;
  readonly place: string;
  readonly day: string;
  readonly deal: Deal;
  readonly result: string;
  readonly missing: readonly string[];
}

const CURRENCIES: Readonly<Record<string, string>> = {
  CZ: 'CZK',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  CH: 'CHF',
  GB: 'GBP',
  TR: 'TRY',
  US: 'USD',
  CA: 'CAD',
  BR: 'BRL',
  MX: 'MXN',
  CN: 'CNY',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  AU: 'AUD',
  ZA: 'ZAR',
  IL: 'ILS',
};
const RATES = [
  ['CZK', 'EUR', 0.04],
  ['SEK', 'EUR', 0.09],
  ['DKK', 'EUR', 0.13],
  ['INR', 'USD', 0.012],
] as const;
const TABLES: Readonly<Record<string, 'Assets' | 'RetailTurnover'>> = { assets: 'Assets', retail: 'RetailTurnover' };

/** The deals of the table. */
export function readWorkedDeals(table: string): WorkedDeal[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [place = '', day = '', said = '', result = '', missing = ''] = line.split('|').map((cell) => cell.trim());
      const deal = readDeal(said, place, CURRENCIES[place] ?? 'EUR');
      return { line, place, day, deal, result, missing: missing === '' ? [] : missing.split(', ') };
    });
}

function readDeal(said: string, place: string, currency: string): Deal {
  const parts = said.split('; ').map((part) => part.split(' '));
  const find = (word: string) => parts.find(([first]) => first === word)?.slice(1);
  const numbers = (word: string) => find(word)?.map(Number) ?? [];
  const party = (name: string, role: DealParty['Role']): DealParty => {
    const own = (find(name) ?? []).map((figure) => figure.split('='));
    const table = (wanted: string | undefined) =>
      Object.fromEntries(
        own.flatMap(([key = '', amount = '']) => {
          const [first = '', ...rest] = key.split('.');
          const isOther = first in TABLES;
          if (wanted !== (isOther ? first : undefined)) return [];
          return [[isOther ? rest.join('.') : key, millions(amount)]];
        }),
      );
    const seat = parts.find(([word, of]) => word === 'seat' && of === name)?.[2] ?? 'DE';
    // A state whose figure is not known is listed, in another table, so that it is not none.
    const open = Object.fromEntries(own.filter(([, amount]) => amount === '?').map(([key = '']) => [key, 0]));
    return {
      Name: name,
      Role: role,
      Seat: seat,
      Currency: currency,
      Turnover: { World: 1e6, EU: 1e6, ...table(undefined) },
      Assets: { ...open, ...table('assets') },
      RetailTurnover: table('retail'),
    };
  };
  const [value] = numbers('value');
  const [inPlace] = numbers('in');
  const [accumulated] = numbers('accumulated');
  const [combined, increment, largest] = numbers('shares');
  const [before, after] = numbers('votes');
  const own = parts.filter(([word]) => word === 'share').map(([, name = '', share]) => [name, Number(share)]);
  const said_ = (word: string, is: boolean) =>
    parts.filter(([first]) => first === word).map(([, name = '']) => [name, is] as const);
  return {
    OtherStates: 0,
    Parties: [party('A', 'acquirer'), party('B', 'target')],
    Value: {
      Amount: millions(value),
      Currency: currency,
      In: { [place]: { amount: millions(inPlace), currency, accumulated: millions(accumulated) } },
    },
    Interest: numbers('interest')[0],
    Votes: { before, after },
    Shares: { [place]: { combined, increment, largest, parties: Object.fromEntries(own) } },
    Rates: RATES.map(([From, To, Rate]) => ({ From, To, Rate, Day: '2026-11-20', Source: 'made up' })),
    Conditions: Object.fromEntries([...said_('yes', true), ...said_('no', false)]),
  };
}

/** An amount in millions; undefined for `?`, which is not known. */
function millions(amount: string | number | undefined): number | undefined {
  return amount === undefined || amount === '?' ? undefined : Math.round(Number(amount) * 1e6);
}
