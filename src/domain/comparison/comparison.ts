/** How much one comparison holds (OP-93, OP-178). */
export const COMPARISON_LIMITS = { jurisdictions: 6, topics: 20 } as const;

/** What can stand in the columns of a product. */
export const COMPARED = ['places', 'organizations'] as const;

export type Compared = (typeof COMPARED)[number];

/** By what columns are grouped. */
export const PLACE_GROUPS = ['continent', 'union', 'convention', 'legal family', 'seat'] as const;

export type PlaceGroupKind = (typeof PLACE_GROUPS)[number];

/** Of an answer (OP-143): a newer draft exists: under review; the law is repealed: archived. */
export const REVIEW_STATES = ['current', 'under review', 'archived'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** What became of a cell since a day; of `not held` nobody can say, since no text of that day is at hand. */
export const CELL_CHANGES = ['changed', 'added', 'removed', 'not held'] as const;

/**
 * By what the text of a column was chosen: by the days on which it was in force, by when the library held it, as the newest
 * one; `ended` is a newest one that is in force no more.
 */
export const CHOSEN_BY = ['validity', 'library', 'newest', 'ended'] as const;

export type ChosenBy = (typeof CHOSEN_BY)[number];
