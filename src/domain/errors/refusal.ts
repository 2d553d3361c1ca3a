/** A refusal: its status, and what a reader is told. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** The refusals of an area, by code. */
export type Refusals = Readonly<Record<string, Refusal>>;
