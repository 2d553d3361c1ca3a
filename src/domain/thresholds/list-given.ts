import { nameCondition } from '../facts/name-condition.ts';
import { writeWords } from '../facts/write-words.ts';
import { TABLES, type Deal, type DealParty, type DealRate, type Table } from './deal.ts';
import { writeFigure } from './read-figure.ts';

/** What a deal says of one thing: a label and what is given. */
export type GivenLine = readonly [label: string, value: string];

/** What the tables of figures are called. */
export const TABLE_NAMES = { Turnover: 'Turnover', RetailTurnover: 'Retail turnover', Assets: 'Assets' } as const;

/** Every figure, rate and condition, a line each; what is not given is not there. */
export function listGiven(
  deal: Deal,
  nameOf: (place: string) => string,
  rates: readonly DealRate[] = [],
): readonly GivenLine[] {
  const { Value, Interest, Votes, Shares, Rates, Conditions, OtherStates } = deal;
  return [
    ...deal.Parties.flatMap((party) => listFigures(party, nameOf)),
    ...line('Value of the deal', Value?.Amount, (amount) => `${Value?.Currency ?? ''} ${writeFigure(amount)}`),
    ...Object.entries(Value?.In ?? {}).flatMap(([place, { amount, currency, accumulated }]) => [
      ...line(`Value of the deal in ${nameOf(place)}`, amount, (sum) => `${currency} ${writeFigure(sum)}`),
      ...line(
        `Assets or capital accumulated in ${nameOf(place)}`,
        accumulated,
        (sum) => `${currency} ${writeFigure(sum)}`,
      ),
    ]),
    ...line('Interest acquired', Interest, sayPercent),
    ...line('Votes before the deal', Votes?.before, sayPercent),
    ...line('Votes after the deal', Votes?.after, sayPercent),
    ...Object.entries(Shares ?? {}).flatMap(([place, { parties, ...own }]) => [
      ...Object.entries(own).flatMap(([of, share]) => line(`Share in ${nameOf(place)}, ${of}`, share, sayPercent)),
      ...Object.entries(parties ?? {}).flatMap(([name, share]) =>
        line(`Share of ${name} in ${nameOf(place)}`, share, sayPercent),
      ),
    ]),
    ...Object.entries(Conditions ?? {}).map(([name, is]): GivenLine => [
      nameCondition(name, nameOf),
      is ? 'Yes' : 'No',
    ]),
    ...(OtherStates === 0 ? [['Member states not listed', 'No turnover there'] as const] : []),
    ...(Rates ?? []).map(sayRate),
    ...rates.map((rate): GivenLine => {
      const [label, words] = sayRate(rate);
      return [label, `${words} (rate of the library)`];
    }),
  ];
}

function listFigures(party: DealParty, nameOf: (place: string) => string): GivenLine[] {
  return TABLES.flatMap((table) =>
    Object.entries(party[table] ?? {}).flatMap(([key, figure]) => {
      return line(nameFigure(table, party.Name, key, nameOf), figure, (sum) => `${party.Currency} ${writeFigure(sum)}`);
    }),
  );
}

/** What a figure of a party is called: `Turnover of A, Germany, year before`. */
export function nameFigure(table: Table, party: string, key: string, nameOf: (place: string) => string): string {
  const [place = '', year] = key.split('.');
  const where = place === 'World' ? 'worldwide' : nameOf(place);
  return `${TABLE_NAMES[table]} of ${party}, ${where}${year === undefined ? '' : ', year before'}`;
}

function line(label: string, figure: number | null | undefined, say: (figure: number) => string): GivenLine[] {
  return typeof figure === 'number' ? [[label, say(figure)]] : [];
}

function sayPercent(share: number): string {
  return `${writeFigure(share)} %`;
}

function sayRate({ From, To, Rate, Day, Source }: DealRate): GivenLine {
  return [`Rate from ${From} to ${To}`, `${writeFigure(Rate)}, ${Source}, ${writeWords(Day)}`];
}
