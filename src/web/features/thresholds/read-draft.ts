import { isCurrency } from '#domain/facts/units.ts';
import { TABLES } from '#domain/thresholds/deal.ts';
import { FIGURE_HINT, readFigure } from '#domain/thresholds/read-figure.ts';
import {
  besideRate,
  currencyIn,
  type DealDraft,
  type DealInput,
  type DraftParty,
  figureId,
  listShownPlaces,
  rateId,
} from './deal-draft.ts';

const NO_CURRENCY = 'No currency has this code; say one such as EUR.';

/** A merger that can be asked about, or what is wrong with it, by field. */
export interface ReadDraft {
  readonly deal: DealInput;
  readonly faults: Readonly<Record<string, string>>;
}

type Faults = Record<string, string>;

/** The fields that hold a rate, in the order in which they are shown. */
type RatePairs = readonly (readonly [from: string, to: string])[];

/** What is typed in as the call takes it; `pairs`: the rates that have fields. An empty field is unknown, and never none. */
export function readDraft(draft: DealDraft, pairs: RatePairs): ReadDraft {
  const faults: Faults = {};
  const { day, places, parties, values, isNoneElsewhere } = draft;
  if (places.length === 0) faults['places'] = 'Choose at least one place.';
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) faults['day'] = 'Say the day of the law.';
  for (const [at, { id, name, currency }] of parties.entries()) {
    if (name.trim() === '') faults[`name ${id}`] = 'Say a name; a letter will do.';
    else if (parties.findIndex((other) => other.name.trim() === name.trim()) < at) {
      faults[`name ${id}`] = 'Another party has this name, too.';
    }
    if (!isCurrency(currency)) faults[`currency ${id}`] = NO_CURRENCY;
  }
  if (!isCurrency(draft.valueCurrency)) faults['value-currency'] = NO_CURRENCY;
  const read = (id: string) => readField(values, id, faults);
  const conditions = Object.entries(values).flatMap(([id, said]) =>
    id.startsWith('condition ') && said !== '' ? [[id.slice('condition '.length), said === 'yes'] as const] : [],
  );
  const deal: DealInput = {
    Day: day,
    Places: [...places],
    ...(isNoneElsewhere ? { OtherStates: 0 } : {}),
    Parties: parties.map((party) => readParty(party, draft, read)),
    ...readValue(draft, read),
    ...withNumber('Interest', read('interest')),
    ...readVotes(read),
    ...readShares(draft, read),
    ...readRates(values, pairs, faults),
    ...(conditions.length > 0 ? { Conditions: Object.fromEntries(conditions) } : {}),
  };
  return { deal, faults };
}

/** Without a figure a place that has a row is listed as unknown. */
function readParty(
  { id, name, role, seat, currency }: DraftParty,
  draft: DealDraft,
  read: (id: string) => number | undefined,
): DealInput['Parties'][number] {
  const tables = TABLES.flatMap((table) => {
    const first = figureId(id, table, '');
    const typed = Object.keys(draft.values).filter((one) => one.startsWith(first));
    const given = typed.flatMap((one) => {
      const figure = read(one);
      return figure === undefined ? [] : [[one.slice(first.length), figure] as const];
    });
    const shown = table === 'Turnover' ? listShownPlaces(draft).map((place) => [place, null] as const) : [];
    const figures = Object.fromEntries([...shown, ...given]);
    return Object.keys(figures).length === 0 ? [] : [[table, figures] as const];
  });
  const Seat = seat === '' ? {} : { Seat: seat };
  return { Name: name.trim(), Role: role, ...Seat, Currency: currency, ...Object.fromEntries(tables) };
}

function readValue(draft: DealDraft, read: (id: string) => number | undefined): Pick<DealInput, 'Value'> {
  const currency = draft.valueCurrency;
  const places = listKeys(draft.values, /^value (\w{2}) (?!currency)/u);
  const own = places.map((place) => [
    place,
    {
      ...withNumber('amount', read(`value ${place} amount`)),
      currency: currencyIn(draft, place),
      ...withNumber('accumulated', read(`value ${place} accumulated`)),
    },
  ]);
  const amount = withNumber('Amount', read('value'));
  if (own.length === 0 && !('Amount' in amount)) return {};
  return { Value: { ...amount, Currency: currency, ...(own.length > 0 ? { In: Object.fromEntries(own) } : {}) } };
}

function readVotes(read: (id: string) => number | undefined): Pick<DealInput, 'Votes'> {
  const votes = { ...withNumber('before', read('votes before')), ...withNumber('after', read('votes after')) };
  return Object.keys(votes).length === 0 ? {} : { Votes: votes };
}

function readShares({ values, parties }: DealDraft, read: (id: string) => number | undefined) {
  const places = listKeys(values, /^share (\w{2}) /u);
  const shares = places.map((place) => {
    const each = parties.flatMap(({ id, name }) => {
      const share = read(`share ${place} party ${id}`);
      return share === undefined ? [] : [[name.trim(), share] as const];
    });
    const own = ['combined', 'increment', 'largest'].flatMap((of) => {
      const share = read(`share ${place} ${of}`);
      return share === undefined ? [] : [[of, share] as const];
    });
    return [place, { ...Object.fromEntries(own), ...(each.length > 0 ? { parties: Object.fromEntries(each) } : {}) }];
  });
  return shares.length === 0 ? {} : { Shares: Object.fromEntries(shares) as NonNullable<DealInput['Shares']> };
}

/** A rate without day or source has those of the one above it. */
function readRates(values: DealDraft['values'], pairs: RatePairs, faults: Faults): Pick<DealInput, 'Rates'> {
  let [day, source] = ['', ''];
  const rates = pairs.flatMap(([From, To]) => {
    const id = rateId(From, To);
    day = values[besideRate(id, 'day')] || day;
    source = values[besideRate(id, 'source')]?.trim() || source;
    const Rate = readField(values, id, faults);
    if (Rate === undefined) return [];
    if (Rate === 0) faults[id] = 'A rate is more than nought.';
    else if (day === '' || source === '') faults[id] = 'Say the day of the rate and its source.';
    return [{ From, To, Rate, Day: day, Source: source }];
  });
  return rates.length === 0 ? {} : { Rates: rates };
}

function readField(values: DealDraft['values'], id: string, faults: Faults): number | undefined {
  const figure = readFigure(values[id] ?? '');
  if (figure === null) faults[id] = FIGURE_HINT;
  else if (figure !== undefined && figure > mostOf(id))
    faults[id] = mostOf(id) === 100 ? 'At most 100 %.' : 'This is more than any company has.';
  return figure ?? undefined;
}

function mostOf(id: string): number {
  if (/^(?:interest|votes|share)\b/u.test(id)) return 100;
  return id.startsWith('rate') ? 1e9 : 1e15;
}

function listKeys(values: DealDraft['values'], pattern: RegExp): readonly string[] {
  const found = Object.entries(values).flatMap(([id, said]) => (said === '' ? [] : (pattern.exec(id)?.[1] ?? [])));
  return [...new Set(found)];
}

function withNumber<Name extends string>(name: Name, figure: number | undefined): { readonly [Key in Name]?: number } {
  return (figure === undefined ? {} : { [name]: figure }) as { readonly [Key in Name]?: number };
}
