import type { LegalDate, ReviewStatus } from '../document/document.ts';
import type { ReviewState } from './comparison.ts';

/** What decides which of several documents answers for one place or institution. */
export interface Answering {
  readonly reviewStatus: ReviewStatus | undefined;
  /** The day of its last review, else its legal date. */
  readonly date: LegalDate | undefined;
}

export interface ChosenAnswer<Document> {
  readonly document: Document;
  readonly status: ReviewState;
}

/**
 * The document that answers, of several in the order in which they came: the newest that is no draft; of two of one date
 * the later. It is under review where a draft is not older, archived where its law is repealed (OP-143). Undefined where
 * there are only drafts.
 */
export function chooseAnswer<Document extends Answering>(
  documents: readonly Document[],
): ChosenAnswer<Document> | undefined {
  const drafts = documents.filter(({ reviewStatus }) => reviewStatus === 'draft');
  const answers = documents.filter(({ reviewStatus }) => reviewStatus !== 'draft');
  const [document] = answers.toReversed().toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (!document) return undefined;
  if (document.reviewStatus === 'archived') return { document, status: 'archived' };
  const isUnderReview = drafts.some(({ date }) => date === undefined || date >= (document.date ?? ''));
  return { document, status: isUnderReview ? 'under review' : 'current' };
}
