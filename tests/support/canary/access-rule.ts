import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { Listener } from './marks.ts';

/** What of a document says who may read it. */
export interface Held {
  readonly edition: EditionId;
  /** Codes that it names; none means every full subscriber of the edition. */
  readonly codes: readonly AccessCode[];
  readonly publication?: string;
}

/** What the reduced codes open of themselves (SH-015). */
const REDUCED: Readonly<Partial<Record<AccessCode, string>>> = {
  YB: 'ka-book-08',
  IHB: 'ka-book-06',
  GPL: 'kipl-book-06',
  ILTT: 'kipl-book-07',
  SPW: 'kipl-book-08',
};

/** Who may read, as the decisions say it: the rule of the product, written a second time (SH-015). */
export function mayRead({ edition, codes }: Listener, held: Held): boolean {
  if (held.edition !== edition) return false;
  return codes.some((code) => {
    if (held.codes.includes(code)) return true;
    const own = REDUCED[code];
    return own === undefined ? held.codes.length === 0 : own === held.publication;
  });
}

/** Who may know that there is something: whoever has a subscription to its edition (OP-17, OP-122, OP-169). */
export function mayKnow({ edition, codes }: Listener, held: Pick<Held, 'edition'>): boolean {
  return held.edition === edition && codes.length > 0;
}
