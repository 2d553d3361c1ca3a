import type { ClauseWish } from '#contract/templates.ts';
import { tidyChoice } from '#domain/tools/templates/clause-choices.ts';

/** The fields of the form: text as it is typed; empty where nothing was chosen. */
export interface ClauseForm {
  /** Id of an institution, `none` or empty. */
  readonly administration: string;
  readonly seat: string;
  readonly seatPlace: string;
  /** `1`, `3` or empty. */
  readonly arbitrators: string;
  readonly language: string;
  readonly clauseLaw: string;
  readonly contractLaw: string;
}

export const EMPTY_FORM: ClauseForm = {
  administration: '',
  seat: '',
  seatPlace: '',
  arbitrators: '',
  language: '',
  clauseLaw: '',
  contractLaw: '',
};

const FIELDS = Object.keys(EMPTY_FORM) as (keyof ClauseForm)[];

/** What an address says of the form; anything else in it is left out. */
export function readClauseAddress(search: string): ClauseForm {
  const address = new URLSearchParams(search);
  const said = FIELDS.map((field) => [field, tidyChoice(address.get(field)) ?? '']);
  return { ...EMPTY_FORM, ...Object.fromEntries(said) } as ClauseForm;
}

/** The way back; empty where nothing was chosen. */
export function printClauseAddress(form: ClauseForm): string {
  const pairs = FIELDS.flatMap((field) => (form[field].trim() === '' ? [] : [[field, form[field].trim()]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** What the server is asked for. */
export function presentWish({ arbitrators, ...written }: ClauseForm): ClauseWish {
  const filled = Object.entries(written).filter(([, value]) => value.trim() !== '');
  const number = arbitrators === '1' ? 1 : arbitrators === '3' ? 3 : undefined;
  return { ...Object.fromEntries(filled), ...(number === undefined ? {} : { arbitrators: number }) };
}
