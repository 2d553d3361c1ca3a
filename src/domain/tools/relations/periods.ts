import type { LegalDate } from '#domain/document/document.ts';

/** A time. Without an end it lasts to this day; without a beginning it is not known when it was. */
export interface Period {
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
}

/** Whether one legal date lies before another, as far as both are precise: in one year nothing lies before `2007`. */
export function isBefore(one: LegalDate, other: LegalDate): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/** The earliest of what is known. */
export function earliest(dates: readonly (LegalDate | undefined)[]): LegalDate | undefined {
  return dates.flatMap((date) => date ?? []).toSorted()[0];
}

/** The latest of what is known. */
export function latest(dates: readonly (LegalDate | undefined)[]): LegalDate | undefined {
  return dates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1);
}

export type Overlap =
  | { readonly kind: 'known'; readonly from: LegalDate; readonly to: LegalDate | undefined }
  | { readonly kind: 'unknown' };

/**
 * The time that two periods share: known where both have a beginning, unknown where one that is missing might decide,
 * undefined where they lie apart. Years that touch overlap.
 */
export function findOverlap(one: Period, other: Period): Overlap | undefined {
  if (liesBefore(one, other) || liesBefore(other, one)) return undefined;
  const from = latest([one.from, other.from]);
  if (one.from === undefined || other.from === undefined || from === undefined) return { kind: 'unknown' };
  return { kind: 'known', from, to: earliest([one.to, other.to]) };
}

function liesBefore(one: Period, other: Period): boolean {
  return one.to !== undefined && other.from !== undefined && isBefore(one.to, other.from);
}
