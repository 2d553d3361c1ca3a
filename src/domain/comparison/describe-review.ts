import { formatDate } from '../document/format-date.ts';
import type { ChosenBy, ReviewState } from './comparison.ts';

/** Older reviews are marked (OP-143). */
const FRESH_MONTHS = 12;

/** When a column was reviewed, and how long ago where that is to be considered. */
export function describeReview({
  lastReviewDate,
  monthsSinceReview,
}: {
  readonly lastReviewDate: string | null;
  readonly monthsSinceReview: number | null;
}): {
  readonly words: string;
  readonly isOld: boolean;
} {
  if (lastReviewDate === null) return { words: 'Review date not stated', isOld: false };
  if (monthsSinceReview !== null && monthsSinceReview > FRESH_MONTHS) {
    return { words: `reviewed ${monthsSinceReview} months ago`, isOld: true };
  }
  return { words: `reviewed ${formatDate(lastReviewDate)}`, isOld: false };
}

/** The state of an answer in a word or two, and what that means (OP-143). */
export const STATES: Readonly<Record<ReviewState, { readonly name: string; readonly means: string }>> = {
  current: { name: 'Current', means: 'The answers are current.' },
  'under review': { name: 'Under review', means: 'A newer draft of these answers exists.' },
  archived: { name: 'Archived', means: 'The law that these answers state is repealed.' },
};

/** From when to when the text of another day held, or one held that is law no more; '' where the newest is shown. */
export function describeHeld({
  by,
  heldFrom,
  heldUntil,
}: {
  readonly by: ChosenBy;
  readonly heldFrom: string | null;
  readonly heldUntil: string | null;
}): string {
  if (by === 'newest') return '';
  if (by === 'ended')
    return `No longer in force${heldUntil === null ? '' : `: the last day was ${formatDate(heldUntil)}`}`;
  const what = by === 'validity' ? 'Law in force' : 'Text as the library held it';
  const [from, until] = [heldFrom && `from ${formatDate(heldFrom)}`, heldUntil && `until ${formatDate(heldUntil)}`];
  return [what, from, until].filter(Boolean).join(' ');
}
