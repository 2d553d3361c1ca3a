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
