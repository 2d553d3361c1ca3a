import type { CallBody } from '#contract/call.ts';
import type { judgeThresholds } from '#contract/thresholds.ts';
import { TABLES, type Role, type Table } from '#domain/thresholds/deal.ts';
import type { Asked } from '#domain/thresholds/read-asked.ts';
import { writeFigure } from '#domain/thresholds/read-figure.ts';

export type DealInput = CallBody<typeof judgeThresholds>;

/** A party as it is typed in; `id` stays when others go. */
export interface DraftParty {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly seat: string;
  readonly currency: string;
}

/** A merger as it is typed in; what is typed in fields stands in `values` by their ids. */
export interface DealDraft {
  readonly day: string;
  readonly places: readonly string[];
  /** Places that no result is wanted for, but figures are given of. */
  readonly others: readonly string[];
  readonly parties: readonly DraftParty[];
  readonly valueCurrency: string;
  /** In member states without a field the parties have nothing. */
  readonly isNoneElsewhere: boolean;
  readonly values: Readonly<Record<string, string>>;
}

/** A merger of an acquirer and a target, of which nothing is known. */
export function createDraft(day: string): DealDraft {
  return {
    day,
    places: [],
    others: [],
    parties: [
      { id: '1', name: 'Acquirer', role: 'acquirer', seat: '', currency: 'EUR' },
      { id: '2', name: 'Target', role: 'target', seat: '', currency: 'EUR' },
    ],
    valueCurrency: 'EUR',
    isNoneElsewhere: false,
    values: {},
  };
}

export const figureId = (party: string, table: Table, key: string) => `figure ${party} ${table} ${key}`;
export const rateId = (from: string, to: string) => `rate ${from} ${to}`;
/** Day and source of a rate stand beside it. */
export const besideRate = (id: string, what: 'day' | 'source') => `${id} ${what}`;
export const conditionId = (name: string) => `condition ${name}`;

/** The field of what is asked; `idOf` knows the party of a name. Undefined where there is none, as for a role that nobody has. */
export function fieldOf(asked: Asked, idOf: (party: string) => string | undefined): string | undefined {
  switch (asked.kind) {
    case 'figure': {
      const party = idOf(asked.party);
      return party === undefined ? undefined : figureId(party, asked.table, asked.key);
    }
    case 'value':
      return 'value';
    case 'value in place':
      return `value ${asked.place} ${asked.what}`;
    case 'interest':
      return 'interest';
    case 'votes':
      return `votes ${asked.when}`;
    case 'share':
      return `share ${asked.place} ${asked.of}`;
    case 'share of party': {
      const party = idOf(asked.party);
      return party === undefined ? undefined : `share ${asked.place} party ${party}`;
    }
    case 'rate':
      return rateId(asked.from, asked.to);
    case 'condition':
      return conditionId(asked.name);
    case 'seat': {
      const party = idOf(asked.party);
      return party === undefined ? undefined : `seat ${party}`;
    }
  }
}

/** Land codes whose figures have rows. */
export function listShownPlaces({ places, others }: Pick<DealDraft, 'places' | 'others'>): readonly string[] {
  return [...new Set([...places, ...others])].filter((place) => place !== 'EU');
}

/**
 * The same merger without any figure or name: what the rules of its places ask of it are the fields that are shown. In
 * member states without a row nobody has anything, or every one of them would be asked for.
 */
export function blankDeal(draft: DealDraft): DealInput {
  const rows = Object.fromEntries(['World', 'EU', ...listShownPlaces(draft)].map((key) => [key, null]));
  return {
    Day: draft.day,
    Places: [...draft.places],
    OtherStates: 0,
    Parties: draft.parties.map(({ id, role, seat, currency }) => ({
      Name: id,
      Role: role,
      ...(seat === '' ? {} : { Seat: seat }),
      Currency: currency,
      Turnover: rows,
    })),
    Value: { Currency: draft.valueCurrency },
  };
}

/** A merger that was kept, as it is typed in. */
export function draftOf(deal: DealInput): DealDraft {
  const values: Record<string, string> = {};
  const put = (id: string, figure: number | null | undefined) => {
    if (typeof figure === 'number') values[id] = writeFigure(figure);
  };
  const parties = deal.Parties.map((party, at): DraftParty => {
    const id = String(at + 1);
    for (const table of TABLES) {
      for (const [key, figure] of Object.entries(party[table] ?? {})) put(figureId(id, table, key), figure);
    }
    return { id, name: party.Name, role: party.Role, seat: party.Seat ?? '', currency: party.Currency };
  });
  putDeal(deal, parties, put);
  for (const [name, is] of Object.entries(deal.Conditions ?? {})) values[conditionId(name)] = is ? 'yes' : 'no';
  for (const { From, To, Rate, Day, Source } of deal.Rates ?? []) {
    const id = rateId(From, To);
    put(id, Rate);
    values[besideRate(id, 'day')] = Day;
    values[besideRate(id, 'source')] = Source;
  }
  const listed = deal.Parties.flatMap((party) => TABLES.flatMap((table) => Object.keys(party[table] ?? {})));
  const lands = [...new Set(listed.map((key) => key.replace(/\..*$/u, '')))].filter((key) => /^[A-Z]{2}$/u.test(key));
  for (const [place, { currency }] of Object.entries(deal.Value?.In ?? {})) {
    if (currency !== deal.Value?.Currency) values[`value ${place} currency`] = currency;
  }
  return {
    day: deal.Day,
    places: deal.Places,
    others: lands.filter((land) => land !== 'EU' && !deal.Places.includes(land)),
    parties,
    valueCurrency: deal.Value?.Currency ?? 'EUR',
    isNoneElsewhere: deal.OtherStates === 0,
    values,
  };
}

/** The currency in which a part of the transaction value is told; that of the whole, unless a kept merger has another. */
export function currencyIn({ values, valueCurrency }: DealDraft, place: string): string {
  return values[`value ${place} currency`] ?? valueCurrency;
}

function putDeal(
  { Value, Interest, Votes, Shares }: DealInput,
  parties: readonly DraftParty[],
  put: (id: string, figure: number | null | undefined) => void,
): void {
  put('value', Value?.Amount);
  for (const [place, own] of Object.entries(Value?.In ?? {})) {
    put(`value ${place} amount`, own.amount);
    put(`value ${place} accumulated`, own.accumulated);
  }
  put('interest', Interest);
  put('votes before', Votes?.before);
  put('votes after', Votes?.after);
  for (const [place, { parties: each, ...own }] of Object.entries(Shares ?? {})) {
    for (const [of, share] of Object.entries(own)) put(`share ${place} ${of}`, share);
    for (const { id, name } of parties) put(`share ${place} party ${id}`, each?.[name]);
  }
}
