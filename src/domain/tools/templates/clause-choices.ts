/** What a reader chose for an arbitration clause; what was left open is absent. */
export interface ClauseChoices {
  /** An institution that administers the arbitration, by name; `none` where the parties want no institution. */
  readonly administration?: { readonly institution: string } | 'none';
  /** City of the seat. */
  readonly seat?: string;
  /** Country or territory whose courts and law that is. */
  readonly seatPlace?: string;
  readonly arbitrators?: 1 | 3;
  readonly language?: string;
  /** Place whose law governs the arbitration agreement. */
  readonly clauseLaw?: string;
  /** Place whose law governs the contract. */
  readonly contractLaw?: string;
}

/** Characters that a choice written by hand may have. */
export const LONGEST_CHOICE = 100;

/** A value written by hand as it stands in a text: one line, nothing that is not seen; undefined where nothing is left. */
export function tidyChoice(value: string | null | undefined): string | undefined {
  const tidy = (value ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CHOICE);
  return tidy === '' ? undefined : tidy;
}

/** Said of an institution where the parties want none. */
export const NO_INSTITUTION = 'none';

const WRITTEN = ['seat', 'seatPlace', 'language', 'clauseLaw', 'contractLaw'] as const;

export const CLAUSE_FIELDS = ['administration', 'arbitrators', ...WRITTEN] as const;

export type ClauseField = (typeof CLAUSE_FIELDS)[number];

/** What is wished for a clause, as a form or a call says it: an institution by its id, the rest as it was written. */
export type ClauseWish = Readonly<Partial<Record<Exclude<ClauseField, 'arbitrators'>, string | null | undefined>>> & {
  readonly arbitrators?: 1 | 3 | null | undefined;
};

/** The choices that a wish comes to; `institution`: the name of the one that it means. */
export function readChoices(wish: ClauseWish, institution: string | undefined): ClauseChoices {
  const { administration, arbitrators } = wish;
  const written = WRITTEN.flatMap((field) => {
    const value = tidyChoice(wish[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ...Object.fromEntries(written),
    ...(administration === NO_INSTITUTION ? { administration } : {}),
    ...(institution === undefined ? {} : { administration: { institution } }),
    ...(arbitrators ? { arbitrators } : {}),
  };
}
