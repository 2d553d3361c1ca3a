/** Roles that a party can have; an acquirer with its whole group. */
export const ROLES = ['acquirer', 'target', 'parent of a joint venture'] as const;

export type Role = (typeof ROLES)[number];

/** Figures by what they are of: `World`, `EU`, a land code, each also with `.previous` for the year before. */
export type Figures = Readonly<Record<string, number | null | undefined>>;

/** The tables of figures that a party has, as a case names them. */
export const TABLES = ['Turnover', 'RetailTurnover', 'Assets'] as const;

export type Table = (typeof TABLES)[number];

export interface DealParty extends Readonly<Partial<Record<Table, Figures | null | undefined>>> {
  readonly Name: string;
  readonly Role: Role;
  /** Land code. */
  readonly Seat?: string | null | undefined;
  /** Of all its figures; ISO 4217. */
  readonly Currency: string;
}

export interface DealValue {
  readonly Amount?: number | null | undefined;
  readonly Currency: string;
  /** By land code, in the currency given there. */
  readonly In?: Readonly<Record<string, ValueInPlace>> | null | undefined;
}

export interface ValueInPlace {
  readonly amount?: number | null | undefined;
  readonly currency: string;
  readonly accumulated?: number | null | undefined;
}

/** Shares of a market in per cent. */
export interface DealShares {
  readonly combined?: number | null | undefined;
  readonly increment?: number | null | undefined;
  readonly largest?: number | null | undefined;
  readonly parties?: Figures | null | undefined;
}

export interface DealRate {
  readonly From: string;
  readonly To: string;
  readonly Rate: number;
  readonly Day: string;
  readonly Source: string;
}

/** A merger as its parties know it; what is absent is unknown, and never none. */
export interface Deal {
  readonly Parties: readonly DealParty[];
  /** Nought where member states that a party does not list are none; one listed with null is unknown. */
  readonly OtherStates?: 0 | null | undefined;
  readonly Value?: DealValue | null | undefined;
  /** Per cent acquired. */
  readonly Interest?: number | null | undefined;
  readonly Votes?:
    | { readonly before?: number | null | undefined; readonly after?: number | null | undefined }
    | null
    | undefined;
  readonly Shares?: Readonly<Record<string, DealShares>> | null | undefined;
  readonly Rates?: readonly DealRate[] | null | undefined;
  readonly Conditions?: Readonly<Record<string, boolean>> | null | undefined;
}
