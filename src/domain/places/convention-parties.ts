import TABLE from '#content/places/conventions.json' with { type: 'json' };

/** A treaty whose parties are chosen together; `lands` are land codes (OP-64). */
export interface ConventionTable {
  readonly id: string;
  readonly name: string;
  /** As facts of law name it; none where no library has any. */
  readonly instruments: readonly string[];
  /** Its parties where no fact says who they are. */
  readonly lands: readonly string[];
}

/** The conventions of industrial property, with their parties as lists had them on the day that the table names. */
export const CONVENTIONS: readonly ConventionTable[] = TABLE.map(({ id, name, instruments, lands }) => ({
  id,
  name,
  instruments,
  lands: lands.split(' '),
}));
