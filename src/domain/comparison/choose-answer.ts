import type { LegalDate, ReviewStatus } from '../document/document.ts';
import type { ReviewState } from './comparison.ts';

/** What decides which of several documents answers for one place or institution. */
export interface Answering {
  readonly reviewStatus: ReviewStatus | undefined;
  /** The day of its last review, else its legal date. */
  readonly date: LegalDate | undefined;
  /** The days on which what it says was law, where it says them. */
  readonly inForceFrom?: LegalDate | undefined;
  readonly inForceUntil?: LegalDate | undefined;
}

export interface ChosenAnswer<Document> {
  readonly document: Document;
  readonly status: ReviewState;
}

/**
 * The document that answers, of several in the order in which they came: the newest that is no draft, before those whose
 * law is not in force `today`, where that is given; of two of one date the later. It is under review where a draft is not
 * older, archived where its law is repealed (OP-143). Undefined where there are only drafts.
 */
export function chooseAnswer<Document extends Answering>(
  documents: readonly Document[],
  today?: string,
): ChosenAnswer<Document> | undefined {
  const drafts = documents.filter(({ reviewStatus }) => reviewStatus === 'draft');
  const answers = documents.filter(({ reviewStatus }) => reviewStatus !== 'draft');
  const rank = (one: Document) => Number(today === undefined || isInForce(one, today));
  const [document] = answers
    .toReversed()
    .toSorted((a, b) => rank(b) - rank(a) || (b.date ?? '').localeCompare(a.date ?? ''));
  if (!document) return undefined;
  if (document.reviewStatus === 'archived') return { document, status: 'archived' };
  const isUnderReview = drafts.some(({ date }) => date === undefined || date >= (document.date ?? ''));
  return { document, status: isUnderReview ? 'under review' : 'current' };
}

/** Whether a text that says when it was law is so on a day; one that says nothing of it always is. */
export function isInForce(
  { inForceFrom, inForceUntil }: Pick<Answering, 'inForceFrom' | 'inForceUntil'>,
  day: string,
): boolean {
  return (inForceFrom === undefined || inForceFrom <= day) && (inForceUntil === undefined || day <= inForceUntil);
}
